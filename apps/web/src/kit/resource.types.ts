import type { Client, ControllerName } from '@seaberry/api-client';
import type { PasswordPolicy } from '@seaberry/api-client/password-policy';
import type { CAPABILITIES } from '@seaberry/api-client/schemas';
import type { BadgeProps } from '@seaberry/ui/badge';
import type { StatFilterProps } from '@seaberry/ui/stat-filter';
import type { TreeNode } from '@seaberry/ui/tree';
import type { QueryFunctionContext } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

import type { FailureMeta } from '../api/failures.ts';
import type { Words } from './words.ts';

/** A row as the pattern sees it; only the definition knows its fields. */
export type Row = Readonly<Record<string, unknown>>;
export type Values = Record<string, unknown>;

/** Features a back end may have beyond the product specification. */
export type Capability = (typeof CAPABILITIES)[number];

/** Whether a part of a definition is there at the back end at hand. */
export interface Offer {
  /** Only where the back end says that it can do this. */
  capability?: Capability;
  /** Only where it does not: what others do in another way. */
  without?: Capability;
}

/** How a query asks for things to choose from. */
export interface SourceQuery<T> {
  queryKey: readonly unknown[];
  queryFn(context: QueryFunctionContext): Promise<T[]>;
  staleTime?: number;
  meta: FailureMeta;
}

/** Choices from the result of a call; see `from()` and `fromDictionary()`. */
export interface Source<T> {
  query(client: Client): SourceQuery<T>;
}

export interface Choice {
  value: string;
  label: string;
}

/** Values with their texts: `<words>.<value>` of the texts, or the result of `text`. */
export type KnownChoices =
  | { values: readonly (string | number)[]; words: string }
  | { values: readonly (string | number)[]; text(value: string, words: Words): string };

/** Known values, or the response of a call. */
export type Choices = KnownChoices | { from: Source<Choice> };

interface ColumnBase<R, Id extends string> extends Offer {
  /** Key of `fields` of the texts; also the name of the value in the row, if `value` says nothing else. */
  id: Id;
  value?(row: R): unknown;
  /** Replaces the cell of its kind. */
  cell?(row: R, words: Words): ReactNode;
  /** Text for exports and searches, where it differs from that of the kind. */
  text?(row: R, words: Words): string;
  /** Sorting by it: in the browser on unless false; by the server off unless true, or the name of another field. */
  sort?: boolean | string;
  /** Hidden until the user chooses it. */
  hidden?: boolean;
  /** Width at first, in px. */
  size?: number;
  /** Long text takes several lines. */
  wrap?: boolean;
}

/** One column. The first one names the row. */
export type Column<R, Id extends string> = ColumnBase<R, Id> &
  (
    | { kind?: 'text' | 'number' | 'date' | 'boolean' }
    /** With its zone; to the second where moments are close. */
    | { kind: 'instant'; seconds?: boolean }
    /** In letters of one width, with a button to copy it. */
    | { kind: 'code' }
    /** 1 enabled, 2 disabled. */
    | { kind: 'status' }
    /** Names of the items of a dictionary of the back end. */
    | { kind: 'dictionary'; dictionary: string }
    /** Words are `<words>.<value>` of the texts; with a tone it is a badge. */
    | { kind: 'words'; words: string; tones?: Readonly<Record<string, NonNullable<BadgeProps['tone']>>> }
    /** The value as a link; without an address it is text. `external` opens another tab, and says so. */
    | { kind: 'link'; href(row: R): string | null | undefined; external?: boolean }
    /** The value is the address of a picture, named like the row. */
    | { kind: 'picture' }
    /** `duration` is in ms; `tags` is a list of texts; `json` is anything, shown whole when it is pressed; `progress` is 0 to 1. */
    | { kind: 'duration' | 'bytes' }
    | { kind: 'tags' }
    | { kind: 'json' }
    | { kind: 'progress' }
    /** A schedule in cron notation, in words, with its IANA zone. @default 'UTC' */
    | { kind: 'cron'; timeZone?: string }
    /** `cell` draws it; `text` is its text in an export. */
    | { kind: 'custom'; cell(row: R, words: Words): ReactNode; text(row: R, words: Words): string }
  );

export interface CustomFilterProps {
  label: string;
  /** `''` for none. */
  value: string;
  onChange(value: string): void;
}

/** A tree whose nodes with `hasChildren` are loaded when they are opened. */
export interface LazyTree {
  /** The nodes below a node. */
  children?(id: string): Source<TreeNode>;
  /** Finds nodes that may not be loaded: for each, the ids from the top down to it. */
  find?(client: Client, text: string, signal: AbortSignal): Promise<readonly (readonly string[])[]>;
}

interface FilterBase<Id extends string> extends Offer {
  /** Key of `fields` of the texts; also the name of the input, and in the browser the column it narrows. */
  id: Id;
  /** The list is not asked for until it is set. */
  required?: boolean;
}

