import type { Formatters, Locale } from '@seaberry/i18n';
import type { UiMessages } from '@seaberry/i18n/ui';
import { en } from '@seaberry/i18n/ui/en';
import { zhCN } from '@seaberry/i18n/ui/zh-CN';
import { outlookSentence, type OutlookTexts } from '@seaberry/i18n/ui/outlook-sentence';
import { zhTW } from '@seaberry/i18n/ui/zh-TW';
import type { Outlook, Place, Stage } from '@seaberry/tracking';
import { airportName } from '../place/airports/catalogue.ts';
import { named, placeByCode } from '../place/catalogue.ts';

const ALL: Record<Locale, UiMessages> = { en, 'zh-cn': zhCN, 'zh-tw': zhTW };

/** Texts of the tracking widgets, so that files and notifications use the same words as the screen. */
export const uiWords = (locale: Locale): UiMessages['tracking'] => ALL[locale].tracking;

/** Names of signals. */
export const signalWords = (locale: Locale): Readonly<Record<string, string>> => ALL[locale].signals.kinds;

export const sentenceTexts = (locale: Locale): OutlookTexts => ({ words: ALL[locale].outlook, text: ALL[locale].tracking });

const inTable = (place: Place | null, locale: Locale): Place | null =>
  place && {
    ...place,
    name: place.name ?? placeByCode(place.unLocationCode, locale)?.name ?? airportName(place.iataCode, locale),
  };

/** An outlook with the names of its places in a language: a carrier often gives codes alone. */
export function namedOutlook<S extends Stage>(outlook: Outlook<S>, locale: Locale): Outlook<S> {
  const { place, cause, ...rest } = named(outlook, locale);
  return { ...rest, place: inTable(place, locale), cause: cause && { ...cause, place: inTable(cause.place, locale) } };
}

/** The statement about a shipment, in the words of the screen. @param outlook With names in that language. */
export const outlookInWords = (outlook: Outlook<Stage>, format: Formatters): string =>
  outlookSentence(outlook, sentenceTexts(format.locale), format);

/** Text of a code; a code without a text is shown itself. */
export const wordOf = (words: Readonly<Record<string, string>>, code: string): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code;
