import { BCP47, createFormatters, type Locale } from '@seaberry/i18n';
import { schedule as en } from '@seaberry/i18n/messages/en/schedule';
import type { Translated } from '@seaberry/i18n/messages/translated';
import { schedule as zhCn } from '@seaberry/i18n/messages/zh-CN/schedule';
import { schedule as zhTw } from '@seaberry/i18n/messages/zh-TW/schedule';
import { createTranslator } from 'use-intl/core';
import { escapeHtml } from '../../http/html.ts';
import { hashOf } from '../../http/security.ts';
import { STYLE } from './style.ts';
import { QUEUE_KEYS } from './texts.ts';
import type { CarrierState, JobRun, QueueState } from './repo.ts';

const MESSAGES: Record<Locale, Translated<typeof en>> = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Language, time zone and theme, those of the web app that shows the page in a frame. */
export interface PageLook {
  locale: Locale;
  /** IANA zone in which times are shown. */
  zone: string;
  /** Null: the theme that the browser prefers. */
  theme: 'light' | 'dark' | null;
}

/**
 * Content-Security-Policy: no scripts, no external URLs, and only our own app may frame the page.
 * @param hosts Origins of web apps on other hosts.
 */
export const pagePolicy = (hosts: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(STYLE)}`,
    ["frame-ancestors 'self'", ...hosts].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const translatorOf = (locale: Locale) => createTranslator({ locale: BCP47[locale], messages: MESSAGES[locale], timeZone: 'UTC' });

/** Formatters shared by the parts of the page. */
function writerOf({ locale, zone }: PageLook) {
  const format = createFormatters(locale);
  const plain = (iso: string): string => format.instant(iso, zone, 'dateTimeSeconds');
  const unit = (value: number, name: string, digits: number): string =>
    format.number(value, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits });
  return {
    t: translatorOf(locale),
    format,
    plain,
    moment: (iso: string): string => `<time datetime="${escapeHtml(iso)}">${escapeHtml(plain(iso))}</time>`,
    length: (ms: number): string =>
      ms < SECOND ? unit(ms, 'millisecond', 0) : ms < MINUTE ? unit(ms / SECOND, 'second', 1) : format.duration(ms),
  };
}
type Writer = ReturnType<typeof writerOf>;

export interface ScheduleState {
  queues: readonly QueueState[];
  carriers: readonly CarrierState[];
}

/** Page with the state of all queues and carriers. @param now Wall time in ms. */
export function schedulePage({ queues, carriers }: ScheduleState, look: PageLook, now: number): string {
  const write = writerOf(look);
  const { t, format } = write;
  const iso = new Date(now).toISOString();
  const asOf = t('asOf', { time: format.instant(iso, look.zone, 'dateTimeSeconds'), zone: format.zone(iso, look.zone) });
  const kept = Math.min(...queues.map(({ keptSeconds }) => keptSeconds)) * SECOND;
  const body =
    queues.length === 0
      ? `<p>${escapeHtml(t('empty'))}</p>`
      : `<div class="queues">${queues.map((queue) => queuePart(queue, write)).join('')}</div>`;
  return pageOf(
    look,
    t('title'),
    `<div class="lead"><h1>${escapeHtml(t('title'))}</h1><p>${escapeHtml(asOf)}</p>${
      queues.length === 0 ? '' : `<p class="muted">${escapeHtml(t('kept', { length: format.duration(kept) }))}</p>`
    }</div>${carriersPart(carriers, write)}${body}`,
  );
}

/** Page for users without access. */
export function refusalPage(kind: 'signedOut' | 'forbidden', look: PageLook): string {
  const t = translatorOf(look.locale);
  const title = t(`refused.${kind}.title`);
  return pageOf(
    look,
    title,
    `<div class="refused"><h1>${escapeHtml(title)}</h1><p class="muted">${escapeHtml(t(`refused.${kind}.text`))}</p></div>`,
  );
}

const pageOf = ({ locale, theme }: PageLook, title: string, body: string): string => `<!doctype html>
<html lang="${BCP47[locale]}"${theme === null ? '' : ` data-theme="${theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body>
</html>
`;

function queuePart(queue: QueueState, write: Writer): string {
  const { t, format } = write;
  const known = QUEUE_KEYS.get(queue.name);
  const title = known ? t(`queues.${known}.title`) : queue.name;
  const counts = (['waiting', 'running', 'done', 'failed'] as const).map(
    (name) => `<div><dt>${escapeHtml(t(`counts.${name}`))}</dt><dd>${escapeHtml(format.number(queue[name]))}</dd></div>`,
  );
  return `<article><div><h2>${escapeHtml(title)}</h2>${known ? `<code class="muted">${escapeHtml(queue.name)}</code>` : ''}
<p class="muted">${escapeHtml(t(`queues.${known ?? 'other'}.text`))}</p></div>
<dl class="counts">${counts.join('')}</dl>
<dl class="facts">${schedulePart(queue, write)}</dl>
${runsPart(queue.runs, write)}</article>`;
}

function schedulePart({ schedules }: QueueState, { t, moment }: Writer): string {
  const row = (term: string, value: string): string => `<dt>${escapeHtml(term)}</dt><dd>${value}</dd>`;
  if (schedules.length === 0) return row(t('schedule'), escapeHtml(t('onDemand')));
  return schedules
    .map(
      ({ cron, zone, nextAt }) =>
        row(t('schedule'), `<code>${escapeHtml(cron)}</code> ${escapeHtml(zone)}`) +
        (nextAt === null ? '' : row(t('next'), moment(nextAt))),
    )
    .join('');
}

const isState = (state: string): state is keyof typeof en.states => Object.hasOwn(en.states, state);

function carriersPart(carriers: readonly CarrierState[], { t, format, moment, plain }: Writer): string {
  if (carriers.length === 0) return '';
  const rows = carriers.map(({ code, airline, answeredAt, silentSince, waiting }) => [
    airline === null ? `<code>${escapeHtml(code)}</code>` : escapeHtml(airline),
    silentSince === null
      ? `<span class="state completed">${escapeHtml(t('carriers.answers'))}</span>`
      : `<span class="state failed">${escapeHtml(t('carriers.silentSince', { time: plain(silentSince) }))}</span>`,
    answeredAt === null ? '–' : moment(answeredAt),
    escapeHtml(format.number(waiting)),
  ]);
  const heads = [t('carriers.carrier'), t('columns.state'), t('carriers.answeredAt'), t('carriers.waiting')];
  return `<article><div><h2>${escapeHtml(t('carriers.title'))}</h2><p class="muted">${escapeHtml(t('carriers.text'))}</p></div>
${tableOf(
  t('carriers.title'),
  heads,
  rows.map((cells) => cells.map((cell) => `<td role="cell">${cell}</td>`)),
)}</article>`;
}

function runsPart(runs: readonly JobRun[], { t, moment, length }: Writer): string {
  if (runs.length === 0) return `<p class="muted">${escapeHtml(t('noRuns'))}</p>`;
  const problems = runs.some(({ problem }) => problem !== null);
  const heads = [t('columns.start'), t('columns.duration'), t('columns.state'), ...(problems ? [t('columns.problem')] : [])];
  const rows = runs.map(({ startedAt, durationMs, state, problem }) => {
    const word = isState(state) ? t(`states.${state}`) : state;
    const cells = [
      `<td role="cell" class="short">${moment(startedAt)}</td>`,
      `<td role="cell" class="short">${durationMs === null ? '–' : escapeHtml(length(durationMs))}</td>`,
      `<td role="cell" class="short"><span class="state ${isState(state) ? state : ''}">${escapeHtml(word)}</span></td>`,
    ];
    if (problems) cells.push(`<td role="cell" class="problem">${escapeHtml(problem ?? '')}</td>`);
    return cells;
  });
  return tableOf(t('runs'), heads, rows);
}

// The roles are explicit, since browsers drop those of a table whose `display` the style changes, as it does on phones.
const tableOf = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table role="table"><caption>${escapeHtml(caption)}</caption><thead role="rowgroup"><tr role="row">${heads
    .map((head) => `<th role="columnheader" scope="col">${escapeHtml(head)}</th>`)
    .join('')}</tr></thead><tbody role="rowgroup">${rows.map((cells) => `<tr role="row">${cells.join('')}</tr>`).join('')}</tbody></table>`;
