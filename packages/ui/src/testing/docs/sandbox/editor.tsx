import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState } from '@codemirror/state';
import { Decoration, EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

const color = (name: string): string => `var(--sb-color-${name})`;

const look = EditorView.theme({
  '&': { color: color('text'), backgroundColor: color('surface'), fontSize: '13px', maxBlockSize: '60vh' },
  '&.cm-focused': { outline: 'none' },
  // Above the line numbers, which cover an outline of the editor.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    border: `2px solid ${color('primary')}`,
    borderRadius: '7px',
    pointerEvents: 'none',
  },
  '.cm-scroller': { fontFamily: 'var(--sb-font-mono)', lineHeight: '1.5' },
  '.cm-content': { caretColor: color('text') },
  '.cm-cursor': { borderInlineStartColor: color('text') },
  '.cm-gutters': { color: color('muted'), backgroundColor: color('surface'), borderInlineEnd: `1px solid ${color('border')}` },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: color('primary-soft'),
  },
  '.cm-selectionMatch': { backgroundColor: color('sunken') },
  '.cm-fault': { backgroundColor: color('danger-soft') },
});

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: color('advanced-text') },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: color('as-scheduled-text') },
  { tag: [tags.number, tags.bool, tags.null], color: color('delayed-text') },
  { tag: [tags.tagName, tags.typeName, tags.className], color: color('primary-text') },
  { tag: tags.comment, color: color('muted'), fontStyle: 'italic' },
]);

const faultMark = Decoration.line({ class: 'cm-fault' });

interface CodeEditorProps {
  /** Code at first; another one needs another `key`. */
  code: string;
  /** Accessible name. */
  label: string;
  /** Ids of elements that describe it: the fault, and the keys. */
  describedBy: string;
  /** Line of the fault, from 1. */
  faultyLine: number | undefined;
  onChange: (code: string) => void;
  /** Ctrl or Cmd and Enter. */
  onRun: () => void;
}

/** Editor for TSX. The Tab key moves focus, as in the rest of the page. */
export function CodeEditor({ code, label, describedBy, faultyLine, onChange, onRun }: CodeEditorProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const typed = useRef(code);
  const marks = useRef(new Compartment());
  const changed = useEffectEvent(onChange);
  const run = useEffectEvent(onRun);

  useEffect(() => {
    if (!place.current) return undefined;
    const editor = new EditorView({
      parent: place.current,
      root: document,
      state: EditorState.create({
        doc: typed.current,
        extensions: [
          keymap.of([{ key: 'Mod-Enter', run: () => (run(), true) }]),
          basicSetup,
          javascript({ jsx: true, typescript: true }),
          look,
          syntaxHighlighting(colours),
          marks.current.of([]),
          EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': describedBy, spellcheck: 'false' }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (!docChanged) return;
            typed.current = state.doc.toString();
            changed(typed.current);
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [label, describedBy]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const known = faultyLine !== undefined && faultyLine <= editor.state.doc.lines;
    const ranges = known ? [faultMark.range(editor.state.doc.line(faultyLine).from)] : [];
    editor.dispatch({ effects: marks.current.reconfigure(EditorView.decorations.of(Decoration.set(ranges))) });
  }, [faultyLine]);

  return <div ref={place} style={{ border: `1px solid ${color('border-strong')}`, borderRadius: 8, overflow: 'hidden' }} />;
}
