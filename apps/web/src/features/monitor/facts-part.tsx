import { callQuery } from '@seaberry/api-client/query';
import type { ServerStatus } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { DescriptionList } from '@seaberry/ui/description-list';
import { ProgressBar } from '@seaberry/ui/progress';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@seaberry/ui/table';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { ownTime } from '../../shared/own-time.ts';
import { sizeText } from './figures.logic.ts';

/** Used share in per cent from which a disk needs attention, and from which it is nearly full. */
const [TIGHT, FULL] = [85, 95];

interface PartProps {
  title: string;
  children: ReactNode;
}

function Part({ title, children }: PartProps): ReactNode {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-3">{children}</CardBody>
    </Card>
  );
}

export function HostPart({ status }: { status: ServerStatus }): ReactNode {
  const { client } = useApp();
  const t = useTranslations('monitor.server.host');
  const format = useFormat();
  const query = useQuery({ ...callQuery(client, 'sysServer', 'serverBase'), meta: { failure: 'loadFailed' } });
  const { total, free } = status.memory;
  return (
    <Part title={t('title')}>
      <Loaded query={query} failure="loadFailed">
        {({ hostName, systemOs, osArchitecture }) => (
          <DescriptionList
            items={[
              { term: t('hostName'), description: hostName },
              { term: t('system'), description: systemOs },
              { term: t('arch'), description: osArchitecture },
              { term: t('processors'), description: format.number(status.processors) },
              { term: t('memory'), description: t('memoryOf', { used: sizeText(format, total - free), total: sizeText(format, total) }) },
            ]}
          />
        )}
      </Loaded>
    </Part>
  );
}

export function ProcessPart({ status: { startTime, database, queue } }: { status: ServerStatus }): ReactNode {
  const t = useTranslations('monitor.server');
  const format = useFormat();
  const connections = { count: format.number(database.connections ?? 0), max: format.number(database.maxConnections ?? 0) };
  return (
    <>
      <Part title={t('process.title')}>
        <DescriptionList
          items={[
            { term: t('process.started'), description: startTime ? ownTime(format, startTime) : null },
            { term: t('process.dbVersion'), description: database.version },
            { term: t('process.dbSize'), description: sizeText(format, database.bytes ?? 0) },
            { term: t('process.connections'), description: t('process.ofMax', connections) },
          ]}
        />
      </Part>
      <Part title={t('queue.title')}>
        <DescriptionList
          items={(['waiting', 'running', 'failed'] as const).map((name) => ({
            term: t(`queue.${name}`),
            description: format.number(queue[name]),
          }))}
        />
      </Part>
    </>
  );
}

export function DisksPart({ refreshMs }: { refreshMs: number }): ReactNode {
  const { client } = useApp();
  const t = useTranslations('monitor.server.disks');
  const format = useFormat();
  const query = useQuery({ ...callQuery(client, 'sysServer', 'serverDisk'), refetchInterval: refreshMs, meta: { failure: 'loadFailed' } });
  return (
    <Part title={t('title')}>
      <Loaded query={query} failure="loadFailed">
        {(disks) =>
          disks.map(({ diskName, availableFreeSpace, totalSize, availablePercent }) => (
            <ProgressBar
              key={diskName}
              label={diskName === 'data' ? t('diskData') : diskName === 'program' ? t('diskProgram') : diskName}
              value={availablePercent}
              valueText={t('diskText', { free: format.number(availableFreeSpace), total: format.number(totalSize) })}
              tone={availablePercent >= FULL ? 'danger' : availablePercent >= TIGHT ? 'warning' : 'primary'}
            />
          ))
        }
      </Loaded>
    </Part>
  );
}

export function VersionsPart(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('monitor.server.versions');
  const query = useQuery({ ...callQuery(client, 'sysServer', 'assemblyList'), meta: { failure: 'loadFailed' } });
  return (
    <Part title={t('title')}>
      <Loaded query={query} failure="loadFailed">
        {(packages) => (
          <Table label={t('title')}>
            <TableHead>
              <TableRow>
                <TableHeadCell>{t('package')}</TableHeadCell>
                <TableHeadCell>{t('version')}</TableHeadCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {packages.map(({ name, version }) => (
                <TableRow key={name}>
                  <TableHeadCell scope="row">{name}</TableHeadCell>
                  <TableCell>{version}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Loaded>
    </Part>
  );
}
