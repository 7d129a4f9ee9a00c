import { useTranslations } from '@seaberry/i18n/react';
import { Avatar } from '@seaberry/ui/avatar';
import { Card, CardBody } from '@seaberry/ui/card';
import { PageHeader } from '@seaberry/ui/page-header';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { sexOf } from '../../../lock/locked-app.tsx';
import { usePicture } from '../../../session/use-picture.ts';
import { useSession } from '../../../session/use-session.ts';
import { PictureUpload } from '../lib/picture-upload.tsx';
import { avatarMutation, personChanged } from '../queries.ts';

/** Edge length of the uploaded picture, px: sharp at four times its display size. */
const EDGE = 256;

/** Avatar of the signed-in user. */
export function AvatarPanel(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('account.avatar');
  const queryClient = useQueryClient();
  const { user, base } = useSession();
  const picture = usePicture(user.avatar ?? base.avatar);
  const upload = useMutation(avatarMutation(client));
  const name = user.realName ?? base.nickName ?? user.account;
  return (
    <Card className="max-w-xl">
      <CardBody className="grid gap-4">
        <div className="flex items-center gap-4">
          <Avatar size="xl" name={name} src={picture} {...sexOf(base.sex)} label={t('title')} />
          <PageHeader level={2} title={name} description={t('lead')} />
        </div>
        <PictureUpload
          label={t('upload')}
          width={EDGE}
          height={EDGE}
          upload={upload}
          done={t('done')}
          onDone={() => void personChanged(queryClient)}
        />
      </CardBody>
    </Card>
  );
}
