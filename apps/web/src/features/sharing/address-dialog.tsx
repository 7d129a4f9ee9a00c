import type { ShareLinkRow } from '@seaberry/api-client/schemas';
import { callQuery } from '@seaberry/api-client/query';
import { useTranslations } from '@seaberry/i18n/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { ShareMade } from '../../shipment/actions/share-made.tsx';
import { ShareSend } from '../../shipment/actions/share-send.tsx';

/** Address of a link that exists. */
export function AddressDialog({ row, onClose }: ActionDialogProps<ShareLinkRow>): ReactNode {
  const { client } = useApp();
  const query = useQuery({ ...callQuery(client, 'shareLink', 'token', { id: row.id }), gcTime: 0 });
  if (query.data !== undefined) return <ShareMade id={row.id} name={row.name} token={query.data} title={row.name} onClose={onClose} />;
  return (
    <ActionFrame title={row.name} size="md" onClose={onClose}>
      <Loaded query={query} failure="loadFailed">
        {() => null}
      </Loaded>
    </ActionFrame>
  );
}

const isMade = (answer: unknown): answer is { id: string; token: string } =>
  typeof answer === 'object' && answer !== null && 'token' in answer;

/** The response to adding a link. */
export function AddedLink({ answer, onClose }: { answer: unknown; onClose(): void }): ReactNode {
  const t = useTranslations('sharing.send');
  return isMade(answer) ? <ShareMade id={answer.id} name={t('link')} token={answer.token} onClose={onClose} /> : null;
}

/** Sends a link of the list. */
export function SendDialog({ row, onClose }: ActionDialogProps<ShareLinkRow>): ReactNode {
  return <ShareSend id={row.id} name={row.name} onClose={onClose} />;
}
