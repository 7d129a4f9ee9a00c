import type { Client, ControllerName } from '@seaberry/api-client';
import type { PermissionCode } from '@seaberry/api-client/contract';
import type { BadgeProps } from '@seaberry/ui/badge';
import type { StatFilterProps } from '@seaberry/ui/stat-filter';
import type { TreeNode } from '@seaberry/ui/tree';
import type { QueryFunctionContext } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

import type { FailureMeta } from '../api/failures.ts';
import type { Choices, KnownChoices, LookupChoice, Source } from './choices.types.ts';
import type { FormDefinition } from './form.types.ts';
import type { Capability, Offer, Row, Values } from './row.types.ts';
import type { ResourceTexts } from './words.ts';

export type { Offer, Row, Values } from './row.types.ts';

interface ColumnBase<R, Id extends string> extends Offer {
  /** Key of `fields` of the texts; also the property of the row unless `value` names another. */
  id: Id;
  /** Another value than that of the row; a file that the server makes leaves such a column out. */
  value?(row: R): unknown;
  /** Replaces the cell of its kind; files have the value. */
  cell?(row: R, words: ResourceTexts): ReactNode;
  /** Text for exports and searches, where it differs from that of the kind. */
  text?(row: R, words: ResourceTexts): string;
  /** Sortable: client-side by default; server-side if true, or the name of another field. */
  sort?: boolean | string;
  /** Hidden until the user chooses it. */
  hidden?: boolean;
  /** Default width, in px. */
  size?: number;
  /** Wraps long text. */
  wrap?: boolean;
}

/** One column. The first one names the row. */
export type Column<R, Id extends string> = ColumnBase<R, Id> &
  (
    | { kind?: 'text' | 'number' | 'date' | 'boolean' }
    /** With its zone; with seconds where instants are close. */
    | { kind: 'instant'; seconds?: boolean }
    /** Monospaced, with a copy button. */
    | { kind: 'code' }
    /** HTML of a field of that kind: its text in one line in the list, with its format in the record. */
    | { kind: 'richText' }
    /** 1 enabled, 2 disabled. */
    | { kind: 'status' }
    /** Names of the items of a dictionary of the backend. */
    | { kind: 'dictionary'; dictionary: string }
    /** Texts are `<words>.<value>`; with a tone it is a badge. */
    | { kind: 'words'; words: string; tones?: Readonly<Record<string, NonNullable<BadgeProps['tone']>>> }
    /** The value as a link, or as text without a URL. `external` opens another tab, marked as such. */
    | { kind: 'link'; href(row: R): string | null | undefined; external?: boolean }
    /** URL of a picture, named like the row. */
    | { kind: 'picture' }
    /** `duration` is in ms; `tags` is a list of texts; `json` is any value, shown in full on demand; `progress` is 0 to 1. */
    | { kind: 'duration' | 'bytes' }
    | { kind: 'tags' }
    | { kind: 'json' }
    | { kind: 'progress' }
    /** A schedule in cron notation, in words, with its IANA zone. @default 'UTC' */
    | { kind: 'cron'; timeZone?: string }
    /** `cell` renders it; `text` is its text in an export. */
    | { kind: 'custom'; cell(row: R, words: ResourceTexts): ReactNode; text(row: R, words: ResourceTexts): string }
  );

export interface CustomFilterProps {
  label: string;
  /** `''` for none. */
  value: string;
  onChange(value: string): void;
}

/** A tree whose nodes with `hasChildren` load on expansion. */
export interface LazyTree {
  /** Children of a node. */
  children?(id: string): Source<TreeNode>;
  /** Searches nodes that may not be loaded: for each, the ids from the root to it. */
  find?(client: Client, text: string, signal: AbortSignal): Promise<readonly (readonly string[])[]>;
}

/** Values that the backend searches. */
export interface Lookup {
  find(client: Client, text: string, signal: AbortSignal): Promise<readonly LookupChoice[]>;
  /** Labels of values, such as those of an opened URL. */
  named(values: readonly string[]): Source<LookupChoice>;
}

