import { Bookmark, ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { Button, type ButtonProps } from '../../components/button/index.js';
import { DropdownMenu } from '../../components/dropdown-menu/index.js';
import { announce } from '../../lib/announce.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useTableText } from '../../lib/ui-provider.js';
import type { DataTableView } from '../data-table/index.js';
import { ViewDialogs, type ViewDialog } from './components/view-dialogs.js';
import { ViewMenu } from './components/view-menu.js';
import { sameView } from './saved-views.logic.js';
import type { SavedView, SavedViewChange, SavedViewDraft } from './saved-views.types.js';

type Native = Omit<ButtonProps, 'children' | 'variant' | 'icon' | 'iconEnd' | 'loading' | 'disabledReason' | 'asChild'>;

export interface SavedViewsProps<View = DataTableView> extends Native {
  /** The user's own views and the shared ones, in list order. */
  views: readonly SavedView<View>[];
  /** Current state of the table. A difference from the selected view is indicated. */
  view: View;
  /**
   * Id of the selected view; null for none.
   * @default the default view, uncontrolled
   */
  currentId?: string | null;
  /** Called with the id of the view that the user chooses, null for none. */
  onCurrentIdChange?: (id: string | null) => void;
  /** Called when the table should take over a view: one was selected, or changes to it were discarded. */
  onApply: (view: SavedView<View>) => void;
  /** Saves a new view and returns its id. Without it no view can be created. */
  onCreate?: (draft: SavedViewDraft<View>) => Promise<string>;
  /**
   * Saves changes of one view: its content, its name, or that it is the default. A promise of `false` says that the user decided against it,
   * e.g. after a question about a newer version: nothing is announced.
   */
  onUpdate?: (change: SavedViewChange<View>) => Promise<unknown>;
  /** Deletes a view; a rejection keeps it and shows the reason. */
  onDelete?: (id: string) => Promise<unknown>;
  /** New views may be shared with everyone. */
  canShare?: boolean;
  /**
   * Compares two views. For a DataTable pass `sameTableView(columns)`.
   * @default deep equality
   */
  isEqual?: (a: View, b: View) => boolean;
  /**
   * Error message for the user.
   * @default a general sentence
   */
  describeError?: (error: unknown) => string;
}

/**
 * Named views of a list: select, save, change and delete them behind one button.
 * @typeParam View State of a list that a view restores: plain JSON.
 */
export function SavedViews<View = DataTableView>(props: SavedViewsProps<View>): ReactNode {
  const { views, view, currentId: given, onCurrentIdChange, onApply, onCreate, onUpdate, onDelete, ...others } = props;
  const { canShare = false, isEqual = sameView, describeError, ...rest } = others;
  const text = useTableText();
  const [currentId, setCurrentId] = useControllable<string | null>({
    value: given,
    defaultValue: views.find(({ isDefault }) => isDefault)?.id ?? null,
    onChange: onCurrentIdChange,
  });
  const [dialog, setDialog] = useState<ViewDialog<View>>();
  const [saving, setSaving] = useState(false);
  const current = views.find(({ id }) => id === currentId);
  const changed = current !== undefined && !isEqual(current.view, view);
  const explain = (error: unknown): string => describeError?.(error) ?? text.viewFailedHint;

  const apply = (id: string): void => {
    const chosen = views.find((one) => one.id === id);
    if (!chosen) return;
    setCurrentId(id);
    onApply(chosen);
    announce(text.viewApplied(chosen.name));
  };
  const announceSaved = (saved: unknown, name: string): void => {
    if (saved !== false) announce(text.viewSaved(name));
  };
  /** Saves without a dialog; only a failure opens one, which offers a retry. */
  const update = (change: SavedViewChange<View>, name: string): void => {
    setSaving(true);
    Promise.resolve(onUpdate?.(change))
      .then(
        (saved) => announceSaved(saved, name),
        (error: unknown) => setDialog({ kind: 'retry', change, name, failure: explain(error) }),
      )
      .finally(() => setSaving(false));
  };
  const own = current && !current.readOnly && !current.builtIn ? current : undefined;
  const actions = {
    save: changed && own && onUpdate ? () => update({ id: own.id, view }, own.name) : undefined,
    discard: changed ? () => apply(current.id) : undefined,
    saveAs: onCreate ? () => setDialog({ kind: 'create' }) : undefined,
    rename: own && onUpdate ? () => setDialog({ kind: 'rename', view: own }) : undefined,
    setDefault:
      current && !current.isDefault && !current.builtIn && onUpdate
        ? () => update({ id: current.id, isDefault: true }, current.name)
        : undefined,
    remove: own && onDelete ? () => setDialog({ kind: 'delete', view: own }) : undefined,
  };
  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          <Button
            data-slot="saved-views"
            data-state={changed ? 'changed' : 'same'}
            aria-label={current && text.viewCurrent(current.name, changed)}
            {...rest}
            loading={saving}
            icon={<Bookmark data-slot="saved-views-icon" size={16} aria-hidden />}
            iconEnd={<ChevronDown data-slot="saved-views-arrow" size={14} aria-hidden />}
          >
            {current ? <CurrentName name={current.name} changed={changed} /> : text.views}
          </Button>
        }
      >
        <ViewMenu views={views} currentId={current?.id ?? null} onPick={apply} actions={actions} />
      </DropdownMenu>
      <ViewDialogs
        {...{ dialog, views, canShare }}
        describeError={explain}
        onClose={() => setDialog(undefined)}
        onCreate={async ({ name, shared }) => {
          const id = await onCreate?.({ name, shared, view });
          if (id !== undefined) setCurrentId(id);
          announce(text.viewSaved(name));
        }}
        onChange={async (change, name) => {
          announceSaved(await onUpdate?.(change), name);
        }}
        onRemove={async ({ id, name }) => {
          await onDelete?.(id);
          if (id === currentId) setCurrentId(null);
          announce(text.viewDeleted(name));
        }}
      />
    </>
  );
}

/** Name of the current view, with a dot when the table differs from it. The button's label has both. */
function CurrentName({ name, changed }: { name: string; changed: boolean }): ReactNode {
  const text = useTableText();
  return (
    <span data-slot="saved-views-current" className="sb:flex sb:min-w-0 sb:items-center sb:gap-1.5">
      <span data-slot="saved-views-name" className="sb:max-w-40 sb:truncate sb:py-1">
        {name}
      </span>
      {changed && (
        <span data-slot="saved-views-changed" title={text.viewChanged} className="sb:size-1.5 sb:shrink-0 sb:rounded-full sb:bg-warning" />
      )}
    </span>
  );
}
