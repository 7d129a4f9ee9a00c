/** Why a call failed. One family, so that callers decide once what each kind means. */
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
  /** The envelope's code, or the `[CODE]` in front of a message of the present back end. */
  code?: string;
  /** Field → reason codes or texts, when the server judged the input. */
  fields?: Record<string, string[]>;
  /** Correlation id of the response, to quote in a report. */
  correlationId?: string;
  /** Seconds until another attempt makes sense, by the header Retry-After, however it was written. */
  retryAfterS?: number;
  cause?: unknown;
}

/**
 * The only error the client throws.
 *
 * `message` is the server's own text where it sent one (product specification §8), otherwise a technical one in English;
 * what a person reads is decided by the caller from `kind`, `code` and `fields`.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly call: string;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly fields: Record<string, string[]> | undefined;
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
    this.correlationId = details.correlationId;
    this.retryAfterS = details.retryAfterS;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
