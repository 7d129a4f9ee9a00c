import type { AnswerOf, Client } from '@seaberry/api-client';
import { useEffect, useEffectEvent, useState } from 'react';

import { useApp } from '../../app-context.tsx';
import { isOver, pauseUntilVisible, phaseOf, type ScanPhase } from './scan.logic.ts';

/** Poll interval in ms; the server allows 90 requests per minute. */
const POLL_MS = 2000;

export type ScanAnswer = AnswerOf<'sysAuth', 'scanState'>;

interface Scan {
  phase: ScanPhase;
  /** For the QR code; grants no access. The secret stays in this page. */
  id: string | undefined;
  error: unknown;
}

const MAKING: Scan = { phase: 'making', id: undefined, error: null };

/** Sign-in by approval on another device: polls every two seconds while the page is visible. */
export function useScan(onConfirmed: (answer: ScanAnswer) => void): Scan & { renew(): void } {
  const { client } = useApp();
  const [round, setRound] = useState(0);
  const [scan, setScan] = useState(MAKING);
  const confirmed = useEffectEvent(onConfirmed);
  useEffect(() => {
    const controller = new AbortController();
    pollUntilOver(client, controller.signal, setScan).then(
      (answer) => answer && confirmed(answer),
      (error: unknown) => {
        if (!controller.signal.aborted) setScan((before) => ({ ...before, phase: 'failed', error }));
      },
    );
    return () => controller.abort();
  }, [client, round]);
  return {
    ...scan,
    renew: () => {
      setScan(MAKING);
      setRound(round + 1);
    },
  };
}

/** Polls until the scan is over; resolves to the tokens, or to nothing. */
async function pollUntilOver(client: Client, signal: AbortSignal, onChange: (scan: Scan) => void): Promise<ScanAnswer | null> {
  const { id, secret, expirySeconds } = await client.sysAuth.scanCreate(undefined, { signal });
  const end = Date.now() + expirySeconds * 1000;
  let phase: ScanPhase = 'waiting';
  while (!isOver(phase)) {
    onChange({ phase, id, error: null });
    await pauseUntilVisible(POLL_MS, signal);
    const answer = await poll(client, { id, secret }, signal);
    if (answer) phase = phaseOf(answer.state);
    // Without a response the deadline decides.
    else if (Date.now() > end) phase = 'expired';
    if (answer && phase === 'confirmed') {
      onChange({ phase, id, error: null });
      return answer;
    }
  }
  onChange({ phase, id, error: null });
  return null;
}

/** One poll; connection errors do not end the scan. */
async function poll(client: Client, input: { id: string; secret: string }, signal: AbortSignal): Promise<ScanAnswer | null> {
  try {
    return await client.sysAuth.scanState(input, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
