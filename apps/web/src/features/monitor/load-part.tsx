import type { ServerStatus } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { Sparkline } from '@seaberry/ui/sparkline';
import { StatCard } from '@seaberry/ui/stat-card';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@seaberry/ui/table';
import { useFormat } from '@seaberry/ui/ui-provider';
import type { ReactNode } from 'react';

import { courseOf, FIGURES, figureText, type Figure } from './figures.logic.ts';

const SHOWN: readonly Figure[] = ['cpu', 'rss', 'loopDelayMs', 'databaseMs', 'streams'];

/** The load now and its course in the last hour: as lines, and as figures for those who cannot see them. */
export function LoadPart({ status }: { status: ServerStatus }): ReactNode {
  const t = useTranslations('monitor.server');
  const format = useFormat();
  const courses = FIGURES.map((figure) => ({ figure, ...courseOf(status.samples, figure, status.intervalMs) }));
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {courses
          .filter(({ figure }) => SHOWN.includes(figure))
          .map(({ figure, values, now }) => (
            <StatCard
              key={figure}
              label={t(`figures.${figure}`)}
              value={figureText(format, figure, now)}
              spark={<Sparkline values={values} {...(figure === 'cpu' ? { max: 1 } : {})} />}
            />
          ))}
      </div>
      <Card>
        <CardHeader>
          <CardTitle>{t('hour')}</CardTitle>
        </CardHeader>
        <CardBody>
          <Table label={t('hour')}>
            <TableHead>
              <TableRow>
                <TableHeadCell>{t('figure')}</TableHeadCell>
                <TableHeadCell align="end">{t('now')}</TableHeadCell>
                <TableHeadCell align="end">{t('average')}</TableHeadCell>
                <TableHeadCell align="end">{t('highest')}</TableHeadCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {courses.map(({ figure, now, average, highest }) => (
                <TableRow key={figure}>
                  <TableHeadCell scope="row">{t(`figures.${figure}`)}</TableHeadCell>
                  {[now, average, highest].map((value, at) => (
                    <TableCell key={['now', 'average', 'highest'][at]} align="end">
                      {figureText(format, figure, value)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </CardBody>
      </Card>
    </>
  );
}
