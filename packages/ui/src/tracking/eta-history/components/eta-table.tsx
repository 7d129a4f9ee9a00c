import type { ReactNode } from 'react';
import { useFormat, useHistoryText, useTrackingText } from '../../../lib/ui-provider.js';
import type { EtaStep } from '../eta-history.logic.js';

export interface EtaTableProps {
  steps: readonly EtaStep[];
  timeZone: string | null;
  label: string;
}

/** History as a table, newest first. */
export function EtaTable({ steps, timeZone, label }: EtaTableProps): ReactNode {
  const text = useTrackingText();
  const reported = useHistoryText();
  const format = useFormat();
  const cell = 'sb:border-t sb:border-border sb:py-1 sb:pe-3';
  return (
    <table data-slot="eta-history-table" aria-label={label} className="sb:w-full sb:text-xs sb:tabular-nums">
      <thead>
        <tr className="sb:text-muted">
          {[text.statedAt, reported.etaValue, reported.etaMove, reported.etaAgainstFirst].map((title) => (
            <th key={title} scope="col" data-slot="eta-history-head" className="sb:py-1 sb:pe-3 sb:text-start sb:font-normal">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...steps].reverse().map((step, i) => (
          <tr key={step.statement.eventId}>
            <td data-slot="eta-history-cell" className={cell}>
              {format.instant(step.statement.statedAt, timeZone)}
            </td>
            <td data-slot="eta-history-cell" className={`${cell} sb:font-medium`}>
              {format.instant(step.statement.at, timeZone)}
              {step.statement.classifier === 'ACT' ? ` (${reported.etaArrived})` : ''}
            </td>
            <td data-slot="eta-history-cell" className={cell}>
              {i === steps.length - 1 ? reported.etaFirst : format.slip(step.moveMs)}
            </td>
            <td data-slot="eta-history-cell" className={cell}>
              {format.slip(step.slipMs)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
