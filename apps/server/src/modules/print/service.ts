import { printTemplate as entity, TEMPLATE_MAX } from '@seaberry/api-client/contract';
import type { PrintTemplateRow } from '@seaberry/api-client/schemas';
import { createFormatters, type Locale } from '@seaberry/i18n';
import { isUuid } from '@seaberry/tracking/rules';
import { pageOfRows } from '../../db/entity/page-of.ts';
import type { Db } from '../../db/port.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../http/errors.ts';
import { callerOf, type CallContext } from '../../http/handlers.ts';
import { detailOfBill } from '../ocean-bill/detail/service.ts';
import { BUILT_IN } from './catalogue.ts';
import { filled, safeTemplate, templateFault } from './html/rules.ts';
import { billForPreview, companyName, enabledTemplates, templateRows, templateText } from './repo.ts';
import { printTexts } from './texts.ts';
import { billValues, type PrintValues } from './values/rules.ts';

type BuiltIn = keyof typeof BUILT_IN;

const NAMES = Object.keys(BUILT_IN) as BuiltIn[]; // Keys of a constant of this program.
const idOf = (name: BuiltIn): string => `built-in-${name}`;
const builtInOf = (id: string): BuiltIn | undefined => NAMES.find((name) => idOf(name) === id);

function builtInRow(name: BuiltIn, locale: Locale, index: number): PrintTemplateRow {
  const texts = printTexts(locale);
  return {
    id: idOf(name),
    name: texts.sheets[name],
    kind: 'oceanBill',
    template: BUILT_IN[name](texts),
    builtIn: true,
    orderNo: index,
    status: 1,
    remark: null,
    createTime: null,
    createUserName: null,
    updateTime: null,
    updateUserName: null,
    version: null,
  };
}

const allRows = async (db: Db, locale: Locale): Promise<PrintTemplateRow[]> => [
  ...NAMES.map((name, index) => builtInRow(name, locale, index)),
  ...(await templateRows(db).list()),
];

/** Rows of the company with the built-in ones before them, which are read-only. A company has few. */
export const templates = ({ deps: { db }, locale }: CallContext) => {
  const rows = templateRows(db);
  const own = (id: string): string => {
    if (builtInOf(id)) throw new BusinessError('builtInTemplate');
    return id;
  };
  return {
    ...rows,
    exists: async (id: string) => builtInOf(id) !== undefined || rows.exists(id),
    async find(id: string): Promise<PrintTemplateRow> {
      const name = builtInOf(id);
      return name ? builtInRow(name, locale, NAMES.indexOf(name)) : rows.find(id);
    },
    list: () => allRows(db, locale),
    page: async (input: Parameters<typeof rows.page>[0]) =>
      pageOfRows<typeof entity>(entity, await allRows(db, locale), input, createFormatters(locale).compare),
    insert: (change: Parameters<typeof rows.insert>[0], input: Parameters<typeof rows.insert>[1]) => rows.insert(change, cleaned(input)),
    update: (...[change, id, input]: Parameters<typeof rows.update>) => rows.update(change, own(id), cleaned(input)),
    remove: (...[id, version]: Parameters<typeof rows.remove>) => rows.remove(own(id), version),
  };
};

/** @throws FieldErrors for a template that cannot be read, or has nothing left */
function cleaned<T extends Record<string, unknown>>(input: T): T {
  if (typeof input['template'] !== 'string') return input;
  return { ...input, template: readable(input['template']) };
}

function readable(html: string): string {
  const template = safeTemplate(html);
  if (template.trim() === '') throw new FieldErrors({ template: ['required'] });
  if (template.length > TEMPLATE_MAX) throw new FieldErrors({ template: ['tooLong'] });
  const reason = templateFault(template);
  if (reason !== null) throw new FieldErrors({ template: [{ code: 'templateFault', params: { reason } }] });
  return template;
}

export async function templateByName(name: string, context: CallContext): Promise<PrintTemplateRow> {
  const found = (await allRows(context.deps.db, context.locale)).find((row) => row.name === name);
  if (!found) throw new BusinessError(ERROR.notFound);
  return found;
}

/** A copy of a template under a free name. @returns its id */
export async function copyTemplate(
  id: string,
  context: CallContext,
  change: Parameters<ReturnType<typeof templateRows>['insert']>[0],
): Promise<string> {
  const rows = templates(context);
  const { name, kind, template, remark } = await rows.find(id);
  const taken = new Set((await rows.list()).map((row) => row.name));
  let number = 2;
  while (taken.has(`${name} ${number}`)) number += 1;
  const own = `${name} ${number}`;
  if (own.length > 64) throw new FieldErrors({ name: ['tooLong'] });
  return rows.insert(change, { name: own, kind, template, remark, status: 1, orderNo: 100 });
}

async function valuesOf(billId: string, context: CallContext): Promise<PrintValues> {
  const { deps, locale } = context;
  const detail = await detailOfBill(deps.db, billId, deps.clock.domainNow(), locale);
  const company = await companyName(deps.db, callerOf(context).tenantId);
  return billValues(detail, { company, now: new Date(deps.clock.wallNow()).toISOString(), locale });
}

export async function previewTemplate(
  { template, number }: { template: string; number?: string | null | undefined },
  context: CallContext,
) {
  const html = readable(template);
  const billId = await billForPreview(context.deps.db, number || null);
  const values = billId === null ? {} : await valuesOf(billId, context);
  return { html: filled(html, values), title: 'referenceNo' in values ? String(values.referenceNo) : null };
}

export async function offeredTemplates({ deps, locale }: CallContext) {
  const texts = printTexts(locale);
  return [...NAMES.map((name) => ({ id: idOf(name), name: texts.sheets[name] })), ...(await enabledTemplates(deps.db))];
}

export async function renderBill({ id, billId }: { id: string; billId: string }, context: CallContext) {
  const name = builtInOf(id);
  const template = name ? BUILT_IN[name](printTexts(context.locale)) : isUuid(id) ? await templateText(context.deps.db, id) : null;
  if (template === null) throw new BusinessError(ERROR.notFound);
  const values = await valuesOf(billId, context);
  return { html: filled(template, values), title: values.referenceNo };
}
