import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useComponentsText } from '../../lib/ui-provider.js';

/** `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const CHOICES = [
  { value: 'light', Sign: Sun, text: 'themeLight' },
  { value: 'dark', Sign: Moon, text: 'themeDark' },
  { value: 'system', Sign: Monitor, text: 'themeSystem' },
] as const;

export interface ThemeToggleProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  /** Current choice. */
  value: ThemeChoice;
  /** Called with the choice of the user. The caller stores it. */
  onChange: (value: ThemeChoice) => void;
}

/** Theme: light, dark, or that of the device. The app sets `data-theme` on `<html>`. */
export function ThemeToggle({ value, onChange, className, ...rest }: ThemeToggleProps): ReactNode {
  const text = useComponentsText();
  const name = useId();
  return (
    <fieldset
      data-slot="theme-toggle"
      role="radiogroup"
      aria-label={text.theme}
      {...rest}
      className={cn('sb:inline-flex sb:shrink-0 sb:gap-0.5 sb:rounded-control sb:bg-sunken sb:p-0.5', className)}
    >
      {CHOICES.map((choice) => (
        <label
          key={choice.value}
          data-slot="theme-toggle-choice"
          title={text[choice.text]}
          className={cn(
            'sb:flex sb:size-6 sb:pointer-coarse:size-control-lg sb:cursor-pointer sb:items-center sb:justify-center sb:rounded-control sb:text-muted sb:hover:text-text',
            'sb:outline-focus sb:has-checked:bg-surface sb:has-checked:text-primary-text sb:has-checked:elevation-raised sb:has-focus-visible:outline-2',
          )}
        >
          <input
            data-slot="theme-toggle-control"
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            aria-label={text[choice.text]}
            onChange={() => onChange(choice.value)}
            className="sb:sr-only"
          />
          <choice.Sign data-slot="theme-toggle-icon" size={14} aria-hidden />
        </label>
      ))}
    </fieldset>
  );
}
