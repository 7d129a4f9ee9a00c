/**
 * For `expect.poll`, where something comes by a NOTIFY, a stream or another process: at once as a rule, and on a busy machine not always
 * within the second that is waited otherwise.
 */
export const SOON = { timeout: 20_000 };

/** How long a transaction may take in a test: the watchdog has a test of its own, and a busy machine is no fault of the others. */
export const UNIT_LIMIT_MS = 50_000;
