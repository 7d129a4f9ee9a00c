import type { ReactNode } from 'react';

import { useDatesText, useFormat } from '../../../lib/ui-provider.js';
import { Alert } from '../../alert/index.js';
import { get, useFormContext, useFormState, type FieldError } from '../engine.js';
import { useIssueText } from '../form-context.js';

/** List of errors above the form, when there are several. Each entry moves focus to its field. */
export function ErrorSummary({ labels }: { labels: Readonly<Record<string, string>> }): ReactNode {
  const text = useDatesText();
  const format = useFormat();
  const issueText = useIssueText();
  const { control, setFocus } = useFormContext();
  const { errors } = useFormState({ control });
  const wrong = Object.entries(labels).flatMap(([name, label]) => {
    // Names may be paths into objects and lists; React Hook Form keeps errors in the same shape.
    const error: FieldError | undefined = get(errors, name);
    const message = issueText(name, error);
    return message === undefined ? [] : [{ name, label, message }];
  });
  if (wrong.length < 2) return null;
  return (
    <Alert data-slot="form-summary" tone="danger" title={text.formErrors(wrong.length, format.number(wrong.length))}>
      <ul data-slot="form-summary-list" className="sb:mt-1 sb:flex sb:flex-col sb:gap-1">
        {wrong.map(({ name, label, message }) => (
          <li key={name} data-slot="form-summary-item">
            <button
              data-slot="form-summary-go"
              type="button"
              onClick={() => setFocus(name)}
              className="sb:cursor-pointer sb:rounded-control sb:pointer-coarse:py-2.5 sb:font-medium sb:text-text sb:underline sb:outline-offset-2 sb:outline-focus sb:focus-visible:outline-2"
            >
              {label}
              {/* inside the button, so that it follows the last line of a label */}
              <span data-slot="form-summary-colon" aria-hidden className="sb:inline-block sb:font-normal">
                :
              </span>
            </button>
            {` ${message}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
