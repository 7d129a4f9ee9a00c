import { lazy, Suspense, type ReactNode } from 'react';

import { Spinner } from '../../../components/spinner/index.js';
import { focusedInRoot } from '../../../lib/shadow-root.js';
import { useTableText } from '../../../lib/ui-provider.js';
import type { EditorProps } from './editor-parts.js';

/* Each editor is loaded when one of its kind is first opened. */
const TextEditor = lazy(async () => ({ default: (await import('./text-editor.js')).TextEditor }));
const NumberEditor = lazy(async () => ({ default: (await import('./number-editor.js')).NumberEditor }));
const DateEditor = lazy(async () => ({ default: (await import('./date-editor.js')).DateEditor }));
const ChoiceEditor = lazy(async () => ({ default: (await import('./choice-editor.js')).ChoiceEditor }));

/** Editor for the value of one filter. */
export function FilterEditor(props: EditorProps): ReactNode {
  const text = useTableText();
  return (
    <Suspense fallback={<Spinner label={text.filterLoading} />}>
      <div data-slot="filter-bar-editor-body" ref={takeFocus}>
        <EditorOf {...props} />
      </div>
    </Suspense>
  );
}

function EditorOf({ definition, ...rest }: EditorProps): ReactNode {
  switch (definition.kind) {
    case 'text':
      return <TextEditor {...rest} definition={definition} />;
    case 'number':
      return <NumberEditor {...rest} definition={definition} />;
    case 'date':
      return <DateEditor {...rest} definition={definition} />;
    case 'one':
    case 'several':
    case 'boolean':
      return <ChoiceEditor {...rest} definition={definition} />;
  }
}

/** While the editor loads the popover holds focus; then its first control takes it. */
function takeFocus(body: HTMLDivElement | null): void {
  const popup = body?.closest('[data-slot="filter-bar-editor"]');
  if (!popup || focusedInRoot(popup) !== popup) return;
  body?.querySelector<HTMLElement>(':is(input, select, button):not(:disabled)')?.focus({ preventScroll: true });
}
