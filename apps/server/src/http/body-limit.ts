import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from './env.ts';
import { BusinessError } from './errors.ts';

/**
 * Rejects bodies over the limit. A body with a declared length passes unchanged: wrapping it in a stream would cost half as much as the
 * call, and Node reads no more than that length. Other bodies are counted while read, and are read only when a handler needs them, after
 * authentication.
 */
export function limitBody(maxSize: number, refuse: (context: Context<AppEnv>) => Response): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { method } = context.req;
    if (method === 'GET' || method === 'HEAD') return next();
    const length = context.req.header('Content-Length');
    if (length !== undefined && context.req.header('Transfer-Encoding') === undefined)
      return Number(length) > maxSize ? refuse(context) : next();
    const { body } = context.req.raw;
    if (!body) return next();
    const counted = count(body, maxSize);
    context.req.raw = withBody(context.req.raw, counted.stream);
    await next();
    // The handler saw an aborted body and may have responded with another error.
    if (counted.tooLarge()) context.res = refuse(context);
    return undefined;
  };
}

/**
 * For a call with a lower limit: rejects a body with a larger declared length, and aborts others at the limit. @throws BusinessError
 * bodyTooLarge
 */
export function assertShort(context: Context<AppEnv>, maxSize: number): void {
  const length = context.req.header('Content-Length');
  if (length !== undefined && context.req.header('Transfer-Encoding') === undefined) {
    if (Number(length) > maxSize) throw new BusinessError('bodyTooLarge');
    return;
  }
  const { method, body } = context.req.raw;
  if (method !== 'GET' && method !== 'HEAD' && body) context.req.raw = withBody(context.req.raw, count(body, maxSize).stream);
}

// `duplex` is required with a stream, but missing in the types of a request.
const withBody = (request: Request, body: ReadableStream<Uint8Array>): Request =>
  new Request(request, { body, duplex: 'half' } as RequestInit & { duplex: 'half' });

/** Same body, aborted once it is too large. */
function count(body: ReadableStream<Uint8Array>, maxSize: number): { stream: ReadableStream<Uint8Array>; tooLarge: () => boolean } {
  const reader = body.getReader();
  let size = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        size += value.length;
        if (size <= maxSize) return controller.enqueue(value);
        await reader.cancel();
        return controller.error(new Error('The body is too large.'));
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { stream, tooLarge: () => size > maxSize };
}
