import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

import { useInputsText } from '../../../lib/ui-provider.js';
import { IconButton } from '../../icon-button/index.js';
import { LinkPopover } from './link-popover.js';

interface Tool {
  id: 'bold' | 'italic' | 'underline' | 'strike' | 'heading2' | 'heading3' | 'bulletList' | 'orderedList' | 'blockquote' | 'undo' | 'redo';
  Icon: LucideIcon;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const MARKS: readonly Tool[] = [
  { id: 'bold', Icon: Bold, run: (chain) => chain.toggleBold() },
  { id: 'italic', Icon: Italic, run: (chain) => chain.toggleItalic() },
  { id: 'underline', Icon: Underline, run: (chain) => chain.toggleUnderline() },
  { id: 'strike', Icon: Strikethrough, run: (chain) => chain.toggleStrike() },
  { id: 'heading2', Icon: Heading2, run: (chain) => chain.toggleHeading({ level: 2 }) },
  { id: 'heading3', Icon: Heading3, run: (chain) => chain.toggleHeading({ level: 3 }) },
  { id: 'bulletList', Icon: List, run: (chain) => chain.toggleBulletList() },
  { id: 'orderedList', Icon: ListOrdered, run: (chain) => chain.toggleOrderedList() },
  { id: 'blockquote', Icon: Quote, run: (chain) => chain.toggleBlockquote() },
];

const STEPS: readonly Tool[] = [
  { id: 'undo', Icon: Undo2, run: (chain) => chain.undo() },
  { id: 'redo', Icon: Redo2, run: (chain) => chain.redo() },
];

/** Index of the button that opens the link, between the marks and the steps. */
const LINK = MARKS.length;

const isActive = (editor: Editor, id: string): boolean =>
  id.startsWith('heading') ? editor.isActive('heading', { level: Number(id.slice(-1)) }) : editor.isActive(id);

export interface RichTextToolbarProps {
  editor: Editor;
  disabled: boolean;
  linking: boolean;
  onLinking: (open: boolean) => void;
}

/** One tab stop; the arrow keys move along the buttons. */
export function RichTextToolbar({ editor, disabled, linking, onLinking }: RichTextToolbarProps): ReactNode {
  const text = useInputsText().richText;
  const [activeIndex, setActiveIndex] = useState(0);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: [...MARKS.map(({ id }) => id), 'link'].filter((id) => isActive(now, id)).join(' '),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const on = new Set(active.on.split(' '));

  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-slot="icon-button"]')];
    const from = buttons.findIndex((button) => button === event.target);
    if (from < 0) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const last = buttons.length - 1;
    const targets: Record<string, number> = { ArrowLeft: from - 1, ArrowRight: from - 1, Home: 0, End: last, [forward]: from + 1 };
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + buttons.length) % buttons.length;
    setActiveIndex(next);
    buttons[next]?.focus();
  };

  const button = ({ id, Icon, run }: Tool, index: number): ReactNode => {
    const isUnavailable = (id === 'undo' && !active.undo) || (id === 'redo' && !active.redo);
    const isStep = id === 'undo' || id === 'redo';
    return (
      <IconButton
        key={id}
        size="sm"
        label={text[id]}
        icon={<Icon data-slot="rich-text-editor-icon" size={16} aria-hidden />}
        tabIndex={index === activeIndex ? 0 : -1}
        disabled={disabled}
        {...(isStep ? { 'aria-disabled': isUnavailable } : { 'aria-pressed': on.has(id) })}
        data-dimmed={isUnavailable || disabled || undefined}
        className="sb:aria-pressed:bg-primary-soft sb:aria-pressed:text-primary-text sb:pointer-coarse:h-control-lg"
        onFocus={() => setActiveIndex(index)}
        onClick={({ detail }) => {
          if (isUnavailable) return;
          // After a key press focus stays in the toolbar; a click moves it to the text.
          run(detail > 0 ? editor.chain().focus() : editor.chain()).run();
        }}
      />
    );
  };

  return (
    <div
      data-slot="rich-text-editor-toolbar"
      role="toolbar"
      tabIndex={-1}
      aria-label={text.toolbar}
      className="sb:flex sb:flex-wrap sb:gap-1 sb:border-b sb:border-border sb:p-1 sb:outline-none"
      onKeyDown={move}
      onMouseDown={(event) => event.preventDefault()}
    >
      {MARKS.map(button)}
      <LinkPopover
        editor={editor}
        open={linking}
        onOpenChange={onLinking}
        trigger={
          <IconButton
            size="sm"
            label={text.link}
            icon={<LinkIcon data-slot="rich-text-editor-icon" size={16} aria-hidden />}
            tabIndex={activeIndex === LINK ? 0 : -1}
            disabled={disabled}
            aria-pressed={on.has('link')}
            className="sb:aria-pressed:bg-primary-soft sb:aria-pressed:text-primary-text sb:pointer-coarse:h-control-lg"
            onFocus={() => setActiveIndex(LINK)}
          />
        }
      />
      {STEPS.map((step, index) => button(step, LINK + 1 + index))}
    </div>
  );
}
