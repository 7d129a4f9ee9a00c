import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useControllable } from '../../lib/use-controllable.js';

type Level = 2 | 3 | 4 | 5;

const LevelContext = createContext<Level>(3);

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'dir'> {
  /** Values of the open items; at most one unless `multiple`. */
  value?: readonly string[];
  /**
   * Initially open items (uncontrolled).
   * @default none is open
   */
  defaultValue?: readonly string[];
  /** Called with the values of all open items. */
  onChange?: (value: readonly string[]) => void;
  /** Allows several open items; otherwise opening one closes the other. */
  multiple?: boolean;
  /**
   * Heading level of the titles; the style does not depend on it.
   * @default 3
   */
  level?: Level;
  /**
   * `plain` inside a card, which has a border of its own.
   * @default 'framed'
   */
  variant?: 'framed' | 'plain';
}

const NONE: readonly string[] = [];

/** Sections that show their titles only, until one is opened. */
export function Accordion({
  value,
  defaultValue = NONE,
  onChange,
  multiple = false,
  level = 3,
  variant = 'framed',
  className,
  ...rest
}: AccordionProps): ReactNode {
  const [open, setOpen] = useControllable({ value, defaultValue, onChange });
  const shared = {
    'data-slot': 'accordion',
    ...rest,
    className: cn(
      'sb:min-w-0 sb:text-sm sb:text-text',
      variant === 'framed' && 'sb:overflow-hidden sb:rounded-surface sb:border sb:border-border sb:bg-surface',
      className,
    ),
  };
  return (
    <LevelContext value={level}>
      {multiple ? (
        <Radix.Root type="multiple" value={[...open]} onValueChange={setOpen} {...shared} />
      ) : (
        <Radix.Root type="single" collapsible value={open[0] ?? ''} onValueChange={(one) => setOpen(one ? [one] : NONE)} {...shared} />
      )}
    </LevelContext>
  );
}

export interface AccordionItemProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Value of this item, unique within the accordion. */
  value: string;
  /** Summary of the content, so that the item need not be opened to read it. */
  title: ReactNode;
  /** Icon before the title. */
  icon?: ReactNode;
  /** Facts at the end of the title: a count, a badge. Not interactive. */
  end?: ReactNode;
  /** The item cannot be opened or closed. */
  disabled?: boolean;
  /** Keeps the content mounted while closed, so that form input in it is kept. */
  keepMounted?: boolean;
}

/** One section: its title is the button. */
export function AccordionItem({
  value,
  title,
  icon,
  end,
  disabled = false,
  keepMounted = false,
  className,
  children,
  ...rest
}: AccordionItemProps): ReactNode {
  const Heading = `h${use(LevelContext)}` as const;
  return (
    <Radix.Item
      data-slot="accordion-item"
      value={value}
      disabled={disabled}
      {...rest}
      className={cn('sb:border-border sb:not-last:border-b', className)}
    >
      <Radix.Header asChild>
        <Heading data-slot="accordion-heading">
          <Radix.Trigger
            data-slot="accordion-trigger"
            className={cn(
              'sb:group/accordion sb:flex sb:min-h-control-lg sb:w-full sb:cursor-pointer sb:items-center sb:gap-2 sb:px-3.5 sb:py-2 sb:text-start sb:font-medium',
              'sb:-outline-offset-2 sb:outline-focus sb:hover:bg-sunken sb:focus-visible:outline-2',
              'sb:disabled:cursor-not-allowed sb:disabled:opacity-55',
            )}
          >
            {icon}
            <span data-slot="accordion-title" className="sb:min-w-0 sb:flex-1 sb:wrap-anywhere">
              {title}
            </span>
            {end}
            <ChevronDown
              data-slot="accordion-chevron"
              size={16}
              aria-hidden
              className="sb:shrink-0 sb:text-muted sb:group-data-[state=open]/accordion:rotate-180 sb:motion-safe:transition-transform sb:motion-safe:duration-state"
            />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content
        data-slot="accordion-content"
        {...(keepMounted ? { forceMount: true } : {})}
        className="sb:px-3.5 sb:pt-1 sb:pb-3.5 sb:wrap-anywhere sb:text-text sb:data-[state=closed]:hidden"
      >
        {children}
      </Radix.Content>
    </Radix.Item>
  );
}