/** One filter of a list. Its value is in the address as text. */
export type Filter<Id extends string> = FilterBase<Id> &
  /** The field that is always in sight; one of a list. */
  (
    | { kind: 'search' }
    | { kind: 'text' }
    /** A code in capital letters, such as a port; `hint` is a key of `hints` of the texts. */
    | { kind: 'identifier'; max?: number; hint?: string }
    | { kind: 'select'; choices: Choices }
    /** Several values at once, sent as a list. `open` keeps values of the address that are not among them. */
    | { kind: 'several'; choices: KnownChoices; open?: boolean }
    /** One value, chosen by pressing its count above the list; `all` is the value that counts every row. */
    | { kind: 'counter'; choices: KnownChoices; all?: string; tones?: Readonly<Record<string, StatFilterProps['tone']>> }
    /** 1 enabled, 2 disabled. */
    | { kind: 'status' }
    /** Days, both included, as instants of the device's zone under two names of the input. */
    | { kind: 'range'; from?: string; to?: string }
    /** Days in UTC, either side may stay open; address and input have both names, the end of the input is exclusive. */
    | { kind: 'days'; from: Id; to: Id }
    /** A number that is reached or exceeded. */
    | { kind: 'least'; unit?: string }
    /** A node of a tree; beside the list where there is room. */
    | ({ kind: 'tree'; from: Source<TreeNode> } & LazyTree)
    /** Any control; `text` names the value that is set. */
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
  /** Aborted when the person takes the file away. */
  signal: AbortSignal;
  /** How much is sent, 0 to 1. */
  onProgress(share: number): void;
}

interface FieldBase<Id extends string> extends Offer {
  /** Key of `fields` of the texts; also the name in the input of the calls. */
  id: Id;
  /** Of a new row. @default nothing */
  initial?: unknown;
  /** Where the form asks for more than the contract, which otherwise decides; `false` where the contract asks for one of several fields. */
  required?: boolean;
  /** Asked in one of the two only. */
  on?: 'add' | 'edit';
  /** Cannot be changed once the record exists, in every row or in some. */
  fixed?: boolean | ((row: Row) => boolean);
  /** Key of `hints` of the texts, under the field. */
  hint?: string;
  /** Takes the whole width. Long texts do anyway. */
  wide?: boolean;
  /** A password: it does not outlive the page, not even in the draft of an unsaved form. */
  secret?: boolean;
  /** Whether it is asked at all, by the other values of the form. A field that is not asked is not sent. */
  when?(values: Values): boolean;
}

/** One field of the form. */
export type Field<Id extends string> = FieldBase<Id> &
  /** `identifier`: a number or code as cargo has them, in capitals. */
  (
    | { kind?: 'text'; type?: 'email' | 'tel' | 'url'; autoComplete?: string; identifier?: boolean; max?: number }
    | { kind: 'textarea'; max?: number }
    | { kind: 'date' | 'checkbox' | 'status' }
    /** On or off, as a checkbox is; `HH:mm`; an instant, in the zone of the device; a list of texts; `#rrggbb`. */
    | { kind: 'switch' | 'time' | 'dateTime' | 'tags' | 'colour' }
    /** A list of `{ key, value }`, in the order of its rows. */
    | { kind: 'keyValue' }
    /**
     * Child rows: a list of objects with fields of their own. Labels of those are `rows.<id>.fields.<field>` of the texts, or
     * `fields.<field>`; `rows.<id>.add` and `rows.<id>.one` name the button and a row (with {number}).
     */
    | { kind: 'rows'; fields: readonly RowField[]; min?: number; max?: number }
    /** A schedule in cron notation of five parts, in an IANA zone. @default 'UTC' */
    | { kind: 'cron'; timeZone?: string }
    /** A program or a template in the given `language`. */
    | { kind: 'code'; language: string }
    /** Files, sent when they are chosen. The value is the id that `upload` returns, with `multiple` a list of them. */
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
    | { kind: 'number'; min?: number; max?: number; unit?: string }
    /** One of a few. */
    | { kind: 'select' | 'radio'; choices: Choices }
    /** One or several of many. */
    | { kind: 'combobox'; choices: Choices; multiple?: boolean }
    | { kind: 'tree'; from: Source<TreeNode>; multiple?: boolean }
    /** Draws itself with `useFormField(name)` of `@seaberry/ui/form`. */
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
  /** Instead of `fields`: under headings, or with `tabs` one at a time. */
  sections?: readonly Section<Id>[];
  tabs?: boolean;
  /** Adding goes through the sections one after the other; editing shows them as tabs. */
  steps?: boolean;
  /** Values of the form that are not in the row; loaded before the form is shown. */
  load?(client: Client, row: R): Promise<Values>;
  /** Faults besides those of the call's schema, by the id of the field: codes of `errors`. `policy`: for new passwords. */
  faults?(values: Values, row: R | null, policy: PasswordPolicy | null): Readonly<Record<string, string>>;
  /** The input to send, where it is not the values by their names. */
  toInput?(values: Values, row: R | null): Values;
  /** The last step before it is sent: encrypts secret fields. */
  finish?(input: Values): Promise<Values>;
  /** Values of a new row below another, or null where there can be none: offers “Add below” in a tree. */
  below?(row: R): Values | null;
  /** Shows the response of the call that added: a password that is shown once. The form closes first. */
  Added?: ComponentType<{ answer: unknown; onClose(): void }>;
}

