import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import type { ComboboxOption, ComboboxSearch } from '@seaberry/ui/combobox';
import { Field } from '@seaberry/ui/field';
import { MentionTextarea, mentionsIn } from '@seaberry/ui/mention-textarea';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useState, type ReactNode } from 'react';

import { useFormDraft } from '../../session/use-draft.ts';
import type { ShipmentKind } from '../shipment.ts';
import { useCommentDraft } from './use-comment-draft.ts';

/** Longest comment, in characters, as the contract has it. */
const MAX_LENGTH = 2000;
const NO_PEOPLE: readonly ComboboxOption[] = [];
const NO_IDS: readonly string[] = [];

export interface CommentBoxProps {
  kind: Pick<ShipmentKind<never>, 'texts'>;
  /** Key under which unsaved text survives the end of a session. */
  draft: string;
  label: string;
  submitLabel: string;
  /** Text to begin with. */
  initial?: string;
  pending: boolean;
  /** Failure of the last attempt; the text stays. */
  error: string | undefined;
  /** Ids of people who had an alert of an earlier text. */
  alerted?: readonly string[];
  /** Searches the colleagues that the text can mention. */
  onSearch: ComboboxSearch;
  /** With the ids of the people mentioned. Resolves once the text is stored; the box is then empty. */
  onSubmit(text: string, mentions: string[]): Promise<unknown>;
  onCancel?: () => void;
}

/** Text of a new or an existing comment. Ctrl or ⌘ with Enter sends it. */
export function CommentBox({
  kind,
  draft,
  label,
  submitLabel,
  initial = '',
  pending,
  error,
  alerted = NO_IDS,
  onSearch,
  onSubmit,
  onCancel,
}: CommentBoxProps): ReactNode {
  const common = useTranslations('common');
  const t = useTranslations(kind.texts);
  const format = useFormat();
  const [text, setText] = useState(initial);
  const [picked, setPicked] = useState(NO_PEOPLE);
  useFormDraft(draft, useCommentDraft({ text, picked }, { setText, setPicked }, text !== initial));
  const mentioned = mentionsIn(text, picked).filter(({ value }) => !alerted.includes(value));
  const send = (): void => {
    if (text.trim() === '' || pending) return;
    // A failure is shown below the text, which stays.
    onSubmit(
      text,
      mentioned.map(({ value }) => value),
    ).then(
      () => {
        setText('');
        setPicked(NO_PEOPLE);
      },
      () => {},
    );
  };
  const area = {
    autoGrow: true,
    rows: 2,
    maxLength: MAX_LENGTH,
    value: text,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
    onKeyDown: (event: { key: string; ctrlKey: boolean; metaKey: boolean }) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    },
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        label={label}
        hideLabel
        error={error}
        description={
          mentioned.length > 0 ? t('activity.alerted', { names: format.list(mentioned.map((person) => person.label)) }) : undefined
        }
      >
        <MentionTextarea
          {...area}
          placeholder={t('activity.mentionHint')}
          onSearch={onSearch}
          onMention={(person) => setPicked((before) => [...before.filter(({ value }) => value !== person.value), person])}
        />
      </Field>
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
