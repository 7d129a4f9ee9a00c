import { SHARED_PARTS, type SharedPart } from '@seaberry/api-client/fields/share-link';
import { useTranslations } from '@seaberry/i18n/react';
import { Checkbox } from '@seaberry/ui/checkbox';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { PasswordInput } from '@seaberry/ui/password-input';
import { Select } from '@seaberry/ui/select';
import { Textarea } from '@seaberry/ui/textarea';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import { zone } from '../../shared/own-time.ts';
import type { ShipmentKind } from '../shipment.ts';
import { ShareMade } from './share-made.tsx';

const DAY_MS = 86_400_000;
/** Days after which a link ends; 0 for never. */
const DAYS = [7, 30, 90, 365, 0] as const;
const INITIAL_DAYS = 90;

export interface ShareDialogProps {
  kind: Pick<ShipmentKind<never>, 'controller'>;
  ids: readonly string[];
  /** Number of the only shipment. */
  reference?: string | undefined;
  onClose(): void;
}

/** Makes a link to shipments for people without an account, and shows its address. */
export function ShareDialog({ kind, ids, reference = '', onClose }: ShareDialogProps): ReactNode {
  const { client } = useApp();
  const queryClient = useQueryClient();
  const t = useTranslations('sharing');
  const common = useTranslations('errors');
  const format = useFormat();
  const [tried, setTried] = useState(false);
  const [opened] = useState(() => Date.now());
  const [name, setName] = useState(reference);
  const [shows, setShows] = useState<readonly SharedPart[]>(SHARED_PARTS);
  const [days, setDays] = useState<number>(INITIAL_DAYS);
  const [note, setNote] = useState('');
  const [password, setPassword] = useState('');
  const nameless = name.trim() === '';
  const endOf = (count: number): string => new Date(opened + count * DAY_MS).toISOString();
  const make = useMutation({
    mutationFn: () =>
      client.shareLink.add({
        name,
        shows: SHARED_PARTS.filter((part) => shows.includes(part)),
        orders: ids.map((id) => ({ kind: kind.controller, id })),
        note,
        password,
        expiresAt: days === 0 ? null : endOf(days),
      }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['shareLink'] }),
    meta: { handledByCaller: true },
  });
  if (make.data) return <ShareMade id={make.data.id} name={name} token={make.data.token} onClose={onClose} />;
  return (
    <ActionFrame
      title={t('dialog.title', { count: ids.length })}
      size="md"
      submitLabel={t('dialog.submit')}
      pending={make.isPending}
      error={make.error}
      dirty={name !== reference || note !== '' || password !== ''}
      onSubmit={() => {
        setTried(true);
        if (!nameless) make.mutate();
      }}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Field label={t('fields.name')} description={t('hints.name')} required error={tried && nameless ? common('required') : undefined}>
          <Input value={name} maxLength={100} onChange={(event) => setName(event.currentTarget.value)} />
        </Field>
        <fieldset aria-label={t('fields.shows')} className="m-0 grid min-w-0 gap-2 border-0 p-0">
          {SHARED_PARTS.map((part) => (
            <Checkbox
              key={part}
              label={t(`parts.${part}`)}
              checked={shows.includes(part)}
              onCheckedChange={(checked) => setShows(checked ? [...shows, part] : shows.filter((one) => one !== part))}
            />
          ))}
        </fieldset>
        <Field label={t('fields.expiresAt')}>
          <Select
            value={String(days)}
            options={DAYS.map((count) => ({
              value: String(count),
              label: count === 0 ? t('dialog.never') : t('dialog.days', { count, date: format.instant(endOf(count), zone(), 'date') }),
            }))}
            onChange={(event) => setDays(Number(event.currentTarget.value))}
          />
        </Field>
        <Field label={t('fields.note')}>
          <Textarea rows={3} value={note} maxLength={1000} onChange={(event) => setNote(event.currentTarget.value)} />
        </Field>
        <Field label={t('fields.password')} description={t('hints.password')}>
          <PasswordInput
            value={password}
            maxLength={100}
            autoComplete="new-password"
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </Field>
      </div>
    </ActionFrame>
  );
}
