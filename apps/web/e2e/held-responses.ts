import { expect, type Page, type Route } from '@playwright/test';

/** Failure of a response: `page` is the HTML page of a gateway, `gone` a lost connection. */
export type Trouble = 'error' | 'tooMany' | 'page' | 'gone';
const HTML = '<!doctype html><html><body>502 Bad gateway</body></html>';

const RESPOND: Record<Trouble, (route: Route) => Promise<void>> = {
  error: (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  tooMany: (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, contentType: 'application/json', body: '{}' }),
  page: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: HTML }),
  gone: (route) => route.abort('connectionreset'),
};

export interface HeldResponses {
  /** Number of intercepted calls. */
  calls(): number;
  /** Releases the waiting response. */
  release(trouble: Trouble | null): Promise<void>;
  end(): Promise<void>;
}

/** Intercepts every response of a call until `release` decides its outcome. */
export async function hold(page: Page, api: string): Promise<HeldResponses> {
  const waiting: Route[] = [];
  let calls = 0;
  const url = new RegExp(`/api/${api}(?:\\?|$)`);
  await page.route(url, (route) => {
    calls += 1;
    waiting.push(route);
  });
  return {
    calls: () => calls,
    async release(trouble) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      const route = waiting.shift();
      if (route) await (trouble ? RESPOND[trouble](route) : route.continue());
    },
    end: () => page.unroute(url),
  };
}
