import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Field } from '@seaberry/ui/field';
import { Textarea } from '@seaberry/ui/textarea';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { useFormDraft } from '../../session/use-draft.ts';

/** Longest comment, in characters, as the contract has it. */
const MOST = 2000;

export interface CommentBoxProps {
  /** Key under which unsaved text survives the end of a session. */
  draft: string;
  label: string;
  submitLabel: string;
  /** Text to begin with. */
  initial?: string;
  pending: boolean;
  /** Failure of the last attempt; the text stays. */
  error: string | undefined;
  /** Shown below the text while there is some. */
  children?: ReactNode;
  /** Resolves once the text is stored; the box is then empty. */
  onSubmit(text: string): Promise<unknown>;
  onCancel?: () => void;
}

/** Text of a new or an existing comment. Ctrl or ⌘ with Enter sends it. */
export function CommentBox({
  draft,
  label,
  submitLabel,
  initial = '',
  pending,
  error,
  children,
  onSubmit,
  onCancel,
}: CommentBoxProps): ReactNode {
  const common = useTranslations('common');
  const [text, setText] = useState(initial);
  useFormDraft(draft, useDraftedText(text, setText, text !== initial));
  const send = (): void => {
    if (text.trim() === '' || pending) return;
    // A failure is shown below the text, which stays.
    onSubmit(text).then(
      () => setText(''),
      () => {},
    );
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={label} hideLabel error={error}>
        <Textarea
          autoGrow
          rows={2}
          maxLength={MOST}
          placeholder={label}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          }}
        />
      </Field>
      {text !== '' && children}
      {(onCancel !== undefined || text !== '') && (
        <div className="flex justify-end gap-2">
          {onCancel && (
            <Button size="sm" variant="ghost" onClick={onCancel}>
              {common('cancel')}
            </Button>
          )}
          <Button type="submit" size="sm" variant="primary" loading={pending}>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  );
}

/** One text as a form with a draft. */
function useDraftedText(text: string, setText: (text: string) => void, isDirty: boolean) {
  const newest = useRef(text);
  useEffect(() => {
    newest.current = text;
  });
  const getValues = useCallback(() => ({ text: newest.current }), []);
  const fill = useCallback(
    ({ text: kept }: Readonly<Record<string, unknown>>) => {
      if (typeof kept === 'string') setText(kept);
    },
    [setText],
  );
  return useMemo(() => ({ formState: { isDirty }, getValues, fill }), [isDirty, getValues, fill]);
}
