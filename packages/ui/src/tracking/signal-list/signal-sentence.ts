import type { DateStyle } from '@seaberry/i18n';
import { comingName, knownReason } from '@seaberry/i18n/ui/outlook-sentence';
import type { Signal, SignalFact } from '@seaberry/tracking';
import type { Formatters, UiMessages } from '../../lib/ui-provider.js';

/** Texts of a signal, and those of an outlook: reasons and milestones to come. */
export interface SignalTexts {
  words: UiMessages['signals'];
  outlook: UiMessages['outlook'];
  text: UiMessages['tracking'];
}

/** A signal as sentences with its facts; a reason that is no known code is quoted as the carrier's words. */
export function signalSentence(signal: Signal, texts: SignalTexts, format: Formatters): string {
  const { words, outlook } = texts;
  const sentence = factsOf(signal, texts, format);
  const onward = signal.kind === 'missedConnection' && signal.found?.vessel ? words.onward(vesselOf(signal.found, words)) : null;
  const reason = signal.reason === null ? null : words.reason(knownReason(signal.reason, outlook) ?? outlook.carrierWords(signal.reason));
  return [sentence, onward, reason].filter((part) => part !== null).join(words.between);
}

function factsOf(signal: Signal, { words, outlook, text }: SignalTexts, format: Formatters): string {
  const { kind, said, found, lengthMs, thresholdMs, since, sinceZone, stage, open, place } = signal;
  const on = (at: string | null | undefined, style: DateStyle = 'dateShort'): string =>
    at == null ? words.noDate : format.instant(at, place?.timeZone ?? null, style);
  const heard = since === null || sinceZone === undefined ? on(since) : format.instant(since, sinceZone, 'dateShort');
  // Two times of one day differ by their time of day.
  const style = on(said?.at) === on(found?.at) ? 'dateTime' : 'dateShort';
  const sailing = (fact: SignalFact | null): string => words.sailing(vesselOf(fact, words), on(fact?.at));
  const length = format.duration(lengthMs ?? 0);
  switch (kind) {
    case 'customsHold':
      return words.customsHold(length, on(since));
    case 'rolledOver':
      return found === null ? words.leftBehind(sailing(said)) : words.rolledOver(sailing(said), sailing(found), length);
    case 'vesselChanged':
      return words.vesselChanged(sailing(said), sailing(found));
    case 'missedConnection':
      return (lengthMs !== null && lengthMs < 0 ? words.missedTransfer : words.missedConnection)(on(found?.at), length, sailing(said));
    case 'silentCarrier':
      return words.silentCarrier(heard, stage === null ? '' : comingName({ ...signal, stage }, outlook, text), on(said?.at));
    case 'etaInDoubt':
      return words.etaInDoubt(on(said?.at, style), on(found?.at, style), length);
    case 'longDwell':
      return (open ? words.longDwell : words.longDwellOver)(length, on(found?.at), format.duration(thresholdMs ?? 0));
  }
}

const vesselOf = (fact: SignalFact | null, words: SignalTexts['words']): string =>
  [fact?.vessel?.name ?? fact?.vessel?.imo ?? words.nextVessel, fact?.voyage].filter(Boolean).join(' ');
