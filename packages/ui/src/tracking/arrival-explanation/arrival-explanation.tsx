import { planFromDeadline, promiseSlip, rangeText } from '@seaberry/i18n/ui/outlook-sentence';
import type { EstimateExplanation, Outlook, Stage } from '@seaberry/tracking';
import { CircleHelp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../components/button/index.js';
import { Popover } from '../../components/popover/index.js';
import { cn } from '../../lib/cn.js';
import { useExplanationText, useFormat, useOutlookText, useTrackingText } from '../../lib/ui-provider.js';
import { momentWithZone } from '../lib/describe.js';
import { roles } from '../lib/roles.js';
import { amountText, explanationRows, groundsOf } from './explanation-rows.js';

export interface ArrivalExplanationProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** Outlook of the shipment. */
  outlook: Outlook<Stage>;
  /** Computation of its expected arrival, from the same state. Without one it draws nothing. */
  explanation: EstimateExplanation | null | undefined;
}

/** A button beside an expected arrival that shows how the date was computed: the carrier's date and each amount that is added to it. */
export function ArrivalExplanation({ outlook, explanation, ...rest }: ArrivalExplanationProps): ReactNode {
  const words = useExplanationText();
  if (!explanation) return null;
  return (
    <Popover
      label={words.label}
      data-slot="arrival-explanation-details"
      trigger={
        <Button data-slot="arrival-explanation" variant="ghost" size="sm" icon={<CircleHelp size={14} aria-hidden />} {...rest}>
          {words.ask}
        </Button>
      }
    >
      <Computation {...{ outlook, explanation }} />
    </Popover>
  );
}

function Computation({ outlook, explanation }: { outlook: Outlook<Stage>; explanation: EstimateExplanation }): ReactNode {
  const words = useExplanationText();
  const texts = { words, outlook: useOutlookText(), text: useTrackingText() };
  const format = useFormat();
  const { carrierAt, range, model } = explanation;
  const rows = explanationRows(explanation, texts, format);
  const total = rows.reduce((sum, { hours }) => sum + hours, 0);
  const { expected, promise, slipMs, planSlipMs, place } = outlook;
  // With the time of day, so that dates and amounts can be added up.
  const moment = (at: string): string => momentWithZone(at, place, format);
  const slip = promiseSlip(outlook, { words: texts.outlook, text: texts.text }, format);
  return (
    <div className="sb:grid sb:w-80 sb:max-w-full sb:gap-2">
      <table {...roles.table} className="sb:block">
        <tbody {...roles.group} className="sb:block">
          <Row name={words.carrier} value={moment(carrierAt)} />
          {rows.map(({ name, hours, grounds }) => (
            <Row key={name} name={name} value={amountText(hours, format)} grounds={grounds} />
          ))}
          {rows.length > 1 && <Row name={words.total} value={total === 0 ? format.slip(0) : amountText(total, format)} />}
          <Row name={words.expected} value={expected === null ? '' : moment(expected)} strong />
          {promise && <Row name={words.promised[promise.by]} value={moment(promise.at)} />}
          {promise && slip !== null && slipMs !== null && (
            <Row
              name={words.against[promise.by]}
              value={slip === texts.text.onTime ? texts.text.onTimeBy(format.slip(slipMs)) : slip}
              grounds={planSlipMs ? planFromDeadline(planSlipMs, texts.outlook, format) : null}
              strong
            />
          )}
          <Row name={words.range} value={rangeText(outlook, { words: texts.outlook }, format)} grounds={groundsOf(range, texts, format)} />
        </tbody>
      </table>
      {rows.length === 0 && <span className="sb:text-muted">{words.noChange}</span>}
      {range.scope !== 'table' && <span className="sb:text-xs sb:text-muted sb:wrap-anywhere">{words.model(model)}</span>}
    </div>
  );
}

interface RowProps {
  name: string;
  value: string;
  grounds?: string | null;
  strong?: boolean;
}

/** A value that has no room beside its name is below it: large text on a phone. */
function Row({ name, value, grounds, strong = false }: RowProps): ReactNode {
  return (
    <tr {...roles.row} className="sb:flex sb:flex-wrap sb:justify-end sb:gap-x-3 sb:py-1">
      <th
        {...roles.rowHeader}
        scope="row"
        className="sb:min-w-0 sb:grow sb:basis-28 sb:text-start sb:font-normal sb:wrap-anywhere sb:text-muted"
      >
        {name}
        {grounds && <span className="sb:block sb:text-xs">{grounds}</span>}
      </th>
      <td {...roles.cell} className={cn('sb:max-w-full sb:text-end sb:tabular-nums', strong && 'sb:font-semibold')}>
        {value}
      </td>
    </tr>
  );
}