export interface ActionDialogProps<R = Row> {
  /** Row of the action; none for an action of the toolbar. */
  row: R;
  onClose(): void;
  /** It is done: closes, and asks for the list anew. */
  onDone(): void;
}

/** Something else that can be done. Label: `actions.<id>.label`. */
export interface Action<R, Call extends string> extends Offer {
  id: string;
  icon: ReactNode;
  tone?: 'danger';
  /** The call it makes: who may not make it does not see it. */
  call: Call;
  /** Asks first: `actions.<id>.title` (with {name}) and `.text`. Afterwards it says `.done`, if there is one. */
  confirm?: boolean;
  /** @default `{ id }` of the row */
  input?(row: R): unknown;
  /** Instead of making the call at once or after a question. */
  Dialog?: ComponentType<ActionDialogProps<R>>;
  /** Whether this row has it at all. */
  offered?(row: R): boolean;
  /** Pressing the name of a row does it. */
  opens?: boolean;
  /** Of a row, without a `Dialog`: also for several chosen rows, one call after another. It always asks first. */
  bulk?: boolean;
}

export interface DeleteDefinition<R> {
  /** Several at once, one call after another. */
  many?: boolean;
  /** Whether this row may go. */
  offered?(row: R): boolean;
}

/** How many rows there are, by value of a `counter` filter; other values than numbers are not drawn. */
export type Counts = Readonly<Record<string, unknown>>;

/** How the counts above a list are requested. */
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
  /** The listed row, then the record that `load` fetched. */
  row: R;
  words: Words;
}

/** The record of a row in a drawer, read-only; pressing the name of the row opens it, and the address holds it. */
export interface RecordDefinition<R, Id extends string, Call extends string> {
  /** The call whose permission it takes. @default the list call */
  call?: Call;
  /** Columns in groups, under `sections.<id>` of the texts. @default all of them, without a heading */
  groups?: readonly { id: string; columns: readonly Id[] }[];
  /** Fields with a button to copy the value, beside those of kind `code`. */
  copy?: readonly Id[];
  /** Fetches the whole record, by the id in the row alone. */
  load?(client: Client, row: R): Promise<R>;
  /** Below the facts. */
  Below?: ComponentType<RecordPartProps<R>>;
  /** A hook: the title of the drawer. @default the name of the row */
  useTitle?(row: R): string;
}

/** Rows that open: a panel below the row, which can hold anything, also a table of its own (`NestedTable`). */
export interface ExpandDefinition<R> {
  Panel: ComponentType<RecordPartProps<R>>;
  /** Opening a row closes the others. */
  single?: boolean;
  /** Whether this row opens. @default every row */
  offered?(row: R): boolean;
}

/** Rows below a row that the list call returns when the row is opened. */
export interface ChildrenDefinition<R> {
  /** Input of the list call for the rows below a row, or for those at the top. */
  input(id: string | null): Values;
  /** Whether there are rows below this one. */
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
  /**
   * Where the list is cut into pages, sorted and filtered: `server` for a call that returns a page, `browser` for one that returns
   * everything.
   */
  paging: 'server' | 'browser';
  /** @default 'id' */
  rowId?: string;
  rowName(row: R): string;
  /** Rows below a row: the list is a tree. */
  below?(row: R): readonly R[] | null | undefined;
  /** At first, `-` for descending: `-createTime`. */
  sort?: string;
  /** Asked for again every so many ms for as long as it is in sight. */
  refreshMs?: number;
  filters?: readonly Filter<Id>[];
  columns: readonly Column<R, Id>[];
  /** Counts for the `counter` filters, by their values; `input` has the other filters. */
  counts?(client: Client, input: Values): CountsQuery;
  /** A chart of the rows that match, under `chartTitle` of the texts. */
  Chart?: ComponentType<ChartProps>;
  record?: RecordDefinition<R, Id, Call>;
  /** Instead of `below`: a tree that is loaded branch by branch. */
  children?: ChildrenDefinition<R>;
  /** In a list that is no tree. */
  expand?: ExpandDefinition<R>;
  /** Values in the input of the list call and of each form: the rows belong to a row of another list. */
  owner?: Values;
  /** Controllers whose lists show something of this one: they are fetched again after a change. */
  affects?: readonly Exclude<ControllerName, 'live'>[];
  form?: FormDefinition<R, Id>;
  /** Names of the calls, where they are others, or null where there is none. With a form: add and update; with `delete`: delete */
  calls?: { add?: Call | null; update?: Call | null; delete?: Call };
  /** Whether this row may be edited. */
  editable?(row: R): boolean;
  /** Rows can be deleted. */
  delete?: DeleteDefinition<R>;
  /** Beside edit and delete. */
  rowActions?: readonly Action<R, Call>[];
  /** Beside export and add. */
  toolbar?: readonly Action<null, Call>[];
}
