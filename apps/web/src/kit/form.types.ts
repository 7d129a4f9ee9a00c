import type { Client } from '@seaberry/api-client';
import type { PasswordPolicy } from '@seaberry/api-client/password-policy';
import type { TreeNode } from '@seaberry/ui/tree';
import type { ComponentType } from 'react';

import type { Choices, Source } from './choices.types.ts';
import type { Offer, Row, Values } from './row.types.ts';

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
    /** Long text; `rows` is the height of its control. @default 2 */
    | { kind: 'textarea'; max?: number; rows?: number }
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
  /** Last step before sending: encrypts secret fields, or adds what is in the row but not in the form. @param row Null while adding. */
  finish?(input: Values, row: R | null): Promise<Values> | Values;
  /** Preset values of a child row, or null where there can be none: offers “Add below” in a tree. */
  below?(row: R): Values | null;
  /** Shows the response of the add call: a password that is shown once. The form closes first. */
  Added?: ComponentType<{ answer: unknown; onClose(): void }>;
}
