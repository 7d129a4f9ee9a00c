import { useState } from 'react';

import type { Values } from '../../kit/resource.types.ts';
import { useSession } from '../../session/use-session.ts';
import { readStoredJson, writeStored } from '../../shared/storage.ts';
import type { GivenFields } from '../forms.ts';
import type { ShipmentKind } from '../shipment.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values that a new shipment begins with: one's own name, and those of the last one that was added in this browser. */
export function useGiven(kind: Pick<ShipmentKind<never>, 'texts'>, { ownName, last }: GivenFields): [Values, (added: Values) => void] {
  const { user, userId } = useSession();
  const key = `added:${kind.texts}:${userId}`;
  const [given] = useState<Values>(() => {
    const stored = readStoredJson(key);
    const known = isRecord(stored) ? stored : {};
    const before = last.flatMap((name) => (typeof known[name] === 'string' ? [[name, known[name]] as const] : []));
    return { [ownName]: user.realName ?? user.account, ...Object.fromEntries(before) };
  });
  const remember = (added: Values): void => writeStored(key, JSON.stringify(Object.fromEntries(last.map((name) => [name, added[name]]))));
  return [given, remember];
}
