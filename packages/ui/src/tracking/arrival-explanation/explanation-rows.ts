import { placeName } from '@seaberry/i18n/ui/outlook-sentence';
import type { EstimateExplanation, EstimateHistory, EstimatePart } from '@seaberry/tracking';
import type { Formatters, UiMessages } from '../../lib/ui-provider.js';

/** Texts of a computation, of milestones and of places. */
export interface ExplanationTexts {
  words: UiMessages['explanation'];
  outlook: UiMessages['outlook'];
  text: UiMessages['tracking'];
}

/** An amount in whole hours with its name and its grounds. */
export interface ExplanationRow {
  name: string;
  hours: number;
  grounds: string | null;
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Amounts in whole hours: sums are rounded before differences are taken, so that the amounts add up to the rounded difference. */
export function hoursOf(parts: readonly Pick<EstimatePart, 'ms'>[]): number[] {
  let sum = 0;
  let before = 0;
  return parts.map(({ ms }) => {
    sum += ms;
    const hours = Math.round(sum / HOUR_MS) - before;
    before += hours;
    return hours;
  });
}

/** The amounts of a computation, in order; none under half an hour. */
export function explanationRows(explanation: EstimateExplanation, texts: ExplanationTexts, format: Formatters): ExplanationRow[] {
  const hours = hoursOf(explanation.parts);
  return explanation.parts.flatMap((part, at) => {
    const amount = hours[at] ?? 0;
    const grounds = part.history === null ? null : groundsOf(part.history, texts, format);
    return amount === 0 ? [] : [{ name: nameOf(part, texts), hours: amount, grounds }];
  });
}

/** Finished shipments that a value rests on. */
export const groundsOf = ({ scope, samples }: EstimateHistory, { words }: ExplanationTexts, format: Formatters): string =>
  words.grounds[scope](format.number(samples));

/** An amount with its sign: days and hours, however long it is. */
export function amountText(hours: number, format: Formatters): string {
  const size = Math.abs(hours);
  const rest = size % DAY_HOURS;
  const units = [size - rest, rest].filter((part) => part > 0).map((part) => format.duration(part * HOUR_MS));
  return `${hours < 0 ? '−' : '+'}${units.join(' ')}`;
}

function nameOf({ kind, milestone }: EstimatePart, { words, outlook, text }: ExplanationTexts): string {
  const name = words.parts[kind];
  if (typeof name === 'string') return name;
  if (milestone === null) return name(words.before);
  const what = outlook.coming[milestone.stage];
  return name(milestone.place === null ? what : words.at(what, placeName(milestone.place, text)));
}
