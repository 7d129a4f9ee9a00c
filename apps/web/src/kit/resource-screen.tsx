import { ColumnChooser } from '@seaberry/ui/column-chooser';
import { DensityMenu } from '@seaberry/ui/data-table';
import { EmptyState } from '@seaberry/ui/empty-state';
import { PageHeader } from '@seaberry/ui/page-header';
import { ShieldAlert } from 'lucide-react';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';

import { useSession } from '../session/use-session.ts';
import { useScreen } from '../shared/screen.tsx';
import { useColumnLayout, useDensity } from '../shared/use-column-layout.ts';
import { useMayCall } from './access.ts';
import { Dialogs, loadDialog } from './actions/dialogs.tsx';
import type { OpenDialog } from './actions/open-dialog.ts';
import { ToolbarActions } from './actions/toolbar-actions.tsx';
import { useAction } from './actions/use-action.ts';
import { useKeptFocus } from './actions/use-kept-focus.ts';
import { useOpenDialog } from './actions/use-open-dialog.ts';
import { useRefusals } from './actions/use-refusals.ts';
import { useOffered } from './capabilities.ts';
import { Filters } from './filters/filters.tsx';
import { SideTree } from './filters/side-tree.tsx';
import { ResourceTable } from './resource-table.tsx';
import type { Resource, Row } from './resource.types.ts';
import { rowIdOf } from './row-id.ts';
import type { ResourceSearch } from './search.ts';
import { useColumns } from './use-columns.tsx';
import { useRows } from './use-rows.ts';
import { useWords, type Words } from './words.ts';

const NOBODY: ReadonlyMap<string, Row> = new Map();

/** The screen of any resource. */
export function ResourceScreen({ resource }: { resource: Resource }): ReactNode {
  const words = useWords(resource.texts);
  const mayCall = useMayCall(resource.controller);
  if (!mayCall(resource.list)) {
    const { common } = words;
    return (
      <>
        <PageHeader title={words.t('title')} />
        <EmptyState size="lg" icon={<ShieldAlert />} title={common('noPermissionTitle')} description={common('noPermissionText')} />
      </>
    );
  }
  return <List resource={resource} />;
}

const needsDictionaries = ({ columns }: Resource): boolean => columns.some(({ kind }) => kind === 'dictionary');

function List({ resource: definition }: { resource: Resource }): ReactNode {
  const resource = useOffered(definition);
  const words = useWords(resource.texts, needsDictionaries(resource));
  const { search } = useScreen<ResourceSearch>();
  const { userId } = useSession();
  const { dialog, open, close } = useDialog(resource, words);
  useRefusals(resource);
  const [chosen, setChosen] = useState(NOBODY);
  const [layout, setLayout] = useColumnLayout(resource.texts, userId);
  const [density, setDensity] = useDensity(resource.texts, userId);
  const columns = useColumns(resource, words, useOpener(resource, open));
  const rows = useRows(resource, search, columns);
  const selected = useMemo(() => [...chosen.values()], [chosen]);
  const list = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(list, rows.rows);
  const release = (done: readonly Row[]): void => {
    const ids = new Set(done.map((row) => rowIdOf(resource, row)));
    setChosen((before) => new Map([...before].filter(([id]) => !ids.has(id))));
  };
  const side = resource.filters?.find((filter) => filter.kind === 'tree');
  const table = (
    <ResourceTable
      {...{ resource, words, rows, columns, layout, density, chosen }}
      onLayoutChange={setLayout}
      onChoose={setChosen}
      onOpen={open}
    />
  );
  return (
    <>
      <div ref={list} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none">
        <PageHeader title={words.t('title')} actions={<ToolbarActions {...{ resource, words, selected }} onOpen={open} />} />
        <Filters
          {...{ resource, words }}
          actions={
            <>
              <DensityMenu className="max-sm:hidden" value={density} onChange={setDensity} />
              <ColumnChooser columns={columns} layout={layout} onLayoutChange={setLayout} />
            </>
          }
        />
        {side ? (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 xl:grid-cols-[15rem_minmax(0,1fr)]">
            <SideTree filter={side} words={words} className="hidden xl:block" />
            {table}
          </div>
        ) : (
          table
        )}
      </div>
      <Dialogs
        {...{ resource, words, dialog, rows }}
        onClose={close}
        onDone={release}
        onGone={(gone) => {
          keepFocus(gone.map((row) => rowIdOf(resource, row)));
          release(gone);
        }}
      />
    </>
  );
}

/** What a person is doing. An action that neither asks nor has a dialog is done at once. */
function useDialog(resource: Resource, words: Words) {
  const [dialog, setDialog] = useOpenDialog(resource);
  const { mutate } = useAction(resource, words, {});
  const open = useCallback(
    (next: OpenDialog) => {
      const atOnce = next.kind === 'action' && !next.action.confirm && !next.action.Dialog;
      if (atOnce) mutate({ action: next.action, row: next.row });
      else {
        const show = (): void => setDialog(next);
        // What could not be brought is asked for again, and told, where it is drawn.
        loadDialog(resource, next).then(show, show);
      }
    },
    [resource, mutate, setDialog],
  );
  const close = useCallback(() => setDialog(null), [setDialog]);
  return { dialog, open, close };
}

/** What pressing the name of a row does: the action that says so, as far as the person may. */
function useOpener(resource: Resource, onOpen: (dialog: OpenDialog) => void): ((row: Row) => void) | undefined {
  const mayCall = useMayCall(resource.controller);
  const action = resource.rowActions?.find(({ opens }) => opens);
  const press = useCallback(
    (row: Row) => {
      if (action) onOpen({ kind: 'action', action, row });
    },
    [action, onOpen],
  );
  return action && mayCall(action.call) ? press : undefined;
}
