import { EMAIL } from '../rules/index.js';
import { normaliseIdentifier } from '../identifiers/normalise.js';
import { readSheetDate } from './dates.js';
import type { Content, SheetField, SheetKind } from './kind.js';

const ORDER = /^P\.?O\.?[\s#:_-]*\d/iu;
const LEGAL_FORM =
  /\b(?:co|company|corp|inc|llc|ltd|limited|plc|pty|pte|gmbh|ag|kg|s\.?a|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|a\.?b|a\/s|oy)\b\.?\s*$|(?:公司|集团|集團)$/iu;
/** Companies that are more likely a carrier or an agent than a customer. */
const TRANSPORT =
  /\b(?:shipping|lines?|marine|container|logistics|freight|forwarding)\b|航运|航運|海运|海運|船务|船務|物流|货运|貨運|货代|貨代/iu;

export const contentOf = (text: string, kind: SheetKind): Content | null =>
  kind.contentOf(text) ?? plainContentOf(text) ?? (kind.isNumber(text) ? 'reference' : null);

function plainContentOf(text: string): Content | null {
  if (text.length <= 254 && EMAIL.test(text)) return 'email';
  if (readSheetDate(text) !== text || /^\d{4}-\d{2}-\d{2}$/u.test(text)) return 'date';
  if (/^\d{1,4}$/u.test(normaliseIdentifier(text))) return 'serial';
  if (ORDER.test(text)) return 'order';
  return text.length <= 200 && LEGAL_FORM.test(text) && !TRANSPORT.test(text) ? 'company' : null;
}

export const isNumberField = (field: SheetField | null, { numbers }: SheetKind): boolean => field !== null && numbers.includes(field);

/** Whether a text is the number of a shipment by its form; `loosely` also one that may be another number. */
export function hasNumber(text: string, kind: SheetKind, loosely: boolean): boolean {
  const content = contentOf(text, kind);
  return content === 'container' || content === 'number' || (loosely && content === 'reference');
}
