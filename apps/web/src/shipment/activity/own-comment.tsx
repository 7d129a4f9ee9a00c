import { useTranslations } from '@seaberry/i18n/react';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { IconButton } from '@seaberry/ui/icon-button';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
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
  text: string;
  onClose(): void;
}

/** One's own comment while its text is changed. */
export function EditComment({ kind, id, text, onClose }: EditCommentProps): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations(kind.texts);
  const common = useTranslations('common');
  const explain = useExplain();
  const edit = useMutation({ ...editCommentMutation(client, kind.controller) });
  return (
    <CommentBox
      kind={kind}
      draft={`${kind.texts}.comment.${id}`}
      label={t('activity.edit')}
      submitLabel={common('save')}
      initial={text}
      pending={edit.isPending}
      error={edit.error ? `${common('failure.editFailed')} ${explain(edit.error)}` : undefined}
      onSubmit={async (changed) => {
        await edit.mutateAsync({ id, text: changed });
        await activityChanged(queryClient, kind.controller);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
