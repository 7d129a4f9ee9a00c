import { useTranslations } from '@seaberry/i18n/react';
import { Button, PermissionButton } from '@seaberry/ui/button';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { DescriptionList } from '@seaberry/ui/description-list';
import { Dialog } from '@seaberry/ui/dialog';
import { Mail } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { shareAddress } from '../../shared/share-address.ts';
import { ShareSend } from './share-send.tsx';

export interface ShareMadeProps {
  /** Id of the link. */
  id: string;
  name: string;
  token: string;
  /** @default that of a new link */
  title?: string;
  onClose(): void;
}

/** Address of a link, to copy and to open. */
export function ShareMade({ id, name, token, title, onClose }: ShareMadeProps): ReactNode {
  const t = useTranslations('sharing.made');
  const address = shareAddress(token);
  const [sending, setSending] = useState(false);
  if (sending) return <ShareSend id={id} name={name} onClose={onClose} />;
  return (
    <Dialog
      open
      title={title ?? t('title')}
      description={t('text')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <PermissionButton code="shareLink:add" icon={<Mail size={16} />} onClick={() => setSending(true)}>
            {t('send')}
          </PermissionButton>
          <Button asChild>
            <a href={address} target="_blank" rel="noreferrer">
              {t('open')}
            </a>
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <DescriptionList items={[{ term: t('address'), wide: true, description: <CopyableId value={address} wrap /> }]} />
    </Dialog>
  );
}
