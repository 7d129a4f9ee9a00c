import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react';

import { Button } from '../../components/button/index.js';
import { Field, type FieldProps } from '../../components/field/index.js';
import { Textarea } from '../../components/textarea/index.js';
import { cn } from '../../lib/cn.js';
import { useLayoutText } from '../../lib/ui-provider.js';
import { useControllable } from '../../lib/use-controllable.js';
import { PastePreview } from './components/paste-preview.js';
import type { PasteLine } from './paste-line.js';

export interface PasteImportProps extends Omit<FieldProps, 'children' | 'onChange' | 'defaultValue' | 'labelEnd' | 'warning'> {
  /** Controlled text. */
  value?: string;
  /** Initial value (uncontrolled). */
  defaultValue?: string;
  /** Called with the text while typing and after pasting. */
  onChange?: (value: string) => void;
  /**
   * Parses the text. Called while typing, so it must be pure and quick; pass the same function each time.
   * Leave empty lines out of the result.
   */
  parse: (text: string) => readonly PasteLine[];
  /** Area under the preview: the button that imports. A function receives the parsed lines. */
  actions?: ReactNode | ((lines: readonly PasteLine[]) => ReactNode);
  /** Renders the lines instead of the list, below the counts. */
  renderPreview?: (lines: readonly PasteLine[]) => ReactNode;
  /** Wraps the text field, for example in a FileDrop that takes files dropped on it. */
  renderField?: (field: ReactNode) => ReactNode;
  /** An example of what to paste. */
  placeholder?: string;
  /** Content instead of the counts per status, such as filters. */
  counts?: ReactNode;
  /** Controls below a line, such as fields that correct it. Called for the lines in view. */
  renderControls?: (line: PasteLine) => ReactNode;
  /** Disables the input. */
  disabled?: boolean;
}

/** Import of text pasted from a sheet or an e-mail, with a preview line by line before anything is saved. */
export function PasteImport({
  value,
  defaultValue = '',
  onChange,
  parse,
  actions,
  renderPreview,
  renderField,
  placeholder,
  counts,
  renderControls,
  disabled = false,
  className,
  label,
  hideLabel = false,
  description,
  error,
  required = false,
  ...rest
}: PasteImportProps): ReactNode {
  const text = useLayoutText();
  const [content, setContent] = useControllable({ value, defaultValue, onChange });
  const area = useRef<HTMLTextAreaElement>(null);
  // Keeps typing responsive; the preview follows.
  const deferred = useDeferredValue(content);
  const lines = useMemo(() => parse(deferred), [parse, deferred]);
  const clear = (): void => {
    setContent('');
    area.current?.focus();
  };
  const field = (
    <Field
      label={label}
      hideLabel={hideLabel}
      description={description}
      error={error}
      required={required}
      labelEnd={
        content !== '' && !disabled ? (
          <Button size="sm" variant="ghost" className="sb:-my-1" onClick={clear}>
            {text.pasteClear}
          </Button>
        ) : undefined
      }
    >
      <Textarea
        ref={area}
        identifier
        // Its lines are in the preview below, which stays visible.
        autoGrow={lines.length === 0}
        rows={5}
        value={content}
        disabled={disabled}
        {...(placeholder === undefined ? {} : { placeholder })}
        onChange={(event) => setContent(event.target.value)}
      />
    </Field>
  );
  return (
    <div data-slot="paste-import" {...rest} className={cn('sb:flex sb:min-w-0 sb:flex-col sb:gap-2', className)}>
      {renderField?.(field) ?? field}
      <PastePreview lines={lines} counts={counts} render={renderPreview} renderControls={renderControls} />
      {actions !== undefined && (
        <div data-slot="paste-import-actions" className="sb:flex sb:flex-wrap sb:justify-end sb:gap-2">
          {typeof actions === 'function' ? actions(lines) : actions}
        </div>
      )}
    </div>
  );
}
