import type { Generator } from '../generator.js';

export const rustGenerators: readonly Generator[] = [];
