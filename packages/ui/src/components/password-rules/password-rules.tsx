import { Circle, CircleCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useInputsText } from '../../lib/use-inputs-text.js';

/** One rule for a password. */
export interface PasswordRule {
  id: string;
  /** One sentence: “Use at least one digit.” */
  label: string;
  /** Whether the value fulfils the rule. */
  met?: boolean;
}

export interface PasswordRulesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Rules in reading order; the caller evaluates them. */
  rules: readonly PasswordRule[];
}

/** Rules of a new password, checked while typing. Put it into the `description` of the Field. */
export function PasswordRules({ rules, className, ...rest }: PasswordRulesProps): ReactNode {
  const text = useInputsText();
  return (
    <ul data-slot="password-rules" {...rest} className={cn('sb:flex sb:flex-col sb:gap-1 sb:text-xs', className)}>
      {rules.map(({ id, label, met = false }) => {
        const Sign = met ? CircleCheck : Circle;
        return (
          <li
            key={id}
            data-slot="password-rule"
            data-state={met ? 'met' : 'open'}
            className={cn('sb:flex sb:gap-1', met ? 'sb:text-success-text' : 'sb:text-muted')}
          >
            <Sign data-slot="password-rule-icon" size={14} aria-hidden className="sb:mt-0.5 sb:shrink-0" />
            <span data-slot="password-rule-text">
              {label}
              {met && <span className="sb:sr-only"> {text.ruleMet}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
