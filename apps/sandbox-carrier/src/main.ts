import { serve } from '@hono/node-server';
import { createSandboxApp } from './app.ts';
import { parseClock } from './clock.ts';
import { beginConfiguredOutage, Outage } from './http/guards.ts';

/** With `LOG_LEVEL=warn` or `error`, only errors are logged: neither ordinary requests nor start and stop. */
const isQuiet = ['warn', 'error'].includes(process.env['LOG_LEVEL'] ?? 'info');

const write = <T extends { level: string }>(line: T): void => {
  if (!isQuiet || line.level === 'error') process.stdout.write(`${JSON.stringify(line)}\n`);
};
const say = (msg: string, more: object = {}): void => write({ time: new Date().toISOString(), level: 'info', msg, ...more });

/** A setting that must be a whole number from 0 up. */
function numberSetting(name: string, fallback: number): number {
  const text = process.env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`sandbox-carrier: ${name} must be a whole number, got "${text}"`);
  return value;
}

function main(): void {
  const apiKey = process.env['SANDBOX_API_KEY'];
  if (!apiKey) throw new Error('sandbox-carrier: set SANDBOX_API_KEY; it is the key that callers send in the API-Key header');
  const dataFile = process.env['SANDBOX_DATA'];
  const outage = new Outage(Date.now);
  beginConfiguredOutage(outage, process.env['SANDBOX_OUTAGE']);
  const clock = parseClock(process.env['TRACKING_CLOCK']);
  const app = createSandboxApp({ clock, apiKey, dataFile, rateLimit: numberSetting('SANDBOX_RATE_LIMIT', 50), outage, log: write });
  const hostname = process.env['HOST'] || '127.0.0.1';
  const server = serve({ fetch: app.fetch, port: numberSetting('PORT', 4010), hostname }, ({ address, port }) =>
    say('listening', { address, port, domainNow: new Date(clock.now()).toISOString(), data: dataFile ? 'file' : 'memory' }),
  );
  server.on('error', (error) => {
    write({ time: new Date().toISOString(), level: 'error', msg: error.message });
    process.exitCode = 1;
  });
  const stop = (signal: string): void => {
    say('stopping', { signal });
    // Pending requests are completed; keep-alive connections are closed once idle.
    server.close(() => say('stopped'));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The launcher was killed. Its channel alone must not keep this process running.
  process.once('disconnect', () => stop('disconnect'));
  process.channel?.unref();
}

main();
