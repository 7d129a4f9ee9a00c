import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { DescriptionList } from '@seaberry/ui/description-list';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { removePasskeyMutation, type OwnPasskey } from '../../../kit/factors/queries.ts';
import { supportsPasskeys } from '../../../shared/passkeys/support.ts';
import { AddPasskey } from './add-passkey.tsx';
import { FactorCard, FactorQuestion } from './factor-card.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { useTime } from './use-time.ts';

export interface PasskeyCardProps {
  passkeys: readonly OwnPasskey[];
  /** Recovery codes that were made with the first factor. */
  onCodes(codes: readonly string[]): void;
}

/** Passkeys of the user: add, rename, remove. */
export function PasskeyCard({ passkeys, onCodes }: PasskeyCardProps): ReactNode {
  const t = useTranslations('access.factors.passkey');
  const offered = supportsPasskeys();
  return (
    <FactorCard title={t('title')} actions={offered && <AddPasskey onCodes={onCodes} />}>
      <div className="grid gap-4">
        <p>{offered ? t('lead') : t('unsupported')}</p>
        {passkeys.map((passkey) => (
          <OnePasskey key={passkey.id} passkey={passkey} />
        ))}
      </div>
    </FactorCard>
  );
}

function OnePasskey({ passkey }: { passkey: OwnPasskey }): ReactNode {
  const { id, name, createTime, usedAt } = passkey;
  const { client } = useApp();
  const t = useTranslations('access.factors.passkey');
  const time = useTime();
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <DescriptionList
        className="min-w-0 grow"
        items={[
          { term: t('name'), description: name },
          { term: t('added'), description: time(createTime) },
          { term: t('used'), description: time(usedAt) },
        ]}
      />
      <RenamePasskey passkey={passkey} />
      <FactorQuestion
        trigger={
          <Button size="sm" aria-label={t('removeOf', { name })}>
            {t('remove')}
          </Button>
        }
        tone="danger"
        title={t('removeAsk', { name })}
        description={t('removeText')}
        confirmLabel={t('remove')}
        change={useMutation(removePasskeyMutation(client))}
        input={{ id }}
        onDone={() => toast({ tone: 'success', title: t('removed') })}
      />
    </div>
  );
}
