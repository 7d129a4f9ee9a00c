import { SECRET_GRACE_MINUTES } from '@seaberry/api-client/contract';
import type { PluginRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { RadioGroup } from '@seaberry/ui/radio-group';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { SecretShown, type ShownSecret } from './secret-shown.tsx';

type Minutes = (typeof SECRET_GRACE_MINUTES)[number];
/** Keys of the texts. */
const KEPT = { 0: 'none', 60: 'hour', 1440: 'day', 10080: 'week' } as const satisfies Record<Minutes, string>;

/** Replaces the secret of a plugin, and shows the new one once. */
export function RotateDialog({ row, onClose, onDone }: ActionDialogProps<PluginRow>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('plugins.list.rotation');
  const [keepMinutes, setMinutes] = useState<Minutes>(1440);
  const [shown, setShown] = useState<ShownSecret | null>(null);
  const rotate = useMutation({
    mutationFn: () => client.sysPlugin.rotate({ id: row.id, keepMinutes }),
    onSuccess: setShown,
    // The secret is dropped with its dialog.
    gcTime: 0,
    meta: { handledByCaller: true },
  });
  if (shown) return <SecretShown shown={shown} onClose={onDone} />;
  return (
    <ActionFrame
      title={t('title', { name: row.name })}
      description={t('text')}
      size="sm"
      submitLabel={t('submit')}
      pending={rotate.isPending}
      error={rotate.error}
      onSubmit={() => rotate.mutate()}
      onClose={onClose}
    >
      <RadioGroup
        label={t('keep')}
        value={String(keepMinutes)}
        onChange={(value) => setMinutes(SECRET_GRACE_MINUTES.find((one) => String(one) === value) ?? 0)}
        options={SECRET_GRACE_MINUTES.map((one) => ({ value: String(one), label: t(`minutes.${KEPT[one]}`) }))}
      />
    </ActionFrame>
  );
}
