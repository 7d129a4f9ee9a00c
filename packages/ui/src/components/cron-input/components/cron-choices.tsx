import type { ReactNode } from 'react';

import { useCronText, useFormat, type ControlSize } from '../../../lib/ui-provider.js';
import { Field } from '../../field/index.js';
import { Select } from '../../select/index.js';
import { TimePicker } from '../../time-picker/index.js';
import { changedTo, MINUTE_STEPS, type CronChoice, type CronChoiceKind } from '../cron.choices.js';
import { WeekdayBoxes } from './weekday-boxes.js';

const KINDS = ['minutes', 'hourly', 'daily', 'weekly', 'monthly'] as const satisfies readonly CronChoiceKind[];
const LAST = 'L';
const MINUTES = Array.from({ length: 60 }, (_, minute) => String(minute));
const DAYS = Array.from({ length: 31 }, (_, day) => day + 1);
/** Number of days that every month has. */
const COMMON_DAYS = 28;

export interface CronChoicesProps {
  choice: CronChoice | null;
  /** Whether there is no expression. */
  empty: boolean;
  size: ControlSize | undefined;
  onChoose: (choice: CronChoice) => void;
}

/** Controls of the simple choices. */
export function CronChoices({ choice, empty, size, onChoose }: CronChoicesProps): ReactNode {
  const text = useCronText();
  const sized = size === undefined ? {} : { size };
  const shown: keyof typeof text.kinds = choice?.kind ?? (empty ? 'none' : 'other');
  const offered: readonly (typeof shown)[] = choice ? KINDS : [...KINDS, shown];
  const kinds = offered.map((kind) => ({ value: kind, label: text.kinds[kind] }));
  return (
    <div data-slot="cron-input-choices" className="sb:flex sb:flex-wrap sb:items-start sb:gap-3">
      <Field label={text.repeats} className="sb:min-w-40 sb:grow sb:basis-40">
        <Select
          {...sized}
          options={kinds}
          value={shown}
          onChange={(event) => {
            const kind = KINDS.find((one) => one === event.currentTarget.value);
            if (kind) onChoose(changedTo(kind, choice));
          }}
        />
      </Field>
      {choice && <Details choice={choice} sized={sized} onChoose={onChoose} />}
    </div>
  );
}

interface DetailsProps {
  choice: CronChoice;
  sized: { size?: ControlSize };
  onChoose: (choice: CronChoice) => void;
}

const narrow = 'sb:min-w-32 sb:grow sb:basis-32';

function Details({ choice, sized, onChoose }: DetailsProps): ReactNode {
  const text = useCronText();
  const format = useFormat();
  switch (choice.kind) {
    case 'minutes':
      return (
        <Field label={text.interval} className={narrow}>
          <Select
            {...sized}
            options={MINUTE_STEPS.map((step) => ({ value: String(step), label: text.everyMinutes(step, format.number(step)) }))}
            value={String(choice.every)}
            onChange={(event) => onChoose({ ...choice, every: Number(event.currentTarget.value) })}
          />
        </Field>
      );
    case 'hourly':
      return (
        <Field label={text.minute} className={narrow}>
          <Select
            {...sized}
            options={MINUTES.map((minute) => ({ value: minute, label: minute.padStart(2, '0') }))}
            value={String(choice.minute)}
            onChange={(event) => onChoose({ ...choice, minute: Number(event.currentTarget.value) })}
          />
        </Field>
      );
    case 'daily':
      return <TimeOfDay {...{ choice, sized, onChoose }} />;
    case 'weekly':
      return (
        <>
          <TimeOfDay {...{ choice, sized, onChoose }} />
          <WeekdayBoxes days={choice.days} onChange={(days) => onChoose({ ...choice, days })} />
        </>
      );
    case 'monthly':
      return (
        <>
          <Field
            label={text.day}
            className={narrow}
            {...(choice.day !== LAST && choice.day > COMMON_DAYS ? { description: text.shortMonths } : {})}
          >
            <Select
              {...sized}
              options={[
                ...DAYS.map((day) => ({ value: String(day), label: text.dayOfMonth(format.number(day)) })),
                { value: LAST, label: text.lastDay },
              ]}
              value={String(choice.day)}
              onChange={({ currentTarget: { value } }) => onChoose({ ...choice, day: value === LAST ? value : Number(value) })}
            />
          </Field>
          <TimeOfDay {...{ choice, sized, onChoose }} />
        </>
      );
  }
}

function TimeOfDay({ choice, sized, onChoose }: DetailsProps & { choice: Extract<CronChoice, { time: string }> }): ReactNode {
  const text = useCronText();
  return (
    <Field label={text.time} className={narrow}>
      {/* A schedule has a time: what cannot be read stays in the input with its reason. */}
      <TimePicker {...sized} value={choice.time} onChange={(time) => time !== null && onChoose({ ...choice, time })} />
    </Field>
  );
}
