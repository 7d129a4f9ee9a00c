import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { Link } from '@seaberry/ui/link';
import type { ReactNode } from 'react';

import { hrefTo } from '../../shared/links.ts';

const PAGES = ['terms', 'privacy', 'help'] as const;

/** Links to the texts that the server keeps. */
export function LegalCard(): ReactNode {
  const t = useTranslations('about');
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('legal')}</CardTitle>
      </CardHeader>
      <CardBody>
        <ul className="m-0 grid list-none gap-2 p-0">
          {PAGES.map((key) => (
            <li key={key}>
              <Link href={hrefTo('/staticPage', { key })} target="_blank">
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
