import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

const CONNECTIONS = 50;
const WARM_MS = 1500;
const MEASURED_MS = 2500;
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

interface Report {
  port?: number;
  cpuUs: number;
  requests: number;
}

/** Processor time that a server of node alone takes for a request here, in µs: what other machines' figures are compared by. */
export async function bareCpuUs(): Promise<number> {
  const child = fork(import.meta.filename);
  const told = (): Promise<Report> => new Promise((resolve) => child.once('message', (report) => resolve(report as Report)));
  try {
    const { port = 0 } = await told();
    const now = (): Promise<Report> => {
      const report = told();
      child.send('report');
      return report;
    };
    await ask(port, WARM_MS);
    const before = await now();
    await ask(port, MEASURED_MS);
    const after = await now();
    return (after.cpuUs - before.cpuUs) / (after.requests - before.requests);
  } finally {
    child.kill();
  }
}

/** Many clients, each with its next request as soon as it has an answer. */
async function ask(port: number, forMs: number): Promise<void> {
  const end = Date.now() + forMs;
  const client = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', reject);
      socket.on('close', () => resolve());
      socket.on('data', () => (Date.now() < end ? socket.write(REQUEST) : socket.destroy()));
      socket.write(REQUEST);
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
}

/** The other side: this file as a process of its own. */
function serve(send: (report: Report) => void): void {
  let requests = 0;
  const report = (): Report => {
    const { user, system } = process.cpuUsage();
    return { cpuUs: user + system, requests };
  };
  const server = createServer((_, response) => {
    requests += 1;
    response.setHeader('Content-Type', 'application/json');
    response.end('{"ok":true}');
  });
  server.listen(0, '127.0.0.1', () => send({ ...report(), port: (server.address() as AddressInfo).port }));
  process.on('message', () => send(report()));
}

if (process.send) serve((report) => process.send?.(report));
