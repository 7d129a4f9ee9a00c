import { useMutation } from '@tanstack/react-query';

import { useApp } from '../../app-context.tsx';
import { addBatchMutation, importMutation, shipmentsChanged, type BatchOutcome, type ShipmentController } from '../queries.ts';

/** Receives the outcome when shipments were created. */
export type OnOutcome = (outcome: BatchOutcome) => void;

function useFinish(controller: ShipmentController, onOutcome: OnOutcome): OnOutcome {
  const { queryClient } = useApp();
  return (outcome) => {
    shipmentsChanged(queryClient, controller);
    onOutcome(outcome);
  };
}

/** Sends rows. */
export function useSendRows(controller: ShipmentController, onOutcome: OnOutcome) {
  const { client } = useApp();
  return useMutation({ ...addBatchMutation(client, controller), onSuccess: useFinish(controller, onOutcome) });
}

/** Sends a file: `preview` tries it, and `run` creates what is in it. */
export function useSendFile(controller: ShipmentController, onOutcome: OnOutcome) {
  const { client } = useApp();
  const preview = useMutation(importMutation(client, controller));
  const run = useMutation({ ...importMutation(client, controller), onSuccess: useFinish(controller, onOutcome) });
  return { preview, run };
}
