import type { AnswerOf } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { ActivityList } from '@seaberry/ui/activity-list';
import { Button } from '@seaberry/ui/button';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { mentionsIn } from '@seaberry/ui/mention-textarea';
import { usePermission } from '@seaberry/ui/permission';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { ownTime } from '../../shared/own-time.ts';
import { activityChanged, activityQuery, commentMutation, type ShipmentController } from '../queries.ts';
import { peopleSearch } from '../people-search.ts';
import type { ShipmentKind } from '../shipment.ts';
import { Changes } from './changes.tsx';
import { CommentBox } from './comment-box.tsx';
import { CommentActions, EditComment } from './own-comment.tsx';

type Page = AnswerOf<ShipmentController, 'activity'>;

const STEP = 20;
/** Longest page of the contract. */
const MAX_PAGE_SIZE = 200;

export interface ActivityCardProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller' | 'fields' | 'choices' | 'codes'>;
  id: string;
}

/** Comments and changes of a shipment by people, newest first. */
export function ActivityCard({ kind, id }: ActivityCardProps): ReactNode {
  const { client } = useApp();
  const t = useTranslations(kind.texts);
  const may = usePermission();
  const [size, setSize] = useState(STEP);
  const query = useQuery(activityQuery(client, kind.controller, id, size));
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('activity.title')}</CardTitle>
      </CardHeader>
      <CardBody className="grid gap-2">
        {may({ code: kind.codes.comment }) && <NewComment {...{ kind, id }} />}
        <Loaded query={query} failure="loadFailed">
          {(page) => (
            <>
              <Entries {...{ kind, id, page }} />
              {page.total > page.items.length && size < MAX_PAGE_SIZE && (
                <Button size="sm" variant="ghost" loading={query.isFetching} onClick={() => setSize(Math.min(size + STEP, MAX_PAGE_SIZE))}>
                  {t('activity.more', { count: page.total - page.items.length })}
                </Button>
              )}
            </>
          )}
        </Loaded>
      </CardBody>
    </Card>
  );
}

function NewComment({ kind, id }: ActivityCardProps): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations(kind.texts);
  const common = useTranslations('common');
  const explain = useExplain();
  const add = useMutation({ ...commentMutation(client, kind.controller) });
  const find = useMemo(() => peopleSearch(client, kind.controller, [id]), [client, kind.controller, id]);
  return (
    <CommentBox
      kind={kind}
      draft={`${kind.texts}.comment.new.${id}`}
      label={t('activity.placeholder')}
      submitLabel={t('activity.submit')}
      pending={add.isPending}
      error={add.error ? `${common('failure.addFailed')} ${explain(add.error)}` : undefined}
      onSearch={find}
      onSubmit={async (text, mentions) => {
        await add.mutateAsync({ id, text, mentions });
        // Not awaited: until then the stored text could be sent again.
        void activityChanged(queryClient, kind.controller);
      }}
    />
  );
}

function Entries({ kind, id, page }: ActivityCardProps & { page: Page }): ReactNode {
  const t = useTranslations(kind.texts);
  const format = useFormat();
  const may = usePermission();
  const [edited, setEdited] = useState<string | null>(null);
  const contentOf = (entry: Page['items'][number]): ReactNode => {
    const text = entry.text ?? '';
    if (entry.id === edited) {
      const alerted = (entry.mentions ?? []).map((person) => person.id);
      return (
        <EditComment {...{ kind, text, alerted }} version={entry.version} id={entry.id} shipmentId={id} onClose={() => setEdited(null)} />
      );
    }
    if (entry.kind === 'changed') return <Changes {...{ kind, entry }} />;
    if (entry.kind === 'comment') return text;
    if (entry.kind === 'snoozed') return t('activity.snoozed', { until: ownTime(format, entry.until) });
    const plain = PLAIN.find((known) => known === entry.kind);
    return plain ? t(`activity.${plain}`) : null;
  };
  const timeOf = ({ at, editedAt, text, mentions }: Page['items'][number]): string => {
    const people = (mentions ?? []).map(({ name }) => ({ label: name }));
    const inText = mentionsIn(text ?? '', people);
    const names = format.list(people.filter((person) => !inText.includes(person)).map(({ label }) => label));
    return [ownTime(format, at), editedAt ? t('activity.edited') : '', names ? t('activity.mentioned', { names }) : '']
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <ActivityList
      label={t('activity.title')}
      entries={page.items.filter(isShown).map((entry) => ({
        key: entry.id,
        author: entry.who ?? t('activity.system'),
        time: timeOf(entry),
        at: entry.at ?? '',
        kind: entry.kind === 'comment' && entry.id !== edited ? 'comment' : 'event',
        content: contentOf(entry),
        ...(entry.own && entry.id !== edited && may({ code: kind.codes.comment })
          ? { actions: <CommentActions {...{ kind }} id={entry.id} onEdit={() => setEdited(entry.id)} /> }
          : {}),
      }))}
    />
  );
}

/** Kinds with a sentence that has no values. */
const PLAIN = ['entered', 'askedAgain', 'handled', 'woken'] as const;
const KINDS: ReadonlySet<string> = new Set(['comment', 'changed', 'snoozed', ...PLAIN]);

/** Kinds of a newer server are left out. */
const isShown = ({ kind }: Page['items'][number]): boolean => KINDS.has(kind);
