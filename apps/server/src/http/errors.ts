/** Error that the caller can resolve. HTTP 200, envelope code 400, message `[CODE] text` in the caller's language. */
export class BusinessError extends Error {
  readonly code: string;
  readonly params: Record<string, string | number>;

  /** @param code Key in the messages area `errors`, e.g. `D1000`. */
  constructor(code: string, params: Record<string, string | number> = {}) {
    super(code);
    this.name = 'BusinessError';
    this.code = code;
    this.params = params;
  }
}

/** Code in the messages area `errors`, alone or with the parameters of its text. */
export type Reason = string | { code: string; params: Record<string, string | number> };

/** Rejected fields, each with the codes (messages area `errors`) of its reasons. The message becomes JSON text of field → texts. */
export class FieldErrors extends Error {
  readonly fields: Record<string, readonly Reason[]>;

  constructor(fields: Record<string, readonly Reason[]>) {
    super('Some fields cannot be taken.');
    this.name = 'FieldErrors';
    this.fields = fields;
  }
}

/** The row was changed since the version that the caller sent. Envelope code 409, message `[outdated] text`, the row in `extras.current`. */
export class Outdated extends Error {
  readonly current: unknown;
  readonly readBy: string | undefined;

  /**
   * @param current The row now.
   * @param readBy Call of the same controller that reads it; a caller who may not make that call does not get the row. Default: its list.
   */
  constructor(current: unknown, readBy?: string) {
    super('The row was changed meanwhile.');
    this.name = 'Outdated';
    this.current = current;
    this.readBy = readBy;
  }
}

/** Not authenticated, or no longer. Envelope code 401 and the header `access-token: invalid_token`. */
export class SignedOut extends Error {
  constructor() {
    super('Not signed in.');
    this.name = 'SignedOut';
  }
}

/** The signature of a request was refused. Envelope code 401 with the reason. */
export class SignatureRefused extends SignedOut {
  readonly code: string;

  /** @param code Key in the messages area `errors`. */
  constructor(code: string) {
    super();
    this.name = 'SignatureRefused';
    this.code = code;
  }
}

/** The caller lacks the permission of the call. Envelope code 403. */
export class Forbidden extends Error {
  constructor() {
    super('No permission.');
    this.name = 'Forbidden';
  }
}

/** The body has another content type than the call takes. HTTP 415. */
export class WrongContentType extends Error {
  constructor() {
    super('Wrong content type.');
    this.name = 'WrongContentType';
  }
}

/** Too many calls. HTTP 429. */
export class TooMany extends Error {
  readonly retryAfterS: number;

  constructor(retryAfterS: number) {
    super('Too many requests.');
    this.name = 'TooMany';
    this.retryAfterS = retryAfterS;
  }
}
