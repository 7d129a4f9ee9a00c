/** Timeout for `expect.poll` on a NOTIFY, a stream or another process: longer than the default second, for busy machines. */
export const SOON = { timeout: 20_000 };

/** Transaction timeout in tests, for busy machines. `port.engine.db.test.ts` tests the timeout itself. */
export const TEST_TRANSACTION_LIMIT_MS = 50_000;
