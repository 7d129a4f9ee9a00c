import * as RadixPopover from '@radix-ui/react-popover';
import { useId, useRef, type ReactNode } from 'react';

import { useInputsText } from '../../lib/ui-provider.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';
import { ComboboxPopup } from '../combobox/components/combobox-popup.js';
import { OptionsLayer } from '../combobox/components/options-layer.js';
import type { ComboboxOption, ComboboxSearch } from '../combobox/index.js';
import { Textarea, type TextareaProps } from '../textarea/index.js';
import { useMention } from './use-mention.js';

export interface MentionTextareaProps extends Omit<TextareaProps, 'code' | 'identifier'> {
  /** Searches the people for the text behind an `@`, after each pause in typing. */
  onSearch: ComboboxSearch;
  /**
   * Called with a person that was picked; `@` and the label are in the text then. `mentionsIn(text, people)` returns those
   * whom the final text mentions.
   */
  onMention?: (person: ComboboxOption) => void;
  /**
   * Debounce of `onSearch`, in ms.
   * @default 250
   */
  debounceMs?: number;
}

/** Text in which `@` opens a list of people to mention. Focus stays in the text. */
export function MentionTextarea({
  onSearch,
  onMention,
  debounceMs = 250,
  ref,
  onChange,
  onSelect,
  onKeyDown,
  onCompositionEnd,
  onBlur,
  ...rest
}: MentionTextareaProps): ReactNode {
  const text = useInputsText();
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const idOf = (at: number): string => `${listId}-${at}`;
  const locked = (rest.disabled ?? false) || (rest.readOnly ?? false) || rest.disabledReason !== undefined;
  const model = useMention({ area, onSearch, onMention, locked, debounceMs });
  const listed = model.open && model.view === 'list';
  return (
    <RadixPopover.Root open={model.open} onOpenChange={(open) => !open && model.hide()}>
      <RadixPopover.Anchor asChild>
        <Textarea
          data-slot="mention-textarea"
          {...rest}
          ref={useMergedRef(area, ref)}
          // A native text area has no other role than its own, and `aria-expanded` is not for that one.
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={listed ? listId : undefined}
          {...(listed && model.activeAt !== -1 ? { 'aria-activedescendant': idOf(model.activeAt) } : {})}
          onChange={(event) => {
            onChange?.(event);
            // An input method has its own list until a word is complete.
            if (!(event.nativeEvent as InputEvent).isComposing) model.read();
          }}
          onCompositionEnd={(event) => {
            onCompositionEnd?.(event);
            model.read();
          }}
          onSelect={(event) => {
            onSelect?.(event);
            model.follow();
          }}
          onKeyDown={(event) => {
            // Keys of an input method, and those that are for the list.
            if (!event.nativeEvent.isComposing && model.handleKey(event)) event.preventDefault();
            else onKeyDown?.(event);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            model.hide();
          }}
        />
      </RadixPopover.Anchor>
      <OptionsLayer slotName="mention-popup" field={area}>
        <ComboboxPopup model={model} multiple={false} label={text.options} listId={listId} idOf={idOf} minQueryLength={0} />
      </OptionsLayer>
    </RadixPopover.Root>
  );
}
