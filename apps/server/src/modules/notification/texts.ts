import { BCP47, createFormatters, type Locale } from '@seaberry/i18n';
import { notifications as en } from '@seaberry/i18n/messages/en/notifications';
import { notifications as zhCn } from '@seaberry/i18n/messages/zh-CN/notifications';
import { notifications as zhTw } from '@seaberry/i18n/messages/zh-TW/notifications';
import type { Translated } from '@seaberry/i18n/messages/translated';
import { uiWords, wordOf } from '../ocean-bill/texts.ts';
import { placeByCode } from '../place/catalogue.ts';
import { createTranslator } from 'use-intl/core';

const MESSAGES: Record<Locale, Translated<typeof en>> = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };

type Params = Readonly<Record<string, string | number | null>>;

const translators = new Map<Locale, (key: string, values: Record<string, string>) => string>();

function translatorOf(locale: Locale): (key: string, values: Record<string, string>) => string {
  let translator = translators.get(locale);
  if (!translator) {
    const translate = createTranslator({ locale: BCP47[locale], messages: MESSAGES[locale], timeZone: 'UTC' });
    // Kinds come from rows, so the compiler cannot check the keys; `describe` uses existing ones only.
    translator = translate as unknown as (key: string, values: Record<string, string>) => string;
    translators.set(locale, translator);
  }
  return translator;
}

/** Text of a notification in the reader's language; times in the zone of their place. */
export function describeNotification(kind: string, params: Params, timeZone: string | null, locale: Locale): string {
  const translate = translatorOf(locale);
  const words = uiWords(locale);
  const format = createFormatters(locale);
  const text = (key: string): string => String(params[key] ?? '');
  const place = placeByCode(text('place'), locale)?.name ?? (text('placeName') || 'none');
  const slip = format.duration(Number(params['slipMs'] ?? 0));
  const time = (key: string): string => `${format.instant(text(key), timeZone)} ${format.zone(text(key), timeZone)}`;
  if (kind === 'stageReached') return translate('stageReached', { stage: wordOf(words.stages, text('stage')), place });
  if (kind === 'etaChanged')
    return translate('etaChanged', { place, from: time('from'), to: time('to'), slip: format.slip(Number(params['slipMs'] ?? 0)) });
  if (kind === 'anomaly') {
    const direction = params['direction'] === 'advanced' ? 'advanced' : 'delayed';
    return translate(`anomaly.${direction}`, { anomaly: wordOf(words.anomalies, text('anomaly')), slip, place });
  }
  if (kind === 'subscriptionFailed') return translate('subscriptionFailed', { reason: wordOf(MESSAGES[locale].reasons, text('reason')) });
  if (kind === 'trackingEnded') return translate('trackingEnded', { reason: wordOf(words.ended, text('reason')) });
  return kind;
}
