import type { Hono } from 'hono';
import { createSandboxApp, type RequestLog, type SandboxOptions } from '../app.ts';
import type { DcsaEvent } from '../wire/events.ts';

export const NOW = Date.parse('2026-11-21T09:00:00Z');
export const API_KEY = 'test-key';

/** A carrier with two clocks that tests set. */
export interface TestSandbox {
  readonly app: Hono;
  readonly domainClock: { now: number };
  readonly wallClock: { now: number };
  readonly log: RequestLog[];
  get(path: string): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
  /** All events of a query, which must return 200. */
  events(query: string): Promise<DcsaEvent[]>;
}

export function startSandbox(options: Partial<SandboxOptions> = {}): TestSandbox {
  const domainClock = { now: NOW };
  const wallClock = { now: NOW };
  const log: RequestLog[] = [];
  const app = createSandboxApp({
    clock: { now: () => domainClock.now },
    wallNow: () => wallClock.now,
    apiKey: API_KEY,
    rateLimit: 10_000,
    log: (line) => log.push(line),
    ...options,
  });
  const headers = { 'API-Key': API_KEY, 'Content-Type': 'application/json' };
  const get = async (path: string): Promise<Response> => app.request(path, { headers });
  return {
    app,
    domainClock,
    wallClock,
    log,
    get,
    post: async (path, body) => app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }),
    events: async (query) => {
      const response = await get(`/v2/events?limit=1000&${query}`);
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      // Unchecked response of the service; the tests cover its shape.
      return (await response.json()) as DcsaEvent[];
    },
  };
}

export const eventTypeCodeOf = (event: DcsaEvent): string =>
  event.transportEventTypeCode ?? event.equipmentEventTypeCode ?? event.shipmentEventTypeCode ?? '';
