import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { EmptyState } from '@seaberry/ui/empty-state';
import { SearchInput } from '@seaberry/ui/search-input';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@seaberry/ui/table';
import { useState, type ReactNode } from 'react';

import { NOTICES } from './notices.gen.ts';

/** Licence of the product, and those of the packages in it. */
export function LicencesCard(): ReactNode {
  const t = useTranslations('about');
  const [wanted, setWanted] = useState('');
  const word = wanted.trim().toLowerCase();
  const found = NOTICES.filter((row) => row.some((text) => text.toLowerCase().includes(word)));
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('licences')}</CardTitle>
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="m-0">{t('own')}</p>
        <p className="m-0">{t('others')}</p>
        <p className="m-0">{t('data')}</p>
        <SearchInput className="sm:max-w-72" label={t('find')} placeholder={t('find')} value={wanted} onChange={setWanted} />
        {found.length === 0 ? (
          <EmptyState size="sm" title={t('none')} />
        ) : (
          <Table label={t('licences')}>
            <TableHead>
              <TableRow>
                <TableHeadCell>{t('name')}</TableHeadCell>
                <TableHeadCell>{t('licence')}</TableHeadCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {found.map(([name, licence]) => (
                <TableRow key={`${name}|${licence}`}>
                  <TableHeadCell scope="row">{name}</TableHeadCell>
                  <TableCell>{licence}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </CardBody>
    </Card>
  );
}
