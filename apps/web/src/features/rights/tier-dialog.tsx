import { TIERS } from '@seaberry/api-client/contract';
import type { TenantRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { RadioGroup } from '@seaberry/ui/radio-group';
import type { Tier } from '@seaberry/ui/tier-badge';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';

/** The tier of a company account (product specification §1). */
export function TierDialog({ row, onClose, onDone }: ActionDialogProps<TenantRow>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('rights.tier');
  const words = useTranslations('rights.tenants');
  const given = TIERS.find((tier) => tier === row.tier) ?? null;
  const [tier, setTier] = useState<Tier | null>(given);
  const save = useMutation({
    mutationFn: (next: Tier) => client.sysTenant.setTier({ id: row.id, tier: next }),
    onSuccess: () => {
      toast({ tone: 'success', title: t('done', { name: row.name }) });
      onDone();
    },
    meta: { handledByCaller: true },
  });
  const submit = (): void => {
    if (tier === null || tier === given) onClose();
    else save.mutate(tier);
  };
  return (
    <ActionFrame
      title={t('title', { name: row.name })}
      size="sm"
      dirty={tier !== given}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        label={t('label')}
        value={tier ?? ''}
        onChange={(value) => setTier(TIERS.find((one) => one === value) ?? null)}
        options={TIERS.map((one) => ({ value: one, label: words(`tiers.${one}`) }))}
      />
    </ActionFrame>
  );
}
