import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

import { elementByIdInRoot, focusedInRoot } from '../../../lib/shadow-root.js';
import type { FieldControlProps } from '../../field/index.js';
import { proseClass } from './prose.js';
import { RichTextToolbar } from './rich-text-toolbar.js';
import { extensions, limitLength } from './schema.js';

export interface RichTextBodyProps {
  value: string;
  onChange: (value: string) => void;
  control: FieldControlProps & { 'aria-label'?: string | undefined };
  labelId: string | undefined;
  placeholder: string | undefined;
  maxLength: number | undefined;
  disabled: boolean;
  readOnly: boolean;
  loading: ReactNode;
}

export function RichTextBody({
  value,
  onChange,
  control,
  labelId,
  placeholder,
  maxLength,
  disabled,
  readOnly,
  loading,
}: RichTextBodyProps): ReactNode {
  const [linking, setLinking] = useState(false);
  const last = useRef(value);
  const [editorExtensions] = useState(() => (maxLength === undefined ? extensions : [...extensions, limitLength(maxLength)]));
  const attributes = Object.entries({
    ...control,
    'aria-labelledby': labelId,
    'aria-multiline': true,
    'aria-placeholder': placeholder,
    'aria-readonly': readOnly || undefined,
    'aria-disabled': disabled || undefined,
    'data-slot': 'rich-text-editor-text',
    role: 'textbox',
    tabindex: disabled ? -1 : 0,
    class: `${proseClass} sb:min-h-30 sb:p-2.5 sb:text-md sb:whitespace-break-spaces sb:outline-none sb:pointer-coarse:text-lg`,
  }).flatMap(([name, given]) => (given === undefined ? [] : [[name, String(given)] as const]));
  const editor = useEditor({
    extensions: editorExtensions,
    content: value,
    editable: !disabled && !readOnly,
    immediatelyRender: false,
    injectCSS: false,
    onUpdate: ({ editor: changed }) => {
      last.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(last.current);
    },
    editorProps: {
      attributes: Object.fromEntries(attributes),
      // In a list Tiptap would use Tab to indent, and Tab would not leave the editor.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
      handleKeyDown: (_view, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || disabled || readOnly) return false;
        setLinking(true);
        return true;
      },
    },
  });

  useEffect(() => {
    if (!editor || value === last.current) return;
    last.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  const focusText = useEffectEvent(() => {
    if (!disabled) editor?.view.dom.focus();
  });
  useEffect(() => {
    if (!editor) return;
    const root = editor.view.dom.closest<HTMLElement>('[data-slot="rich-text-editor"]');
    const label = labelId === undefined ? null : elementByIdInRoot(editor.view.dom, labelId);
    const onFocus = (event: FocusEvent): void => {
      if (event.target === root) focusText();
    };
    const onLabel = (): void => focusText();
    root?.addEventListener('focusin', onFocus);
    label?.addEventListener('click', onLabel);
    if (root !== null && focusedInRoot(root) === root) focusText();
    return () => {
      root?.removeEventListener('focusin', onFocus);
      label?.removeEventListener('click', onLabel);
    };
  }, [editor, labelId]);

  if (!editor) return loading;
  return (
    <>
      {!readOnly && <RichTextToolbar {...{ editor, disabled, linking }} onLinking={setLinking} />}
      <div data-slot="rich-text-editor-body" className="sb:relative">
        {value === '' && placeholder !== undefined && (
          <span
            data-slot="rich-text-editor-placeholder"
            aria-hidden="true"
            className="sb:pointer-events-none sb:absolute sb:inset-x-2.5 sb:top-2.5 sb:truncate sb:text-md sb:leading-normal sb:text-muted sb:pointer-coarse:text-lg"
          >
            {placeholder}
          </span>
        )}
        <EditorContent editor={editor} data-slot="rich-text-editor-place" />
      </div>
    </>
  );
}
