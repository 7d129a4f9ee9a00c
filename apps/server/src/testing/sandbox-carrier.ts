import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const KEY = 'sandbox-key';
const MAIN = fileURLToPath(new URL('../../../sandbox-carrier/src/main.ts', import.meta.url));

/** Access to a running sandbox carrier. */
export interface SandboxCarrier {
  address: string;
  /** Of a setting of a carrier. */
  access: { apiKey: string; apiKeyHeader: string };
  /** Makes a call of the sandbox itself, e.g. `bookings`. */
  post(call: string, body: object): Promise<unknown>;
  stop(): void;
}

/** Starts the sandbox carrier as a process of its own, as every carrier is. Its clock stays at `now`. */
export async function startSandboxCarrier(now: string): Promise<SandboxCarrier> {
  const env = { PATH: process.env['PATH'] ?? '', PORT: '0', SANDBOX_API_KEY: KEY, TRACKING_CLOCK: `${now},1e-9` };
  const carrier = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    carrier.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    carrier.once('exit', () => reject(new Error(`the sandbox carrier ended: ${output}`)));
    carrier.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /"port":(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
  return {
    address,
    access: { apiKey: KEY, apiKeyHeader: 'API-Key' },
    async post(call, body) {
      const headers = { 'API-Key': KEY, 'Content-Type': 'application/json' };
      const response = await fetch(`${address}/sandbox/v1/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    stop: () => void carrier.kill(),
  };
}
