import type { Generator } from '../generator.js';

export const goGenerators: readonly Generator[] = [];
