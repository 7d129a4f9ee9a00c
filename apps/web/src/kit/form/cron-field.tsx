import { CronInput } from '@seaberry/ui/cron-input';
import { FormField } from '@seaberry/ui/form';
import { Skeleton } from '@seaberry/ui/skeleton';
import { Suspense, use, useMemo, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import type { RareFieldDefinition, SharedFieldProps } from './field.types.ts';

export interface CronFieldProps extends SharedFieldProps {
  field: Extract<RareFieldDefinition, { kind: 'cron' }>;
}

/** A schedule. Its texts are loaded with it. */
export function CronField(props: CronFieldProps): ReactNode {
  const { texts } = useApp();
  const ready = useMemo(() => texts.ensure('cron'), [texts]);
  return (
    <Suspense fallback={<Skeleton />}>
      <Ready when={ready} {...props} />
    </Suspense>
  );
}

function Ready({ when, field: { timeZone }, fieldProps, readOnly }: CronFieldProps & { when: Promise<void> }): ReactNode {
  use(when);
  return (
    <FormField {...fieldProps}>
      {(control) => <CronInput readOnly={readOnly} {...(timeZone === undefined ? {} : { timeZone })} {...control} />}
    </FormField>
  );
}
