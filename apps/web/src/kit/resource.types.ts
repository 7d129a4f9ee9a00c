import type { Client, ControllerName } from '@seaberry/api-client';
import type { PasswordPolicy } from '@seaberry/api-client/password-policy';
import type { CAPABILITIES } from '@seaberry/api-client/schemas';
import type { BadgeProps } from '@seaberry/ui/badge';
import type { StatFilterProps } from '@seaberry/ui/stat-filter';
import type { TreeNode } from '@seaberry/ui/tree';
import type { QueryFunctionContext } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

import type { FailureMeta } from '../api/failures.ts';
import type { Choices, KnownChoices, LookupChoice, Source } from './choices.types.ts';
import type { ResourceTexts } from './words.ts';

/** An untyped row; only the definition knows its fields. */
export type Row = Readonly<Record<string, unknown>>;
export type Values = Record<string, unknown>;

/** Backend features beyond the product specification. */
export type Capability = (typeof CAPABILITIES)[number];

/** Backend condition of a part of a definition. */
export interface Offer {
  /** Only with this capability. */
  capability?: Capability;
  /** Only without this capability. */
  without?: Capability;
}

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

export interface CustomFieldProps {
  name: string;
  label: string;
  required: boolean;
  /** Null while adding. */
  row: Row | null;
}

export interface UploadControl {
  /** Aborted when the user removes the file. */
  signal: AbortSignal;
  /** Upload progress, 0 to 1. */
  onProgress(share: number): void;
}

interface FieldBase<Id extends string> extends Offer {
  /** Key of `fields` of the texts; also the name in the input of the calls. */
  id: Id;
  /** Default of a new row. @default nothing */
  initial?: unknown;
  /** Additionally required, besides the contract; `false` where the contract requires one of several fields. */
  required?: boolean;
  /** Only while adding, or only while editing. */
  on?: 'add' | 'edit';
  /** Read-only in existing rows, in all or in some. */
  fixed?: boolean | ((row: Row) => boolean);
  /** Key of `hints` of the texts, under the field. */
  hint?: string;
  /** Takes the full width, as long texts always do. */
  wide?: boolean;
  /** A password: never stored, not even in a draft. */
  secret?: boolean;
  /** Whether it is shown, by the other values of the form. A hidden field is not sent. */
  when?(values: Values): boolean;
}

/** One field of the form. */
export type Field<Id extends string> = FieldBase<Id> &
  /** `identifier`: a cargo number or code in capitals. */
  (
    | { kind?: 'text'; type?: 'email' | 'tel' | 'url'; autoComplete?: string; identifier?: boolean; max?: number }
    | { kind: 'textarea'; max?: number }
    /** HTML of headings, lists, quotes and links; `max` counts the characters of its text. */
    | { kind: 'richText'; max?: number }
    | { kind: 'date' | 'checkbox' | 'status' }
    /** Checkbox or switch; `HH:mm`; an instant, in the zone of the device; a list of texts; `#rrggbb`. */
    | { kind: 'switch' | 'time' | 'dateTime' | 'tags' | 'colour' }
    /** A list of `{ key, value }`, in order. */
    | { kind: 'keyValue' }
    /**
     * Child rows: a list of objects with fields of their own. Labels of those are `rows.<id>.fields.<field>` of the texts, or
     * `fields.<field>`; `rows.<id>.add` and `rows.<id>.one` name the button and a row (with {number}).
     */
    | { kind: 'rows'; fields: readonly RowField[]; min?: number; max?: number }
    /** A schedule in cron notation of five parts, in an IANA zone. @default 'UTC' */
    | { kind: 'cron'; timeZone?: string }
    /** Code or template in the given `language`. */
    | { kind: 'code'; language: string }
    /** Files, uploaded when chosen. The value is the id that `upload` returns, with `multiple` a list of them. */
    | {
        kind: 'file';
        multiple?: boolean;
        accept?: string;
        maxSizeBytes?: number;
        maxFiles?: number;
        upload(client: Client, file: File, options: UploadControl): Promise<string>;
        /** Name of a file of the record. @default its id */
        nameOf?(row: Row, id: string): string;
      }
    /** Whole numbers, unless it has `decimals`. */
    | { kind: 'number'; min?: number; max?: number; unit?: string; decimals?: boolean }
    /** One of a few options. */
    | { kind: 'select' | 'radio'; choices: Choices }
    /** One or several of many options. */
    | { kind: 'combobox'; choices: Choices; multiple?: boolean }
    | { kind: 'tree'; from: Source<TreeNode>; multiple?: boolean }
    /** Custom control that uses `useFormField(name)` of `@seaberry/ui/form`. */
    | { kind: 'custom'; Component: ComponentType<CustomFieldProps> }
  );

/** A field of a child row. */
export type RowField = Exclude<Field<string>, { kind: 'rows' }>;

export interface Section<Id extends string> {
  /** Key of `sections` of the texts. */
  id: string;
  fields: readonly Field<Id>[];
}

export interface FormDefinition<R, Id extends string> {
  /** @default 'dialog' */
  frame?: 'dialog' | 'drawer';
  /** @default 'md', with sections 'lg' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  fields?: readonly Field<Id>[];
  /** Instead of `fields`: under headings, or in tabs. */
  sections?: readonly Section<Id>[];
  tabs?: boolean;
  /** While adding, the sections after `fields` are folded until they have a value or an error. */
  folded?: boolean;
  /** Adding goes through the sections step by step; editing shows them as tabs. */
  steps?: boolean;
  /** Values of the form that are not in the row; loaded before the form is shown. */
  load?(client: Client, row: R): Promise<Values>;
  /** Additional validation, by the id of the field: codes of `errors`. `policy`: for new passwords. */
  faults?(values: Values, row: R | null, policy: PasswordPolicy | null): Readonly<Record<string, string>>;
  /** Input to send, if it differs from the values. */
  toInput?(values: Values, row: R | null): Values;
  /** Last step before sending: encrypts secret fields. */
  finish?(input: Values): Promise<Values>;
  /** Preset values of a child row, or null where there can be none: offers “Add below” in a tree. */
  below?(row: R): Values | null;
  /** Shows the response of the add call: a password that is shown once. The form closes first. */
  Added?: ComponentType<{ answer: unknown; onClose(): void }>;
}

export interface ActionDialogProps<R = Row> {
  /** Row of the action; none for an action of the toolbar. */
  row: R;
  onClose(): void;
  /** Closes the dialog and refetches the list. */
  onDone(): void;
}

/** Additional action. Label: `actions.<id>.label`. */
export interface Action<R, Call extends string> extends Offer {
  id: string;
  icon: ReactNode;
  tone?: 'danger';
  /** The call; the action is hidden without its permission. */
  call: Call;
  /** Asks for confirmation: `actions.<id>.title` (with {name}) and `.text`. Afterwards shows `.done`, if there is one. */
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
