import type { PRINT_FIELDS } from '@seaberry/api-client/contract';
import type { PrintTexts } from './texts.ts';

type Single = (typeof PRINT_FIELDS)['oceanBill']['single'][number];
type Lists = (typeof PRINT_FIELDS)['oceanBill']['lists'];

const heading = (title: string): string => `<header><h1>${title}</h1><p>{{company}}</p></header>`;

const facts = ({ values }: PrintTexts, names: readonly Single[]): string => {
  const rows = names.map((name) => `<tr><th scope="row">${values[name]}</th><td>{{${name}}}</td></tr>`);
  return `<table class="facts"><tbody>${rows.join('')}</tbody></table>`;
};

function list<L extends keyof Lists>(texts: PrintTexts, name: L, columns: readonly Lists[L][number][]): string {
  const labels: Readonly<Record<string, string>> = texts.listValues;
  const head = columns.map((one) => `<th scope="col">${labels[one] ?? one}</th>`).join('');
  const cells = columns.map((one) => `<td>{{${one}}}</td>`).join('');
  return `<h2>${texts.lists[name]}</h2><table><thead><tr>${head}</tr></thead><tbody>{{#${name}}}<tr>${cells}</tr>{{/${name}}}</tbody></table>`;
}

const signature = ({ sheets }: PrintTexts): string =>
  `<section class="together"><p>${sheets.received}</p><table class="sign"><tbody><tr>${[
    sheets.date,
    sheets.driver,
    sheets.plate,
    sheets.signature,
  ]
    .map((label) => `<td>${label}</td>`)
    .join('')}</tr></tbody></table></section>`;

/** HTML of the built-in templates in the language of a reader. */
export const BUILT_IN = {
  bill: (texts: PrintTexts): string =>
    [
      heading(texts.sheets.bill),
      facts(texts, [
        'referenceNo',
        'customer',
        'carrier',
        'serviceType',
        'pol',
        'pod',
        'pld',
        'vessel',
        'voyage',
        'etd',
        'atd',
        'eta',
        'ata',
        'status',
        'customerService',
        'remark',
      ]),
      list(texts, 'containers', ['no', 'size', 'seal', 'status', 'place', 'time']),
      list(texts, 'milestones', ['name', 'place', 'planned', 'actual']),
      `<footer>${texts.values.printedAt} {{printedAt}}</footer>`,
    ].join('\n'),
  note: (texts: PrintTexts): string =>
    [
      heading(texts.sheets.note),
      facts(texts, [
        'deliveryNo',
        'orderNo',
        'customer',
        'deliveryAddress',
        'deliveryDate',
        'referenceNo',
        'vessel',
        'voyage',
        'pod',
        'dock',
        'ata',
        'customerService',
        'remark',
      ]),
      list(texts, 'containers', ['no', 'size', 'seal', 'status']),
      signature(texts),
      `<footer>${texts.values.printedAt} {{printedAt}}</footer>`,
    ].join('\n'),
} as const satisfies Record<string, (texts: PrintTexts) => string>;
