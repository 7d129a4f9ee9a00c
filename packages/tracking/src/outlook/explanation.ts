import { historyAt, type EstimateRates } from '../estimate/model.js';
import type { Expectation, ExpectationPart } from '../expectation/index.js';
import type { EstimateExplanation, EstimateHistory, EstimatePart, Instant, Milestone, Outlook } from '../types.js';
import { spreadKind } from './range.js';

const DAY_MS = 86_400_000;

export interface ExplainedFacts {
  outlook: Outlook;
  /** Milestone that the outlook is measured by, with the computation of its time. */
  measured: Milestone | null;
  expectation: Expectation | undefined;
  asOf: Instant;
  rates: EstimateRates;
  /** Version of the model. */
  model: string;
}

/** Computation of the expected arrival; null where the outlook expects none. */
export function explanationOf({ outlook, measured, expectation, asOf, rates, model }: ExplainedFacts): EstimateExplanation | null {
  const { carrierEta, expected, range } = outlook;
  if (measured === null || expectation === undefined || carrierEta === null || expected === null || range === null) return null;
  const daysTo = (ms: number): number => Math.max(ms - Date.parse(asOf), 0) / DAY_MS;
  const historyOf = ({ kind }: ExpectationPart): EstimateHistory | null => {
    if (kind === 'recovery') return { scope: rates.recovery.scope, samples: rates.recovery.samples };
    return kind === 'leftOut' ? historyAt(rates, daysTo(expectation.baseMs), ({ missing }) => missing) : null;
  };
  return {
    carrierAt: carrierEta,
    parts: expectation.parts.map((part): EstimatePart => {
      const { kind, ms, from } = part;
      return { kind, ms, milestone: from === null ? null : { stage: from.stage, place: from.place }, history: historyOf(part) };
    }),
    range: historyAt(rates, daysTo(Date.parse(expected)), (step) => step[spreadKind(measured.slipMs)]),
    model,
  };
}
