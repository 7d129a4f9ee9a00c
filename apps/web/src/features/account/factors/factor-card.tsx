import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { ConfirmDialog, type ConfirmDialogProps } from '@seaberry/ui/confirm-dialog';
import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useExplain } from '../../../api/explain.ts';

export interface FactorCardProps {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One kind of second factor. */
export function FactorCard({ title, actions, children }: FactorCardProps): ReactNode {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
        <div className="ms-auto flex flex-wrap gap-2">{actions}</div>
      </CardHeader>
      <CardBody>{children}</CardBody>
    </Card>
  );
}

export interface FactorQuestionProps<T, I> extends Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel' | 'tone'> {
  trigger: NonNullable<ConfirmDialogProps['trigger']>;
  change: UseMutationResult<T, Error, I>;
  input: I;
  onDone(answer: T): void;
}

/** Asks before a change of the second factors, which are then read again. */
export function FactorQuestion<T, I>({ change, input, onDone, ...question }: FactorQuestionProps<T, I>): ReactNode {
  const explain = useExplain();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  return (
    <ConfirmDialog
      {...question}
      open={asking}
      onOpenChange={(open) => {
        if (open) change.reset();
        setAsking(open);
      }}
      onConfirm={async () => {
        const answer = await change.mutateAsync(input);
        // The response may have codes, which are shown once, and at once.
        change.reset();
        onDone(answer);
        void queryClient.invalidateQueries({ queryKey: ['sysFactor'] });
      }}
      error={change.error ? explain(change.error) : undefined}
    />
  );
}
