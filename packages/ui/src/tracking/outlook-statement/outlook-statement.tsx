import { outlookDates, outlookParts, outlookSentence } from '@seaberry/i18n/ui/outlook-sentence';
import type { Outlook, Stage } from '@seaberry/tracking';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { CopyableId } from '../../components/copyable-id/index.js';
import { cn } from '../../lib/cn.js';
import { useFormat, useOutlookText, useTrackingText } from '../../lib/ui-provider.js';

export interface OutlookStatementProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Outlook of the shipment, as `deriveShipment`, `deriveAirShipment` and the list give it. */
  outlook: Outlook<Stage>;
  /**
   * `note`: in the size of the text around it. `headline`: the arrival and the slip large, cause and carrier below, with a button that
   * copies all of it.
   * @default 'text'
   */
  variant?: 'note' | 'text' | 'headline';
}

/** The statement about a shipment as a sentence, for the head of its page and for copying. In a list: OutlookBadge. */
export function OutlookStatement({ outlook, variant = 'text', className, ...rest }: OutlookStatementProps): ReactNode {
  const texts = { words: useOutlookText(), text: useTrackingText() };
  const format = useFormat();
  const sentence = outlookSentence(outlook, texts, format);
  const headline = variant === 'headline';
  const dates = outlookDates(outlook, texts, format);
  return (
    <p
      data-slot="outlook-statement"
      data-kind={outlook.kind}
      data-variant={variant}
      {...rest}
      className={cn('sb:text-text', variant === 'text' && 'sb:text-lg sb:font-semibold sb:text-balance', className)}
    >
      {headline ? <Headline {...{ sentence, dates }} {...outlookParts(outlook, texts, format)} /> : unbroken(sentence, dates)}
    </p>
  );
}

/** A sentence whose dates stay on one line each. */
function unbroken(sentence: string, [date, ...others]: readonly string[]): ReactNode {
  if (date === undefined) return sentence;
  return sentence.split(date).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <span className="sb:whitespace-nowrap">{date}</span>}
      {unbroken(part, others)}
    </Fragment>
  ));
}

interface HeadlineProps extends ReturnType<typeof outlookParts> {
  sentence: string;
  dates: readonly string[];
}

function Headline({ sentence, dates, statement, cause, carrier }: HeadlineProps): ReactNode {
  const { plain, between } = useOutlookText();
  const below = [cause === null ? null : plain(cause), carrier].filter((part) => part !== null).join(between);
  return (
    <>
      <CopyableId value={sentence} wrap>
        <span
          data-slot="outlook-statement-headline"
          // No identifier: neither the typeface of one nor the slashed zero that other typefaces have.
          className="sb:font-sans sb:[font-variant-numeric:tabular-nums] sb:text-xl sb:leading-tight sb:font-semibold sb:text-balance sb:md:text-2xl"
        >
          {unbroken(statement, dates)}
        </span>
      </CopyableId>
      {below !== '' && (
        <span data-slot="outlook-statement-reason" className="sb:mt-1 sb:block sb:text-md sb:text-muted">
          {unbroken(below, dates)}
        </span>
      )}
    </>
  );
}
