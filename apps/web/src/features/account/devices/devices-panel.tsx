import { useTranslations } from '@seaberry/i18n/react';
import { Badge } from '@seaberry/ui/badge';
import { Button } from '@seaberry/ui/button';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { DescriptionList } from '@seaberry/ui/description-list';
import { toast } from '@seaberry/ui/toaster';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useExplain } from '../../../api/explain.ts';
import { useApp } from '../../../app-context.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { ownTime } from '../../../shared/own-time.ts';
import { browserName } from '../../../shared/browser-name.ts';
import { endOthersMutation, endSessionMutation, sessionsQuery, type OwnSession } from './queries.ts';

/** The user's own open sessions: where they are signed in, and how to end that. */
export function DevicesPanel(): ReactNode {
  const { client } = useApp();
  const query = useQuery(sessionsQuery(client));
  return (
    <Loaded query={query} failure="listFailed">
      {(sessions) => (
        <div className="grid max-w-3xl gap-3">
          {sessions.map((session) => (
            <Device key={session.id} session={session} />
          ))}
          {sessions.length > 1 && <EndOthers count={sessions.length - 1} />}
        </div>
      )}
    </Loaded>
  );
}

function Device({ session: { id, userAgent, ip, createTime, seenAt, current } }: { session: OwnSession }): ReactNode {
  const { client } = useApp();
  const t = useTranslations('account.devices');
  const format = useFormat();
  const queryClient = useQueryClient();
  const end = useMutation({
    ...endSessionMutation(client),
    onSuccess: () => toast({ tone: 'success', title: t('ended') }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['sysAuth', 'sessions'] }),
  });
  const { browser, system } = browserName(userAgent ?? '');
  const name = browser && system ? t('browserOn', { browser, system }) : (browser ?? system ?? t('unknown'));
  const time = (instant: string | null | undefined): string => ownTime(format, instant);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{name}</CardTitle>
        {current ? (
          <Badge tone="success">{t('current')}</Badge>
        ) : (
          <Button
            size="sm"
            className="ms-auto"
            aria-label={t('endOf', { name })}
            loading={end.isPending}
            onClick={() => end.mutate({ id: String(id) })}
          >
            {t('end')}
          </Button>
        )}
      </CardHeader>
      <CardBody>
        <DescriptionList
          items={[
            { term: t('address'), description: ip ?? '' },
            { term: t('since'), description: time(createTime) },
            { term: t('active'), description: time(seenAt) },
          ]}
        />
      </CardBody>
    </Card>
  );
}

function EndOthers({ count }: { count: number }): ReactNode {
  const { client } = useApp();
  const t = useTranslations('account.devices');
  const explain = useExplain();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const end = useMutation(endOthersMutation(client));
  return (
    <div>
      <ConfirmDialog
        trigger={<Button>{t('endOthers')}</Button>}
        tone="danger"
        title={t('endOthersAsk')}
        description={t('endOthersText', { count })}
        confirmLabel={t('endOthers')}
        open={asking}
        onOpenChange={(open) => {
          if (open) end.reset();
          setAsking(open);
        }}
        onConfirm={async () => {
          await end.mutateAsync(undefined);
          await queryClient.invalidateQueries({ queryKey: ['sysAuth', 'sessions'] });
          toast({ tone: 'success', title: t('ended') });
        }}
        error={end.error ? explain(end.error) : undefined}
      />
    </div>
  );
}
