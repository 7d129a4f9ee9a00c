import { useMutation } from '@tanstack/react-query';

import { useApp } from '../../app-context.tsx';
import { addBatchMutation, readFileMutation, shipmentsChanged, type BatchOutcome, type ShipmentController } from '../queries.ts';

/** Receives the outcome when shipments were created. */
export type OnOutcome = (outcome: BatchOutcome) => void;

/** Sends rows. */
export function useSendRows(controller: ShipmentController, onOutcome: OnOutcome) {
  const { client, queryClient } = useApp();
  return useMutation({
    ...addBatchMutation(client, controller),
    onSuccess: (outcome) => {
      shipmentsChanged(queryClient, controller);
      onOutcome(outcome);
    },
  });
}

/** Reads the cells of a file. */
export function useReadFile(controller: ShipmentController) {
  const { client } = useApp();
  return useMutation(readFileMutation(client, controller));
}
