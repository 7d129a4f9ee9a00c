import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { DescriptionList } from '@seaberry/ui/description-list';
import { Can } from '@seaberry/ui/permission';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { usePicture } from '../../../session/use-picture.ts';
import { PictureUpload } from '../lib/picture-upload.tsx';
import { companyChanged, logoMutation, type Company } from '../queries.ts';

/** Suggested size, px (product specification §5). */
const WIDTH = 275;
const HEIGHT = 99;

export function LogoCard({ company }: { company: Company }): ReactNode {
  const { client } = useApp();
  const t = useTranslations('account.company');
  const queryClient = useQueryClient();
  const picture = usePicture(company.logo);
  const upload = useMutation(logoMutation(client));
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('logo')}</CardTitle>
      </CardHeader>
      <CardBody className="grid gap-4">
        <DescriptionList
          items={[
            {
              term: t('logoPresent'),
              description: picture ? (
                <img
                  src={picture}
                  alt={t('logoNow', { company: company.name })}
                  width={WIDTH}
                  height={HEIGHT}
                  className="h-auto max-w-full"
                />
              ) : (
                t('logoNone')
              ),
            },
          ]}
        />
        <Can code="company:update">
          <PictureUpload
            label={t('logoUpload')}
            width={WIDTH}
            height={HEIGHT}
            upload={upload}
            done={t('logoDone')}
            onDone={() => void companyChanged(queryClient)}
          />
        </Can>
      </CardBody>
    </Card>
  );
}
