import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';

/** One prepared reply of the stub. */
export interface StubAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Delay of the reply, in ms. */
  delayMs?: number;
}

export interface StubRequest {
  path: string;
  query: Record<string, string>;
  correlationId: string | null;
  apiKey: string | null;
}

/** Fake carrier for tests: DCSA paths over real HTTP, with prepared responses by requested number; other paths have theirs by path. */
export interface StubCarrier {
  baseUrl: string;
  /** All requests in order. */
  requests: StubRequest[];
  /** Sets the response for this number; a list is used in order, its last entry repeatedly. */
  answer(reference: string, answers: StubAnswer | StubAnswer[]): void;
  /** Removes all prepared responses and recorded requests. */
  forget(): void;
  close(): Promise<void>;
}

const PARAMETERS = ['transportDocumentReference', 'equipmentReference', 'carrierBookingReference'];

/** Starts the fake carrier on a free port. Numbers without a prepared response are unknown: 404 in the error form of DCSA. */
export async function startStubCarrier(): Promise<StubCarrier> {
  const answers = new Map<string, StubAnswer[]>();
  const requests: StubRequest[] = [];
  const app = new Hono();
  app.get('*', async (c) => {
    const query = c.req.query();
    requests.push({
      path: c.req.path,
      query,
      correlationId: c.req.header('X-Correlation-Id') ?? null,
      apiKey: c.req.header('API-Key') ?? null,
    });
    const reference = PARAMETERS.map((name) => query[name]).find((value) => value !== undefined) ?? c.req.path;
    const waiting = answers.get(reference) ?? [];
    const answer = (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? notFound;
    if (answer.delayMs) await new Promise((resolve) => setTimeout(resolve, answer.delayMs));
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? []);
    return new Response(text, {
      status: answer.status ?? 200,
      headers: { 'Content-Type': 'application/json', 'API-Version': '2.2.0', ...answer.headers },
    });
  });
  const { server, port } = await new Promise<{ server: ServerType; port: number }>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve({ server: started, port: info.port }));
  });
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    answer: (reference, next) => void answers.set(reference, Array.isArray(next) ? [...next] : [next]),
    forget() {
      answers.clear();
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

const notFound: StubAnswer = { status: 404, body: dcsaError(404, 'notFound', 'No shipment is known under this reference') };

/** An error body of DCSA. */
export function dcsaError(statusCode: number, errorCodeText: string, errorCodeMessage: string): object {
  return { statusCode, errors: [{ errorCode: 7004, errorCodeText, errorCodeMessage }] };
}
