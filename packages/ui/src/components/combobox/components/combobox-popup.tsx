import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';

import { announce } from '../../../lib/announce.js';
import { cn } from '../../../lib/cn.js';
import { useComponentsText, useFormat, useInputsText } from '../../../lib/ui-provider.js';
import { Button } from '../../button/index.js';
import { Spinner } from '../../spinner/index.js';
import { VIRTUAL_FROM } from '../combobox.logic.js';
import type { ComboboxModel } from '../use-combobox.js';
import { OptionList } from './option-list.js';

const VirtualOptionList = lazy(() => import('./virtual-option-list.js').then((module) => ({ default: module.VirtualOptionList })));

export interface ComboboxPopupProps<Value extends string> {
  model: Pick<ComboboxModel<Value>, 'view' | 'rows' | 'choices' | 'query' | 'busy' | 'chosen' | 'activeAt' | 'mark' | 'choose' | 'retry'>;
  multiple: boolean;
  /** Accessible name of the list. */
  label: string;
  listId: string;
  idOf: (at: number) => string;
  minQueryLength: number;
}

/** Popup under the field: the list, or the reason why it is empty. */
export function ComboboxPopup<Value extends string>(props: ComboboxPopupProps<Value>): ReactNode {
  const { model, multiple, label, listId, idOf, minQueryLength } = props;
  const { view, rows, choices, query, busy, chosen } = model;
  const { noOptions } = useComponentsText();
  const text = useInputsText();
  const format = useFormat();
  const scroller = useRef<HTMLDivElement>(null);

  const count = format.number(choices.length);
  const news = {
    list: text.optionCount(choices.length, count),
    short: text.typeMore(minQueryLength - query.length),
    loading: text.searching,
    error: text.searchFailedHint,
    empty: query === '' ? noOptions : text.noMatch(query),
  }[view];
  useEffect(() => {
    if (!busy) announce(news);
  }, [busy, news]);

  if (view !== 'list') return <Message view={view} message={news} onRetry={model.retry} />;
  const selected = new Set<string>(chosen.map(({ value }) => value));
  const lines = {
    rows,
    scroller,
    choiceCount: choices.length,
    activeAt: model.activeAt,
    listId,
    idOf,
    isSelected: (value: string) => selected.has(value),
    onMark: model.mark,
    onChoose: ({ at }: { at: number }) => {
      const row = choices[at];
      if (row) model.choose(row);
    },
  };
  return (
    <div
      ref={scroller}
      data-slot="combobox-list"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native list is filtered by what is typed
      role="listbox"
      id={listId}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      aria-busy={busy || undefined}
      // A scroll container is in the tab order by default; here the arrow keys of the input already scroll it.
      tabIndex={-1}
      className={cn('sb:max-h-72 sb:overflow-y-auto sb:p-1 sb:outline-none', busy && 'sb:opacity-55')}
    >
      {choices.length > VIRTUAL_FROM ? (
        <Suspense fallback={null}>
          <VirtualOptionList {...lines} />
        </Suspense>
      ) : (
        <OptionList {...lines} />
      )}
    </div>
  );
}

function Message({ view, message, onRetry }: { view: string; message: string; onRetry: () => void }): ReactNode {
  const texts = useComponentsText();
  const inputs = useInputsText();
  return (
    <div data-slot="combobox-message" data-view={view} className="sb:flex sb:items-center sb:gap-2 sb:px-3 sb:py-2 sb:text-muted">
      {view === 'loading' && <Spinner size="sm" label={null} />}
      <span data-slot="combobox-message-text" className="sb:min-w-0 sb:grow">
        {view === 'error' ? inputs.searchFailed : message}
      </span>
      {view === 'error' && (
        <Button size="sm" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