interface FilterBase<Id extends string> extends Offer {
  /** Key of `fields` of the texts; also the name of the input and, client-side, of the column. */
  id: Id;
  /** The list is requested only when it is set. Needless for an input that the call requires. */
  required?: boolean;
  /** Behind “More filters” in a wide window: filters that are seldom used leave the bar one line high. */
  folded?: boolean;
}

/** One filter of a list. Its value is text in the URL. */
export type Filter<Id extends string> = FilterBase<Id> &
  /** Search field, always visible; one per list. */
  (
    | { kind: 'search' }
    /** `numeric` for a number, by equality. */
    | { kind: 'text'; numeric?: boolean }
    /** Code in capital letters, such as a port; `hint` is a key of `hints` of the texts. */
    | { kind: 'identifier'; max?: number; hint?: string }
    | { kind: 'select'; choices: Choices }
    /** One of many values, found by typing. */
    | ({ kind: 'lookup' } & Lookup)
    /** Several values, sent as a list. `open` keeps unknown values of the URL. */
    | { kind: 'several'; choices: KnownChoices; open?: boolean }
    /** One value, selected by its count above the list; `all` is the value that counts every row. */
    | { kind: 'counter'; choices: KnownChoices; all?: string; tones?: Readonly<Record<string, StatFilterProps['tone']>> }
    /** 1 enabled, 2 disabled. */
    | { kind: 'status' }
    /** Days, both inclusive, as instants in the device's zone under two names of the input; `calendar` sends the days themselves. */
    | { kind: 'range'; from?: string; to?: string; calendar?: boolean }
    /** Days in UTC with optional ends; URL and input have both names, the end of the input is exclusive. */
    | { kind: 'days'; from: Id; to: Id }
    /** Minimum, inclusive. */
    | { kind: 'least'; unit?: string }
    /** Node of a tree; beside the list in a wide window. */
    | ({ kind: 'tree'; from: Source<TreeNode> } & LazyTree)
    /** Custom control; `text` describes the value. */
    | { kind: 'custom'; Component: ComponentType<CustomFilterProps>; text(value: string): string }
  );

export interface ActionDialogProps<R = Row> {
  /** Row of the action; none for an action of the toolbar. */
  row: R;
  onClose(): void;
  /** Closes the dialog and refetches the list. */
  onDone(): void;
}

/** Dialog of an action on several selected rows. */
export interface ManyDialogProps<R = Row> extends Omit<ActionDialogProps<R>, 'row'> {
  rows: readonly R[];
}

/** Additional action. Label: `actions.<id>.label`. */
export interface Action<R, Call extends string> extends Offer {
  id: string;
  icon: ReactNode;
  tone?: 'danger';
  /** The call; the action is hidden without its permission. */
  call: Call;
  /** A code that it needs besides, for a `Dialog` that makes a call of another controller. */
  permission?: PermissionCode;
  /** Asks for confirmation: `actions.<id>.title` (with {name}) and `.text`. Afterwards shows `.done`, if there is one, or after a failure `.failed`. */
  confirm?: boolean;
  /** @default `{ id }` of the row */
  input?(row: R): unknown;
  /** Replaces the call and its confirmation. */
  Dialog?: ComponentType<ActionDialogProps<R>>;
  /** Whether the row has this action. */
  offered?(row: R): boolean;
  /** Runs when the name of a row is pressed. */
  opens?: boolean;
  /** Row action without `Dialog`: also for several selected rows, one call after another, with a confirmation. */
  bulk?: boolean;
  /** Row action with a dialog of its own for several selected rows. */
  Many?: ComponentType<ManyDialogProps<R>>;
}

export interface DeleteDefinition<R> {
  /** Bulk deletion, one call after another. */
  many?: boolean;
  /** Whether the row can be deleted. */
  offered?(row: R): boolean;
}

/** Rows that are put into order by hand, in a dialog with all of them. */
export interface OrderDefinition<R, Call extends string> extends Offer {
  /** Its input has the ids of all rows in their order, and the row that they belong to. */
  call: Call;
  /** Replaces the name of a row. */
  content?(row: R): ReactNode;
}

/** Number of rows by value of a `counter` filter; values that are not numbers are ignored. */
export type Counts = Readonly<Record<string, unknown>>;

