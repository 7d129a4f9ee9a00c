/** Kind of failure of a call. One family, so that callers handle each kind in one place. */
export type ApiErrorKind =
  | 'required-parameter'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'http'
  | 'unauthorized'
  | 'business'
  | 'invalid-response';

export interface ApiErrorDetails {
  /** `controller.call` */
  call: string;
  /** HTTP status, when there was a response. */
  status?: number;
  /** Code of the envelope, or the `[CODE]` prefix of a message of the origin. */
  code?: string;
  /** Field → reason codes or texts, for a validation error. */
  fields?: Record<string, string[]>;
  /** The row as it is now, of a change that was made from an older one (code `outdated`). */
  current?: Record<string, unknown>;
  /** Correlation id of the response, to quote in a report. */
  correlationId?: string;
  /** Seconds until a retry makes sense, from the header Retry-After in either format. */
  retryAfterS?: number;
  cause?: unknown;
}

/**
 * The only error the client throws.
 *
 * `message` is the text of the server if it sent one (product specification §8), otherwise a technical one in English; the caller decides
 * from `kind`, `code` and `fields` which text users see.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly call: string;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly fields: Record<string, string[]> | undefined;
  readonly current: Record<string, unknown> | undefined;
  readonly correlationId: string | undefined;
  readonly retryAfterS: number | undefined;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.call = details.call;
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields;
    this.current = details.current;
    this.correlationId = details.correlationId;
    this.retryAfterS = details.retryAfterS;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
