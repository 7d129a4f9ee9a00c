import { useTranslations } from '@seaberry/i18n/react';

import type { Problem } from './new-account.logic.ts';

/** Texts for the field errors of a form. */
export function useProblemTexts(): <N extends string>(problems: Partial<Record<N, Problem>>) => Partial<Record<N, string>> {
  const t = useTranslations('access');
  const auth = useTranslations('auth');
  const errors = useTranslations('errors');
  const textOf = (problem: Problem): string => {
    if (problem === 'target') return auth('accountInvalid');
    return problem === 'passwordRule' ? errors(problem) : t(problem);
  };
  return (problems) => {
    const entries = Object.entries<Problem | undefined>(problems).flatMap(([name, problem]) =>
      problem ? [[name, textOf(problem)] as const] : [],
    );
    // Same names as in the input.
    return Object.fromEntries(entries) as Record<keyof typeof problems, string>;
  };
}
