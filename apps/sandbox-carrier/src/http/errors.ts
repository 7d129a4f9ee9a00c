import type { Context } from 'hono';
import { randomUUID } from 'node:crypto';

/** One error of a request. */
export interface Fault {
  /** DCSA error code, 7000–9999. */
  readonly errorCode: number;
  readonly errorCodeText: string;
  readonly errorCodeMessage: string;
  readonly property?: string;
  readonly value?: string;
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

export const invalidQuery = (property: string, value: string, errorCodeMessage: string): Fault => ({
  errorCode: 7007,
  errorCodeText: 'invalidQuery',
  errorCodeMessage,
  property,
  value,
});

/** An invalid request; thrown by handlers, converted to the error body in one place. */
export class RequestFault extends Error {
  readonly status: number;
  readonly faults: readonly Fault[];

  constructor(status: number, faults: readonly Fault[]) {
    super(faults[0]?.errorCodeMessage ?? STATUS_TEXTS[status] ?? 'error');
    this.status = status;
    this.faults = faults;
  }
}

/** Error body of DCSA (ErrorResponse). Its date is wall time, as it belongs to the request. */
export function errorResponse(c: Context, status: number, errors: readonly Fault[], headers: Record<string, string> = {}): Response {
  const url = new URL(c.req.url);
  const body = {
    httpMethod: c.req.method,
    requestUri: `${url.pathname}${url.search}`,
    statusCode: status,
    statusCodeText: STATUS_TEXTS[status] ?? 'Error',
    providerCorrelationReference: randomUUID(),
    errorDateTime: new Date().toISOString(),
    errors,
  };
  return Response.json(body, { status, headers });
}
