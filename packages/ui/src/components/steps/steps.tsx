import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useDisplayText, useFormat } from '../../lib/ui-provider.js';
import { stepStates, type StepState } from './steps.logic.js';

export type { StepState };

export interface StepItem {
  value: string;
  title: string;
  /** One line under the title. */
  description?: ReactNode;
  /**
   * Overrides the state from the position; `error` for a step that has to be corrected.
   * @default done before `value`, waiting after it
   */
  state?: StepState;
  /** The step is not available yet. */
  disabled?: boolean;
}

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children' | 'onChange' | 'value' | 'defaultValue'> {
  /** Accessible name of the steps, from their goal: “Import shipments”. */
  label: string;
  /** The steps, in their order. */
  items: readonly StepItem[];
  /** Value of the current step; a value that matches no step when all are done. */
  value: string;
  /** Called with the chosen step; renders the steps as buttons, except the current one. */
  onChange?: (value: string) => void;
  /**
   * Below 640 px a horizontal row shows the titles of the current step and of steps with an error only.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
}

const MARK: Record<StepState, string> = {
  done: 'sb:border-primary sb:bg-primary-soft sb:text-primary-text',
  current: 'sb:border-primary sb:bg-primary sb:text-on-primary',
  error: 'sb:border-danger sb:bg-danger-soft sb:text-danger-text',
  waiting: 'sb:border-border-strong sb:text-muted',
};

const TITLE: Record<StepState, string> = {
  done: 'sb:text-text',
  current: 'sb:font-semibold sb:text-text',
  error: 'sb:font-semibold sb:text-danger-text',
  waiting: 'sb:text-muted',
};

/** Progress in a task of several steps. */
export function Steps({ label, items, value, onChange, orientation = 'horizontal', className, ...rest }: StepsProps): ReactNode {
  const states = stepStates(items, value);
  const isVertical = orientation === 'vertical';
  return (
    <ol
      data-slot="steps"
      data-orientation={orientation}
      aria-label={label}
      {...rest}
      className={cn('sb:flex sb:min-w-0 sb:text-sm', isVertical ? 'sb:flex-col' : 'sb:items-start', className)}
    >
      {items.map((item, at) => {
        const state = states[at] ?? 'waiting';
        const last = at === items.length - 1;
        return (
          <li
            key={item.value}
            data-slot="steps-step"
            data-state={state}
            aria-current={item.value === value ? 'step' : undefined}
            className={cn('sb:flex sb:min-w-0', isVertical ? 'sb:gap-2.5' : cn('sb:items-start', !last && 'sb:grow'))}
          >
            {isVertical && <Track number={at + 1} state={state} last={last} />}
            <Step
              item={item}
              number={at + 1}
              total={items.length}
              state={state}
              isVertical={isVertical}
              onSelect={onChange && item.value !== value && !item.disabled ? () => onChange(item.value) : undefined}
            />
            {!isVertical && !last && (
              <span
                data-slot="steps-line"
                className={cn(
                  'sb:mx-2 sb:mt-3 sb:min-w-4 sb:grow sb:border-t',
                  states[at] === 'done' ? 'sb:border-primary' : 'sb:border-border',
                )}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface StepProps {
  item: StepItem;
  /** Position, from 1. */
  number: number;
  total: number;
  state: StepState;
  isVertical: boolean;
  onSelect: (() => void) | undefined;
}

function Step({ item, number, total, state, isVertical, onSelect }: StepProps): ReactNode {
  const text = useDisplayText();
  const format = useFormat();
  const isProminent = state === 'current' || state === 'error';
  const content = (
    <>
      {!isVertical && <Mark number={number} state={state} />}
      <span
        data-slot="steps-text"
        className={cn('sb:block sb:min-w-0', isVertical ? 'sb:pb-4' : cn('sb:pt-0.5', !isProminent && 'sb:max-sm:sr-only'))}
      >
        <span data-slot="steps-place" className="sb:sr-only">
          {`${text.stepOf(format.number(number), format.number(total))}, ${text.stepState[state]}: `}
        </span>
        <span
          data-slot="steps-title"
          className={cn('sb:block sb:wrap-anywhere', TITLE[state], onSelect && 'sb:group-hover/step:underline')}
        >
          {item.title}
        </span>
        {item.description !== undefined && (
          <span data-slot="steps-description" className="sb:block sb:text-xs sb:text-muted">
            {item.description}
          </span>
        )}
      </span>
    </>
  );
  const look = 'sb:flex sb:min-w-0 sb:items-start sb:gap-2 sb:text-start';
  if (!onSelect) {
    return (
      <span data-slot="steps-content" className={look}>
        {content}
      </span>
    );
  }
  return (
    <button
      data-slot="steps-button"
      type="button"
      onClick={onSelect}
      className={cn(
        look,
        'sb:group/step sb:cursor-pointer sb:pointer-coarse:min-h-control-lg sb:rounded-control sb:outline-offset-2 sb:outline-focus sb:focus-visible:outline-2',
      )}
    >
      {content}
    </button>
  );
}

function Mark({ number, state }: { number: number; state: StepState }): ReactNode {
  const format = useFormat();
  return (
    <span
      data-slot="steps-mark"
      aria-hidden="true"
      className={cn(
        'sb:flex sb:size-6 sb:shrink-0 sb:items-center sb:justify-center sb:rounded-full sb:border sb:text-xs sb:font-medium sb:tabular-nums',
        MARK[state],
      )}
    >
      {state === 'done' ? (
        <Check data-slot="steps-icon" size={14} />
      ) : state === 'error' ? (
        <X data-slot="steps-icon" size={14} />
      ) : (
        format.number(number)
      )}
    </span>
  );
}

/** Mark of a step with the line to the next one below. */
function Track({ number, state, last }: { number: number; state: StepState; last: boolean }): ReactNode {
  return (
    <span data-slot="steps-track" className="sb:flex sb:flex-col sb:items-center">
      <Mark number={number} state={state} />
      {!last && (
        <span
          data-slot="steps-line"
          className={cn('sb:my-1 sb:min-h-4 sb:w-px sb:grow', state === 'done' ? 'sb:bg-primary' : 'sb:bg-border')}
        />
      )}
    </span>
  );
}
