import { useTranslations } from '@seaberry/i18n/react';
import { useCallback } from 'react';

import { useIssueWords } from '../kit/form/use-issue-words.ts';
import type { ShipmentKind } from './shipment.ts';

interface FieldIssue {
  /** The field. */
  name: string;
  /** Code or text of what is wrong. */
  message: string;
  /** The wrong value. */
  value?: string | undefined;
}

export interface IssueTexts {
  /** Message of a required field that is empty: the value to enter; undefined for a field without such a text. */
  missing(name: string): string | undefined;
  /** Message of an issue; undefined for a text of the server. */
  textOf(issue: FieldIssue): string | undefined;
}

/** Messages of wrong fields of a shipment: an empty one says what to enter. */
export function useIssueTexts({ texts }: Pick<ShipmentKind<never>, 'texts'>): IssueTexts {
  const t = useTranslations(texts);
  const say = useIssueWords();
  const missing = useCallback<IssueTexts['missing']>(
    // Only required fields have a text.
    (name) => (t.has(`missing.${name}` as never) ? t(`missing.${name}` as never) : undefined),
    [t],
  );
  const textOf = useCallback<IssueTexts['textOf']>(
    ({ name, ...issue }) => (issue.message === 'required' ? missing(name) : undefined) ?? say(issue),
    [missing, say],
  );
  return { missing, textOf };
}
