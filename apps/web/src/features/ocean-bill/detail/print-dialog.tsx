import { callQuery } from '@seaberry/api-client/query';
import { useTranslations } from '@seaberry/i18n/react';
import { ErrorState } from '@seaberry/ui/error-state';
import { Field } from '@seaberry/ui/field';
import { Select } from '@seaberry/ui/select';
import { SkeletonText } from '@seaberry/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, use, useMemo, useRef, useState, type ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { ActionFrame } from '../../../kit/actions/action-frame.tsx';
import { PrintFrame } from '../../../kit/print/print-frame.tsx';

export interface PrintDialogProps {
  id: string;
  onClose(): void;
}

const QUIET = { staleTime: 0, meta: { handledByCaller: true } } as const;

export function PrintDialog(props: PrintDialogProps): ReactNode {
  const { texts } = useApp();
  // The page of a bill does not load them.
  const ready = useMemo(() => texts.ensure('printing'), [texts]);
  return (
    <Suspense fallback={null}>
      <Print {...props} ready={ready} />
    </Suspense>
  );
}

function Print({ id, onClose, ready }: PrintDialogProps & { ready: Promise<void> }): ReactNode {
  use(ready);
  const { client } = useApp();
  const t = useTranslations('printing.print');
  const print = useRef<(() => void) | null>(null);
  const templates = useQuery({ ...callQuery(client, 'sysPrint', 'offered', undefined), ...QUIET });
  const [chosen, setChosen] = useState<string | null>(null);
  const template = chosen ?? templates.data?.[0]?.id ?? null;
  const page = useQuery({
    ...callQuery(client, 'sysPrint', 'render', { id: template ?? '', billId: id }),
    ...QUIET,
    enabled: template !== null,
  });
  const title = page.data?.title ?? '';
  return (
    <ActionFrame
      title={t('label')}
      size="xl"
      submitLabel={t('label')}
      needs={[templates]}
      pending={page.isPending && template !== null}
      onSubmit={() => print.current?.()}
      onClose={onClose}
    >
      <Field label={t('template')}>
        <Select
          value={template ?? ''}
          options={(templates.data ?? []).map(({ id: value, name }) => ({ value, label: name }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      </Field>
      {page.error ? (
        <ErrorState title={t('lost')} onRetry={() => void page.refetch()} />
      ) : page.data ? (
        <PrintFrame label={t('title', { name: title })} html={page.data.html} title={title} printRef={print} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </ActionFrame>
  );
}
