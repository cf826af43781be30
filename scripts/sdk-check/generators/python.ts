import type { Generator } from '../generator.js';

export const pythonGenerators: readonly Generator[] = [];
