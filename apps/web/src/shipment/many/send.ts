import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { useApp } from '../../app-context.tsx';
import type { RowValues } from '../forms.ts';
import { readFileMutation, shipmentsChanged, type BatchOutcome, type ShipmentController } from '../queries.ts';
import type { CheckedLine } from './check-rows.ts';
import { sendInParts, type PartsResult } from './parts.ts';

/** Receives the outcome of the rows that were sent, and the number of those that were not. */
export type OnOutcome = (outcome: BatchOutcome, left: number) => void;

export interface Batch {
  common: RowValues;
  lines: readonly CheckedLine[];
}

/** Sends rows in parts, with its progress. Cancelling ends it after the part that is on its way. */
export function useSendRows(controller: ShipmentController, onEnd: (result: PartsResult, lines: readonly CheckedLine[]) => void) {
  const { client, queryClient } = useApp();
  const cancelled = useRef(false);
  const [sent, setSent] = useState(0);
  const [cancelling, setCancelling] = useState(false);
  const mutation = useMutation({
    mutationFn: ({ common, lines }: Batch) => {
      cancelled.current = false;
      setCancelling(false);
      setSent(0);
      return sendInParts({
        rows: lines.map(({ row }) => row),
        call: (part) => client[controller].addBatch({ common, rows: part }),
        isCancelled: () => cancelled.current,
        onSent: setSent,
      });
    },
    onSuccess: (result, { lines }) => {
      if (result.sent > 0) shipmentsChanged(queryClient, controller);
      onEnd(result, lines);
    },
    meta: { failure: 'addFailed', handledByCaller: true },
  });
  const cancel = (): void => {
    cancelled.current = true;
    setCancelling(true);
  };
  return { ...mutation, sent, cancel, cancelling };
}

/** Reads the cells of a file. */
export function useReadFile(controller: ShipmentController) {
  const { client } = useApp();
  return useMutation(readFileMutation(client, controller));
}
