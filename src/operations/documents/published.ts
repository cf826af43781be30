/** The published texts. scripts/bundle-program.ts compresses them into a file, from which texts.ts reads them. */
export * from '../../../generated/docs.js';
export * from '../../../generated/documents.js';
export * as guideTexts from '../../../generated/guide-texts.js';
export * as guides from '../../../generated/guides.js';
