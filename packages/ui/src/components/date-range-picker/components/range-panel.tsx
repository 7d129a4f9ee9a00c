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
import { useDateRead } from '../../../lib/use-date-read.js';
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
  const begun = draft.from !== null && draft.to === null;
  const tooLong = maxDays !== undefined && draft.from !== null && draft.to !== null && daysIn({ from: draft.from, to: draft.to }) > maxDays;

  /** Takes a draft; a complete one within the rule becomes the value. */
  const applyDraft = (next: RangeDraft): void => {
    const whole = next.from !== null && next.to !== null ? inOrder(next.from, next.to) : null;
    setDraft(whole ?? next);
    if (whole && (maxDays === undefined || daysIn(whole) <= maxDays)) onChoose(whole);
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
          preview={begun}
          focusDay
          months={wide ? 2 : 1}
          {...rule}
          isDateDisabled={(date) => isTooFar(draft, date, maxDays) || (rule.isDateDisabled?.(date) ?? false)}
          onSelect={(date) => applyDraft(withDay(draft, date))}
          className="sb:mx-auto"
        />
        <div data-slot="date-range-picker-footer" className="sb:flex sb:items-center sb:justify-between sb:gap-2">
          <span data-slot="date-range-picker-limit" className={tooLong ? 'sb:text-xs sb:text-danger-text' : 'sb:text-xs sb:text-muted'}>
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
        const named = typeof shortcut === 'string';
        const range = named ? rangeOf(shortcut, today, WEEK_START[locale]) : shortcut.range(today);
        const blocked = dateFault(range.from, rule) !== undefined || dateFault(range.to, rule) !== undefined;
        const label = named ? text.shortcut[shortcut] : shortcut.label;
        return (
          <Button
            key={label}
            size="sm"
            variant="ghost"
            disabled={blocked}
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
  const read = useDateRead(rule, () => today);
  const entry = useTextEntry({ value, write: (date) => writeDate(date, locale), read, onChange });
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
