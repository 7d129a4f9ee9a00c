import type { Editor } from '@tiptap/react';
import { useState, type ReactElement, type ReactNode } from 'react';

import { useInputsText } from '../../../lib/ui-provider.js';
import { Button } from '../../button/index.js';
import { Field } from '../../field/index.js';
import { Input } from '../../input/index.js';
import { Popover } from '../../popover/index.js';
import { toAddress } from '../rich-text-editor.logic.js';

export interface LinkPopoverProps {
  editor: Editor;
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The address of the link at the cursor, or of a new one. */
export function LinkPopover({ editor, trigger, open, onOpenChange }: LinkPopoverProps): ReactNode {
  const text = useInputsText().richText;
  return (
    <Popover label={text.link} {...{ trigger, open, onOpenChange }}>
      <LinkForm editor={editor} onDone={() => onOpenChange(false)} />
    </Popover>
  );
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }): ReactNode {
  const text = useInputsText().richText;
  const [present] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [typed, setTyped] = useState(present);
  const [wrong, setWrong] = useState(false);

  const apply = (): void => {
    const href = toAddress(typed);
    setWrong(href === null);
    if (href === null) return;
    const chain = editor.chain();
    const marks = [{ type: 'link', attrs: { href } }];
    if (present === '' && editor.state.selection.empty) chain.insertContent({ type: 'text', text: typed.trim(), marks });
    else chain.extendMarkRange('link').setMark('link', { href });
    chain.run();
    onDone();
  };

  return (
    <div data-slot="rich-text-editor-link" className="sb:flex sb:w-64 sb:max-w-full sb:flex-col sb:gap-2">
      <Field label={text.linkAddress} error={wrong ? text.linkWrong : undefined}>
        <Input
          type="url"
          dir="ltr"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
      </Field>
      <div data-slot="rich-text-editor-link-actions" className="sb:flex sb:flex-wrap sb:gap-2">
        <Button size="sm" variant="primary" onClick={apply}>
          {text.linkApply}
        </Button>
        {present !== '' && (
          <Button
            size="sm"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetMark('link').run();
              onDone();
            }}
          >
            {text.linkRemove}
          </Button>
        )}
      </div>
    </div>
  );
}
