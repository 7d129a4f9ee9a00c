export type { BillFieldName, CallName, ControllerName } from './contract/index.js';
export type { MenuEntry, OceanBillInput, OceanBillRow } from './contract/schemas.js';
export type { Answered, Input, Parsed, Result } from './contract/schemas.js';
export { ApiError, isApiError, type ApiErrorDetails, type ApiErrorKind } from './errors.js';
export { createClient, REQUEST_TIMEOUT_MS, type CallOptions, type Client, type ClientOptions, type FileAnswer } from './http/client.js';
export { parseJson } from './http/json.js';
export { INVALID_TOKEN, memoryTokenStore, tokenClaims, tokenExpiry, tokenHeaders, type Tokens, type TokenStore } from './http/tokens.js';
export type { Mismatch } from './http/tolerant.js';
export type { AnswerOf } from './http/client.js';
