import type { Client } from '@seaberry/api-client';

import { apiHost } from '../../shared/env.ts';
import { EXAMPLE_PATH, newNonce, type ExampleKey } from './examples.logic.ts';

export type Verdict = { accepted: true; account: string; realName: string; company: string } | { accepted: false; reason: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Sends a signed request as a program would: without the session of this page. */
export async function sendSigned(client: Client, { accessKey, secret }: ExampleKey, language: string): Promise<Verdict> {
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), newNonce()];
  const input = { accessKey, accessSecret: secret, method: 'GET' as const, url: EXAMPLE_PATH, timestamp, nonce };
  const sign = await client.sysOpenAccess.generateSignature(input);
  const response = await fetch(`${apiHost()}${EXAMPLE_PATH}`, {
    headers: { accessKey, timestamp, nonce, sign, 'Accept-Language': language },
    credentials: 'omit',
    cache: 'no-store',
  });
  const { code, message, result } = (await response.json()) as {
    code?: unknown;
    message?: unknown;
    result?: Record<string, unknown> | null;
  };
  if (code !== 200 || !result) return { accepted: false, reason: textOf(message) || `HTTP ${response.status}` };
  return {
    accepted: true,
    account: textOf(result['account']),
    realName: textOf(result['realName']),
    company: textOf(result['tenantName']) || textOf(result['orgName']),
  };
}
