import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { useAgent as filteringAgent } from 'request-filtering-agent';
import { withoutQuery, type Header } from './rules.ts';

const MAX_REDIRECTS = 5;
/** Bytes of a response that are read. */
const MAX_BODY = 16_384;

export interface HttpRequest {
  method: string;
  address: string;
  headers: readonly Header[];
  body: string | null;
  timeoutMs: number;
  /** The same for every attempt at one time, so that the receiver can recognise a repetition. */
  idempotencyKey: string;
  /** Redirects that are followed; a response beyond them is returned where none are. @default 5 */
  redirects?: number;
}

/** Host names that the operator allows, whatever their addresses, and the setting that has them. */
export interface AllowedHosts {
  names: readonly string[];
  setting: 'JOB_HOSTS' | 'PLUGIN_HOSTS';
}

export interface HttpResult {
  status: number;
  /** Beginning of the body. */
  body: string;
}

/** A request that was refused before it was made. */
export class RefusedAddress extends Error {}

/**
 * Makes the request of a job or a web hook. Addresses of the server's own network are refused when the connection is made, after the name was resolved,
 * and for each redirect: loopback, private, link-local, carrier-grade NAT and reserved ranges.
 */
export async function request(job: HttpRequest, hosts: AllowedHosts, signal: AbortSignal): Promise<HttpResult> {
  const most = job.redirects ?? MAX_REDIRECTS;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(job.timeoutMs)]);
  let { method, address, headers, body } = job;
  for (let redirects = 0; ; redirects += 1) {
    const url = new URL(address);
    const response = await send(url, { ...job, method, headers, body }, hosts, limit);
    const status = response.statusCode ?? 0;
    const to = response.headers.location;
    if (status < 300 || status > 399 || to === undefined || status === 304 || most === 0) {
      const read = beginning(response).catch((error: Error) => {
        throw describe(error, url, limit, hosts);
      });
      return { status, body: await read };
    }
    response.destroy();
    if (redirects === most) throw new Error(`More than ${most} redirects.`);
    if (!URL.canParse(to, url.href)) throw new Error('The response redirects to no address.');
    const next = new URL(to, url);
    if (next.protocol !== 'http:' && next.protocol !== 'https:') throw new RefusedAddress('The response redirects to another protocol.');
    // Headers and body were meant for the host of the job.
    if (next.origin !== url.origin) [headers, body] = [[], null];
    if (status === 303 || (method === 'POST' && status < 303)) [method, body] = ['GET', null];
    address = next.href;
  }
}

function send(url: URL, job: HttpRequest, hosts: AllowedHosts, signal: AbortSignal): Promise<IncomingMessage> {
  const { method, headers, body, idempotencyKey } = job;
  const allowed = hosts.names.includes(url.hostname.toLowerCase());
  const sent: Record<string, string> = { 'User-Agent': 'Seaberry', 'Idempotency-Key': idempotencyKey };
  for (const { key, value } of headers) sent[key] = value;
  if (body !== null) sent['Content-Length'] = String(Buffer.byteLength(body));
  const { request: open } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = open(url, { method, headers: sent, signal, agent: allowed ? false : filteringAgent(url.href, {}) }, resolve);
    outgoing.on('error', (error) => reject(describe(error, url, signal, hosts)));
    outgoing.end(body ?? undefined);
  });
}

function describe(error: Error, url: URL, signal: AbortSignal, { setting }: AllowedHosts): Error {
  if (/is not allowed\. Because/u.test(error.message))
    return new RefusedAddress(
      `${withoutQuery(url.href)} is in the network of the server. The operator can allow its host with ${setting}.`,
    );
  const reason: unknown = signal.aborted ? signal.reason : null;
  if (reason instanceof Error && reason.name === 'TimeoutError') return new Error('The request took longer than its time-out.');
  return error;
}

async function beginning(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= MAX_BODY) break;
  }
  return Buffer.concat(parts).subarray(0, MAX_BODY).toString('utf8');
}