/** Query of the counts above a list. */
export interface CountsQuery {
  queryKey: readonly unknown[];
  queryFn(context: QueryFunctionContext): Promise<Counts>;
  meta: FailureMeta;
}

export interface ChartProps {
  /** The filters as input of the list call. */
  input: Values;
}

export interface RecordPartProps<R = Row> {
  /** The listed row, then the record that `load` returns. */
  row: R;
  words: ResourceTexts;
}

/** Read-only record of a row in a drawer; the name of the row opens it, and the URL names it. */
export interface RecordDefinition<R, Id extends string, Call extends string> {
  /** The call whose permission it requires. @default the list call */
  call?: Call;
  /** Columns in groups, under `sections.<id>` of the texts. @default all of them, without a heading */
  groups?: readonly { id: string; columns: readonly Id[] }[];
  /** Fields with a copy button, besides those of kind `code`. */
  copy?: readonly Id[];
  /** Loads the whole record by the id of the row. */
  load?(client: Client, row: R): Promise<R>;
  /** Content below the facts. */
  Below?: ComponentType<RecordPartProps<R>>;
  /** A hook: the title of the drawer. @default the name of the row */
  useTitle?(row: R): string;
}

/** Expandable rows: a panel below the row with any content, such as a `NestedTable`. */
export interface ExpandDefinition<R> {
  Panel: ComponentType<RecordPartProps<R>>;
  /** Expanding a row collapses the others. */
  single?: boolean;
  /** Whether the row can be expanded. @default every row */
  offered?(row: R): boolean;
}

/** Child rows that the list call returns on expansion. */
export interface ChildrenDefinition<R> {
  /** Input of the list call for the children of a row, or for the roots. */
  input(id: string | null): Values;
  /** Whether the row has children. */
  has(row: R): boolean;
}

/** A list with the actions on its rows. `defineResource` checks it against contract and texts. */
export interface Resource<R = Row, Id extends string = string, Call extends string = string> {
  /** Component key by which menus name the screen. */
  key: string;
  controller: Exclude<ControllerName, 'live'>;
  /** Namespace of the texts: `people.positions`. */
  texts: string;
  /** The list is only there with this capability of the backend. */
  capability?: Capability;
  /** The call that returns the rows. */
  list: Call;
  /** Where the list is paged, sorted and filtered: `server` for a call that returns a page, `browser` for one that returns everything. */
  paging: 'server' | 'browser';
  /** @default 'id' */
  rowId?: string;
  rowName(row: R): string;
  /** Children of a row: makes the list a tree. */
  below?(row: R): readonly R[] | null | undefined;
  /** Default sort, `-` for descending: `-createTime`. */
  sort?: string;
  /** Poll interval in ms while visible. */
  refreshMs?: number;
  filters?: readonly Filter<Id>[];
  columns: readonly Column<R, Id>[];
  /** Counts for the `counter` filters, by their values; `input` has the other filters. */
  counts?(client: Client, input: Values): CountsQuery;
  /** Chart of the matching rows, under `chartTitle` of the texts. */
  Chart?: ComponentType<ChartProps>;
  record?: RecordDefinition<R, Id, Call>;
  /** Lazily loaded children, instead of `below`. */
  children?: ChildrenDefinition<R>;
  /** For lists that are no tree. */
  expand?: ExpandDefinition<R>;
  /** Fixed input of the list call and of each form, for rows of another list's row. */
  owner?: Values;
  /** Controllers whose lists include data of this one: they are refetched after a change. */
  affects?: readonly Exclude<ControllerName, 'live'>[];
  form?: FormDefinition<R, Id>;
  /** Names of the calls if they differ, or null for none. Defaults with a form: add and update; with `delete`: delete */
  calls?: { add?: Call | null; update?: Call | null; delete?: Call };
  /** Whether this row may be edited. */
  editable?(row: R): boolean;
  /** Rows can be put into order. */
  order?: OrderDefinition<R, Call>;
  /** Rows can be deleted. */
  delete?: DeleteDefinition<R>;
  /** Actions of a row besides edit and delete. */
  rowActions?: readonly Action<R, Call>[];
  /** Actions above the list besides export and add. */
  toolbar?: readonly Action<null, Call>[];
}
