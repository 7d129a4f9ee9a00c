import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';

export interface SignInMethod {
  value: string;
  /** One or two words: “Password”, “Captcha”. */
  label: string;
  /** Whether the method is offered is not known yet: the space is reserved, so that the layout does not shift. */
  pending?: boolean;
}

export interface SignInMethodsProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Accessible name of the tab list: “Sign-in method”. */
  label: string;
  /** Sign-in methods, the usual one first. */
  items: readonly SignInMethod[];
  /** Controlled value of the selected method. */
  value: string;
  /** Called with the `value` of the method that the user selects. */
  onChange: (value: string) => void;
  /** Form of the selected method. */
  children: ReactNode;
}

/**
 * Sign-in methods, one at a time. Same keyboard and screen-reader behaviour as Tabs, without its bundle size, because it is on the first
 * page that loads.
 */
export function SignInMethods({ label, items, value, onChange, className, children, ...rest }: SignInMethodsProps): ReactNode {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent<HTMLElement>): void => {
    const at = items.findIndex((item) => item.value === value);
    const step = stepOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : step && (at + step + items.length) % items.length;
    const item = next === null ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    list.current
      ?.querySelectorAll<HTMLElement>('[role=tab]')
      .item(next ?? 0)
      .focus();
    onChange(item.value);
  };
  return (
    <div data-slot="sign-in-layout-methods" {...rest} className={cn('sb:flex sb:flex-col sb:gap-6', className)}>
      <div
        ref={list}
        data-slot="sign-in-layout-tabs"
        role="tablist"
        aria-label={label}
        className="sb:flex sb:max-w-full sb:gap-1 sb:overflow-x-auto sb:overflow-y-hidden sb:border-b sb:border-border sb:pb-px"
      >
        {items.map((item) => {
          const chosen = item.value === value;
          return (
            <button
              key={item.value}
              type="button"
              role="tab"
              data-slot="sign-in-layout-tab"
              id={`${base}-${item.value}`}
              aria-selected={chosen}
              {...(chosen ? { 'aria-controls': `${base}-panel` } : {})}
              tabIndex={chosen ? 0 : -1}
              data-state={chosen ? 'active' : 'inactive'}
              onClick={() => onChange(item.value)}
              onKeyDown={go}
              className={cn(TAB, item.pending && 'sb:invisible')}
            >
              {item.label}
            </button>
          );
        })}
      </div>
      <div data-slot="sign-in-layout-method" role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${value}`}>
        {children}
      </div>
    </div>
  );
}

/** Same style as a tab of Tabs, without the import. */
const TAB =
  'sb:relative sb:flex sb:h-9 sb:pointer-coarse:h-control-lg sb:shrink-0 sb:cursor-pointer sb:items-center sb:justify-center sb:px-3 sb:text-sm sb:font-medium ' +
  'sb:whitespace-nowrap sb:text-muted sb:transition-colors sb:duration-state sb:hover:text-text ' +
  'sb:rounded-control sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2 sb:data-[state=active]:text-primary-text ' +
  'sb:after:absolute sb:after:inset-x-0 sb:after:-bottom-px sb:after:border-b-2 sb:after:border-transparent sb:data-[state=active]:after:border-primary';

function stepOf(key: string, mirrored: boolean): 1 | -1 | null {
  if (key === 'ArrowRight') return mirrored ? -1 : 1;
  return key === 'ArrowLeft' ? (mirrored ? 1 : -1) : null;
}
