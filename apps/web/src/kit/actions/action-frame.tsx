import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { Dialog, DialogClose, type DialogProps } from '@seaberry/ui/dialog';
import { ErrorState } from '@seaberry/ui/error-state';
import { Skeleton } from '@seaberry/ui/skeleton';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';

/** Status of a query that the dialog needs. */
export interface Needed {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

export interface ActionFrameProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  /** Queries whose data the dialog shows. */
  needs?: readonly Needed[];
  /** @default “Save” */
  submitLabel?: string;
  dirty?: boolean;
  pending?: boolean;
  /** Error of the request; the dialog stays unchanged. */
  error?: unknown;
  /** Id of a form inside to submit. Without it and `onSubmit` the dialog is read-only. */
  formId?: string;
  onSubmit?: (() => void) | undefined;
  onClose(): void;
  children: ReactNode;
}

/** Dialog of one action on a row, which asks before it discards input. */
export function ActionFrame(props: ActionFrameProps): ReactNode {
  const { needs = [], submitLabel, dirty = false, pending = false, error, formId, onSubmit, onClose, children, ...dialog } = props;
  const common = useTranslations('common');
  const explain = useExplain();
  const hasAction = formId !== undefined || onSubmit !== undefined;
  const waiting = needs.some(({ data }) => data === undefined);
  return (
    <Dialog
      {...dialog}
      open
      dirtyGuard={dirty || pending}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <DialogClose>
            <Button>{common(hasAction ? 'cancel' : 'close')}</Button>
          </DialogClose>
          {hasAction && (
            <Button
              variant="primary"
              loading={pending}
              disabled={waiting}
              {...(formId ? { type: 'submit', form: formId } : {})}
              {...(onSubmit ? { onClick: onSubmit } : {})}
            >
              {submitLabel ?? common('save')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {error ? (
          <Alert tone="danger" title={common('failure.actionFailed')}>
            {explain(error)}
          </Alert>
        ) : null}
        {waiting ? <Waiting needs={needs} /> : children}
      </div>
    </Dialog>
  );
}

/** Placeholder while loading, or the failure. */
function Waiting({ needs }: { needs: readonly Needed[] }): ReactNode {
  const common = useTranslations('common');
  const explain = useExplain();
  const failed = needs.filter(({ data, error }) => data === undefined && error);
  const [first] = failed;
  if (first) {
    return (
      <ErrorState
        size="sm"
        title={common('failure.loadFailed')}
        description={explain(first.error)}
        retrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach((query) => void query.refetch())}
      />
    );
  }
  return (
    <div className="grid gap-3" aria-busy="true">
      <span className="sr-only">{common('loading')}</span>
      <Skeleton />
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
    </div>
  );
}
