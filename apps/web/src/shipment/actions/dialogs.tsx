import { Suspense, use, useMemo, useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { useKeptDraft } from '../../session/use-draft.ts';
import { lazily } from '../../shared/lazily.tsx';
import type { ShipmentForms } from '../forms.ts';
import type { Shipment, ShipmentKind, ShipmentRow } from '../shipment.ts';
import type { ExportProps } from './export.tsx';

/** The dialog that is open; null for none. */
export type ShipmentDialog<R> =
  | { kind: 'add' | 'many' }
  | { kind: 'edit'; row: R }
  | { kind: 'delete' | 'resubscribe' | 'snooze'; ids: readonly string[] }
  | { kind: 'share'; ids: readonly string[]; reference?: string }
  | { kind: 'assign'; ids: readonly string[]; owner?: Shipment['owner'] }
  | ({ kind: 'export' } & Omit<ExportProps, 'kind' | 'onClose'>);

const Add = lazily(async () => (await import('../form/add-dialog.tsx')).AddDialog);
const Many = lazily(async () => (await import('../many/many-dialog.tsx')).ManyDialog);
const Edit = lazily(async () => (await import('../form/edit-dialog.tsx')).EditDialog);
const Export = lazily(async () => (await import('./export.tsx')).Export);
const Assign = lazily(async () => (await import('./assign-dialog.tsx')).AssignDialog);
const Snooze = lazily(async () => (await import('./snooze-dialog.tsx')).SnoozeDialog);
const Share = lazily(async () => (await import('./share-dialog.tsx')).ShareDialog);
const Confirm = lazily(async () => (await import('./confirm.tsx')).Confirm);

/**
 * The dialog that is open; at first the one whose form was unsaved when the session ended.
 *
 * @param only the shipment of a page that is about one
 */
export function useShipmentDialog<R extends ShipmentRow>(
  { texts }: ShipmentKind<R>,
  only?: R['id'],
): [ShipmentDialog<R> | null, (dialog: ShipmentDialog<R> | null) => void] {
  const kept = useKeptDraft([`${texts}.add`, `${texts}.edit`, `${texts}.many`], only);
  return useState<ShipmentDialog<R> | null>(() => {
    if (kept?.form === `${texts}.add`) return { kind: 'add' };
    if (kept?.form === `${texts}.many`) return { kind: 'many' };
    // Written by the form of that very row.
    if (kept?.form === `${texts}.edit` && typeof kept.context === 'object') return { kind: 'edit', row: kept.context as R };
    return null;
  });
}

export interface ShipmentDialogsProps<R extends ShipmentRow> {
  kind: ShipmentKind<R>;
  dialog: ShipmentDialog<R> | null;
  onClose(): void;
  /** Called with the shipments that were deleted, requested again, given to a colleague or snoozed, before the lists are fetched again. */
  onDone(ids: readonly string[]): void;
}

/** The dialog that is open, if one is. */
export function ShipmentDialogs<R extends ShipmentRow>({ dialog, ...rest }: ShipmentDialogsProps<R>): ReactNode {
  const { texts } = useApp();
  const { loadForms } = rest.kind;
  const open = dialog !== null;
  const entering = open && (dialog.kind === 'add' || dialog.kind === 'many' || dialog.kind === 'edit');
  const sharing = open && dialog.kind === 'share';
  // Texts of the form parts come with the first dialog, beside the forms.
  const ready = useMemo(
    () =>
      open ? Promise.all([texts.ensure('resource', ...(sharing ? (['sharing'] as const) : [])), entering ? loadForms() : null]) : null,
    [open, entering, sharing, texts, loadForms],
  );
  if (dialog === null || ready === null) return null;
  return (
    <Suspense fallback={null}>
      <Ready when={ready}>
        <OpenDialog dialog={dialog} {...rest} />
      </Ready>
    </Suspense>
  );
}

function Ready({ when, children }: { when: Promise<unknown>; children: ReactNode }): ReactNode {
  use(when);
  return children;
}

interface WithFormsProps {
  kind: Pick<ShipmentKind<never>, 'loadForms'>;
  children: (forms: ShipmentForms) => ReactNode;
}

function WithForms({ kind, children }: WithFormsProps): ReactNode {
  return children(use(kind.loadForms()));
}

function OpenDialog<R extends ShipmentRow>({
  kind,
  dialog,
  onClose,
  onDone,
}: ShipmentDialogsProps<R> & { dialog: ShipmentDialog<R> }): ReactNode {
  switch (dialog.kind) {
    case 'add':
      return <WithForms kind={kind}>{(forms) => <Add.Component {...{ kind, forms, onClose }} />}</WithForms>;
    case 'many':
      return <WithForms kind={kind}>{(forms) => <Many.Component {...{ kind, forms, onClose }} />}</WithForms>;
    case 'edit':
      return <WithForms kind={kind}>{(forms) => <Edit.Component {...{ kind, forms, onClose }} row={dialog.row} />}</WithForms>;
    case 'export':
      return <Export.Component {...dialog} {...{ kind, onClose }} />;
    case 'assign':
      return <Assign.Component {...{ kind, onClose, onDone }} ids={dialog.ids} owner={dialog.owner} />;
    case 'share':
      return <Share.Component {...{ kind, onClose }} ids={dialog.ids} reference={dialog.reference} />;
    case 'snooze':
      return <Snooze.Component {...{ kind, onClose, onDone }} ids={dialog.ids} />;
    default:
      return <Confirm.Component {...{ kind, onClose, onDone }} action={dialog.kind} ids={dialog.ids} />;
  }
}
