import { useTranslations } from '@seaberry/i18n/react';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { IconButton } from '@seaberry/ui/icon-button';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { NewerValues } from '../../kit/form/newer-frame.tsx';
import { NewerRow } from '../../kit/form/newer-row.tsx';
import { useNewer } from '../../kit/form/use-newer.ts';
import { peopleSearch } from '../people-search.ts';
import { activityChanged, deleteCommentMutation, editCommentMutation } from '../queries.ts';
import type { ShipmentKind } from '../shipment.ts';
import { CommentBox } from './comment-box.tsx';

type ActivityKind = Pick<ShipmentKind<never>, 'texts' | 'controller'>;

export interface CommentActionsProps {
  kind: ActivityKind;
  id: string;
  onEdit(): void;
}

/** Buttons of one's own comment. */
export function CommentActions({ kind, id, onEdit }: CommentActionsProps): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations(kind.texts);
  const common = useTranslations('common');
  const explain = useExplain();
  const [asked, setAsked] = useState(false);
  const remove = useMutation({
    ...deleteCommentMutation(client, kind.controller),
    onSuccess: () => activityChanged(queryClient, kind.controller),
  });
  return (
    <>
      <IconButton size="sm" label={t('activity.edit')} icon={<Pencil size={14} />} onClick={onEdit} />
      <IconButton size="sm" label={t('activity.delete')} icon={<Trash2 size={14} />} onClick={() => setAsked(true)} />
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        tone="danger"
        title={t('activity.deleteTitle')}
        description={t('activity.deleteText')}
        confirmLabel={common('delete')}
        error={remove.error ? `${common('failure.deleteFailed')} ${explain(remove.error)}` : undefined}
        onConfirm={() => remove.mutateAsync({ id })}
      />
    </>
  );
}

export interface EditCommentProps {
  kind: ActivityKind;
  id: string;
  shipmentId: string;
  text: string;
  version: number | null | undefined;
  /** Ids of the people whom it mentions already. */
  alerted: readonly string[];
  onClose(): void;
}

/** One's own comment while its text is changed. */
export function EditComment({ kind, id, shipmentId, text, version, alerted, onClose }: EditCommentProps): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations(kind.texts);
  const common = useTranslations('common');
  const explain = useExplain();
  // Both stay as they were when the comment was opened.
  const [before] = useState(text);
  const newer = useNewer<{ text?: string | null }>(version);
  const edit = useMutation({ ...editCommentMutation(client, kind.controller), onError: newer.refused });
  const shown = async (): Promise<void> => {
    await activityChanged(queryClient, kind.controller);
    onClose();
  };
  const find = useMemo(() => peopleSearch(client, kind.controller, [shipmentId]), [client, kind.controller, shipmentId]);
  const mine = edit.variables;
  return (
    <>
      <CommentBox
        kind={kind}
        draft={`${kind.texts}.comment.${id}`}
        alerted={alerted}
        onSearch={find}
        label={t('activity.edit')}
        submitLabel={common('save')}
        initial={text}
        pending={edit.isPending}
        error={edit.error ? `${common('failure.editFailed')} ${explain(edit.error)}` : undefined}
        onSubmit={async (changed, mentions) => {
          await edit.mutateAsync({ id, version: newer.version, text: changed, mentions });
          await shown();
        }}
        onCancel={onClose}
      />
      {mine && (
        <NewerRow
          {...{ newer }}
          name={t('activity.submit')}
          onKeep={(version) => edit.mutate({ ...mine, version }, { onSuccess: shown })}
          onTake={() => void shown()}
        >
          <NewerValues rows={[{ id, label: t('activity.submit'), values: [before, mine.text, newer.row?.text ?? ''] }]} />
        </NewerRow>
      )}
    </>
  );
}
