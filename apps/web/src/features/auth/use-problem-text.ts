import { useTranslations } from '@seaberry/i18n/react';

import type { Problem } from './new-account.logic.ts';

/** Puts what is wrong with the fields of a form into words. */
export function useProblemTexts(): <N extends string>(problems: Partial<Record<N, Problem>>) => Partial<Record<N, string>> {
  const t = useTranslations('access');
  const auth = useTranslations('auth');
  return (problems) => {
    const entries = Object.entries<Problem | undefined>(problems).flatMap(([name, problem]) =>
      problem ? [[name, problem === 'target' ? auth('accountInvalid') : t(problem)] as const] : [],
    );
    // The names are those that came in.
    return Object.fromEntries(entries) as Record<keyof typeof problems, string>;
  };
}
