/**
 * A test used a call that the contract does not have, or returned a result that it does not allow. Not an `ApiError`: no screen may treat
 * it as a failure of the server.
 */
export class DoubleError extends Error {
  /** `controller.call`; null when the request is no declared call. */
  readonly call: string | null;

  constructor(call: string | null, what: string) {
    super(`@seaberry/api-client/doubles: ${call ? `${call} ` : ''}${what}`);
    this.name = 'DoubleError';
    this.call = call;
  }
}
