import type { Generator } from '../generator.js';

export const jvmGenerators: readonly Generator[] = [];
