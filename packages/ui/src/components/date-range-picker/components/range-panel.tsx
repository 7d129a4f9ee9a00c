import { useState, type ReactNode } from 'react';

import {
  dateFault,
  daysIn,
  inOrder,
  WEEK_START,
  writeDate,
  type DateRange,
  type DateRule,
  type PlainDate,
} from '../../../lib/dates.logic.js';
import { useDatesText, useFormat, useLocale } from '../../../lib/ui-provider.js';
import { useDateParser } from '../../../lib/use-date-parser.js';
import { useMedia } from '../../../lib/use-media.js';
import { useTextEntry } from '../../../lib/use-text-entry.js';
import { Button } from '../../button/index.js';
import { LazyCalendar } from '../../date-picker/lazy-calendar.js';
import { Field } from '../../field/index.js';
import { Input } from '../../input/index.js';
import { isTooFar, rangeOf, withDay, type DateShortcut, type RangeDraft, type ShortcutName } from '../date-range.logic.js';

export interface RangePanelProps {
  value: DateRange | null;
  shortcuts: readonly (ShortcutName | DateShortcut)[];
  maxDays: number | undefined;
  today: PlainDate;
  rule: DateRule;
  onChoose: (range: DateRange | null) => void;
}

/** Content of the popup. It is mounted only while open, so a half-selected range is dropped when it closes. */
export function RangePanel({ value, shortcuts, maxDays, today, rule, onChoose }: RangePanelProps): ReactNode {
  const text = useDatesText();
  const format = useFormat();
  const wide = useMedia('(min-width: 48rem)');
  const [draft, setDraft] = useState<RangeDraft>(value ?? { from: null, to: null });
  const isStartChosen = draft.from !== null && draft.to === null;
  const isTooLong =
    maxDays !== undefined && draft.from !== null && draft.to !== null && daysIn({ from: draft.from, to: draft.to }) > maxDays;

  /** Stores a draft; a complete one within the maximum length becomes the value. */
  const applyDraft = (next: RangeDraft): void => {
    const completeRange = next.from !== null && next.to !== null ? inOrder(next.from, next.to) : null;
    setDraft(completeRange ?? next);
    if (completeRange && (maxDays === undefined || daysIn(completeRange) <= maxDays)) onChoose(completeRange);
  };
  return (
    <div data-slot="date-range-picker-panel" className="sb:flex sb:flex-wrap sb:gap-3 sb:md:flex-nowrap">
      <Shortcuts {...{ shortcuts, today, rule, onChoose }} />
      <div data-slot="date-range-picker-days" className="sb:flex sb:min-w-0 sb:flex-col sb:gap-3">
        <div data-slot="date-range-picker-typed" className="sb:flex sb:gap-2">
          <Day label={text.from} value={draft.from} rule={rule} today={today} onChange={(from) => applyDraft({ ...draft, from })} />
          <Day label={text.to} value={draft.to} rule={rule} today={today} onChange={(to) => applyDraft({ ...draft, to })} />
        </div>
        <LazyCalendar
          label={text.calendar}
          today={today}
          from={draft.from}
          to={draft.to}
          preview={isStartChosen}
          focusDay
          months={wide ? 2 : 1}
          {...rule}
          isDateDisabled={(date) => isTooFar(draft, date, maxDays) || (rule.isDateDisabled?.(date) ?? false)}
          onSelect={(date) => applyDraft(withDay(draft, date))}
          className="sb:mx-auto"
        />
        <div data-slot="date-range-picker-footer" className="sb:flex sb:items-center sb:justify-between sb:gap-2">
          <span data-slot="date-range-picker-limit" className={isTooLong ? 'sb:text-xs sb:text-danger-text' : 'sb:text-xs sb:text-muted'}>
            {maxDays !== undefined && text.rangeTooLong(maxDays, format.number(maxDays))}
          </span>
          <Button size="sm" variant="ghost" disabled={value === null && draft.from === null} onClick={() => onChoose(null)}>
            {text.clearRange}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Shortcuts({ shortcuts, today, rule, onChoose }: Pick<RangePanelProps, 'shortcuts' | 'today' | 'rule' | 'onChoose'>): ReactNode {
  const text = useDatesText();
  const locale = useLocale();
  if (shortcuts.length === 0) return null;
  return (
    <fieldset
      data-slot="date-range-picker-shortcuts"
      aria-label={text.shortcuts}
      className="sb:flex sb:flex-wrap sb:content-start sb:gap-1 sb:md:flex-col sb:md:border-e sb:md:border-border sb:md:pe-3"
    >
      {shortcuts.map((shortcut) => {
        const isBuiltIn = typeof shortcut === 'string';
        const range = isBuiltIn ? rangeOf(shortcut, today, WEEK_START[locale]) : shortcut.range(today);
        const isOutsideRule = dateFault(range.from, rule) !== undefined || dateFault(range.to, rule) !== undefined;
        const label = isBuiltIn ? text.shortcut[shortcut] : shortcut.label;
        return (
          <Button
            key={label}
            size="sm"
            variant="ghost"
            disabled={isOutsideRule}
            className="sb:justify-start"
            title={text.range(writeDate(range.from, locale), writeDate(range.to, locale))}
            onClick={() => onChoose(range)}
          >
            {label}
          </Button>
        );
      })}
    </fieldset>
  );
}

interface DayProps {
  label: string;
  value: PlainDate | null;
  rule: DateRule;
  today: PlainDate;
  onChange: (value: PlainDate | null) => void;
}

function Day({ label, value, rule, today, onChange }: DayProps): ReactNode {
  const text = useDatesText();
  const locale = useLocale();
  const parse = useDateParser(rule, () => today);
  const entry = useTextEntry({ value, format: (date) => writeDate(date, locale), parse, onChange });
  return (
    <Field label={label} error={entry.fault} className="sb:flex-1">
      <Input
        size="sm"
        autoComplete="off"
        placeholder={text.datePlaceholder}
        value={entry.text}
        onChange={(event) => entry.type(event.currentTarget.value)}
        onBlur={entry.commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          entry.commit();
        }}
      />
    </Field>
  );
}
