export { BRAND, brandSteps, type BrandStep } from './brand.js';
export { dark } from './dark.js';
export { fixed } from './fixed.js';
export { light } from './light.js';
export { fixedTokens, themedTokens, type FixedToken, type ThemedToken, type TokenKind, type TokenName, type TokenSpec } from './schema.js';
