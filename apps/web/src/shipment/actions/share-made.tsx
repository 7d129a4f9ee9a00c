import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { DescriptionList } from '@seaberry/ui/description-list';
import { Dialog } from '@seaberry/ui/dialog';
import type { ReactNode } from 'react';

import { shareAddress } from '../../shared/share-address.ts';

export interface ShareMadeProps {
  token: string;
  /** @default that of a new link */
  title?: string;
  onClose(): void;
}

/** Address of a link, to copy and to open. */
export function ShareMade({ token, title, onClose }: ShareMadeProps): ReactNode {
  const t = useTranslations('sharing.made');
  const address = shareAddress(token);
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
