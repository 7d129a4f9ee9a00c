import { createClient, isApiError, parseJson, type Client, type FileAnswer, type Tokens } from '@seaberry/api-client';
import type { ControllerName } from '@seaberry/api-client';

import type { App } from '../../app-context.tsx';
import { tokenOwner } from '../../shared/token-store.ts';
import { apiHost } from '../../shared/env.ts';
import { reportingFetch, type ShownAnswer, type ShownRequest } from './exchange.logic.ts';

/** One exchange: the request, the response, and the client's result. */
export interface Exchange {
  request: ShownRequest | null;
  answer: ShownAnswer | null;
  /** Body of the response: parsed JSON, or the unparsed text. */
  body: unknown;
  file: FileAnswer | null;
  /** Error thrown by the client. */
  error: unknown;
}

export interface Call {
  controller: ControllerName;
  name: string;
}

type AnyCall = (input: unknown) => Promise<unknown>;

/** Maximum time in ms to wait for the first data of a stream. */
const STREAM_WAIT_MS = 5000;

/** Sends a call through the client of the app, and records the exchange. */
export async function sendCall(app: App, { controller, name }: Call, input: unknown, fetcher: typeof fetch): Promise<Exchange> {
  const exchange: Exchange = { request: null, answer: null, body: undefined, file: null, error: null };
  const reportedFetch = reportingFetch(fetcher, {
    request: (request) => (exchange.request = request),
    answer: (answer) => (exchange.answer = answer),
  });
  const client = createClient({
    baseUrl: apiHost(),
    tokens: { ...app.tokens, set: (next) => setTokensOfSameUser(app, next) },
    locale: () => app.texts.get().locale,
    fetch: async (target, init) => {
      const response = await reportedFetch(target, init);
      const type = response.headers.get('Content-Type') ?? '';
      if (type.includes('json')) exchange.body = readBody(await response.clone().text());
      return response;
    },
    onSessionEnd: () => void app.signOut(),
  });
  try {
    if (controller === 'live') exchange.body = await firstStreamText(client);
    else {
      // Chosen from the declarations, so the client has it.
      const calls = client[controller] as unknown as Record<string, AnyCall>;
      const result = await calls[name]?.(input);
      if (isFile(result)) exchange.file = result;
    }
  } catch (error) {
    exchange.error = error;
  }
  return exchange;
}

/** Stores new tokens of the same user only: a sign-in as another user from here must not change the user of this page. */
function setTokensOfSameUser(app: App, next: Tokens): void {
  const now = app.tokens.get();
  if (now && tokenOwner(now.accessToken) === tokenOwner(next.accessToken)) app.tokens.set(next);
}

function readBody(text: string): unknown {
  try {
    return text === '' ? undefined : parseJson(text);
  } catch {
    return text;
  }
}

/** Text of the first data of the live stream; empty without any in time. */
async function firstStreamText(client: Client): Promise<string> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), STREAM_WAIT_MS);
  try {
    const response = await client.openStream(controller.signal);
    const { value } = (await response.body?.getReader().read()) ?? {};
    return new TextDecoder().decode(value);
  } catch (error) {
    if (isApiError(error) && error.kind !== 'aborted') throw error;
    return '';
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

const isFile = (result: unknown): result is FileAnswer => typeof result === 'object' && result !== null && 'blob' in result;
