import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useFieldControl, useFieldLabelId } from '../field/index.js';
import { Skeleton } from '../skeleton/index.js';
import type { RichTextBody } from './components/rich-text-body.js';

// Tiptap, which the editor is built on, is far larger than any other input.
const LazyBody = lazy(async () => ({ default: await fetchBody() }));

let loadedBody: typeof RichTextBody | undefined;

async function fetchBody(): Promise<typeof RichTextBody> {
  loadedBody = (await import('./components/rich-text-body.js')).RichTextBody;
  return loadedBody;
}

/** Loads the code of the editor, so that a form which awaits it opens without a placeholder. */
export async function loadRichTextEditor(): Promise<void> {
  await fetchBody();
}

/** Buttons of the toolbar. */
const BUTTONS = 12;

export interface RichTextEditorProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** HTML of the text, `''` for none. Only what the toolbar can make is kept. */
  value?: string;
  /** Initial text (uncontrolled). */
  defaultValue?: string;
  /** Called with the HTML after each change, with `''` when the text is empty. */
  onChange?: (value: string) => void;
  /** Name in a form that the browser sends. */
  name?: string;
  /** Shown while the text is empty. */
  placeholder?: string;
  /** Characters that the text may have, without its markup. */
  maxLength?: number;
  /** Not editable and not focusable. */
  disabled?: boolean;
  /** Not editable; the text can be reached and copied. */
  readOnly?: boolean;
}

/** Text with headings, lists, quotes and links. For plain text take a Textarea; RichText shows the result. */
export function RichTextEditor({
  value: given,
  defaultValue = '',
  onChange,
  name,
  placeholder,
  maxLength,
  disabled = false,
  readOnly = false,
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  'aria-required': required,
  ...rest
}: RichTextEditorProps): ReactNode {
  const [value, setValue] = useControllable<string>({ value: given, defaultValue, onChange });
  const { 'data-validation': validation, ...control } = useFieldControl({
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    'aria-required': required,
  });
  const fieldLabel = useFieldLabelId();
  const labelId = labelledBy ?? (label === undefined ? fieldLabel : undefined);
  // Chosen once: a change of the component type would remount it and lose its text.
  const [Body] = useState<typeof RichTextBody | typeof LazyBody>(() => loadedBody ?? LazyBody);
  return (
    <div
      data-slot="rich-text-editor"
      data-validation={validation}
      // A form moves focus here when the field is invalid; the text then takes it.
      tabIndex={-1}
      {...rest}
      className={cn(
        'sb:w-full sb:min-w-0 sb:rounded-control sb:border sb:outline-none',
        'sb:has-[[role=textbox]:focus-visible]:border-focus sb:has-[[role=textbox]:focus-visible]:outline-2 sb:-outline-offset-1 sb:outline-focus',
        'sb:data-[validation=error]:border-danger sb:data-[validation=warning]:border-warning',
        disabled ? 'sb:border-border sb:text-muted' : 'sb:border-border-strong sb:text-text',
        disabled || readOnly ? 'sb:bg-sunken' : 'sb:bg-surface',
        className,
      )}
    >
      <Suspense fallback={<Loading toolbar={!readOnly} />}>
        <Body
          {...{ value, placeholder, maxLength, disabled, readOnly, labelId }}
          control={{ ...control, 'aria-label': label }}
          onChange={setValue}
          loading={<Loading toolbar={!readOnly} />}
        />
      </Suspense>
      {name !== undefined && <input data-slot="rich-text-editor-value" type="hidden" name={name} value={value} disabled={disabled} />}
    </div>
  );
}

function Loading({ toolbar }: { toolbar: boolean }): ReactNode {
  return (
    <div data-slot="rich-text-editor-waiting" aria-busy="true">
      {toolbar && (
        <div data-slot="rich-text-editor-waiting-toolbar" className="sb:flex sb:flex-wrap sb:gap-1 sb:border-b sb:border-border sb:p-1">
          {Array.from({ length: BUTTONS }, (_, index) => (
            <Skeleton key={index} shape="control" className="sb:size-control-sm sb:pointer-coarse:size-control-lg" />
          ))}
        </div>
      )}
      <div data-slot="rich-text-editor-waiting-text" className="sb:min-h-30 sb:p-2.5">
        <Skeleton />
      </div>
    </div>
  );
}
