import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';

/** An element as a screen reader announces it. */
export interface Announced {
  readonly role: string;
  readonly name: string;
  /** States and properties, such as “expanded: false”. */
  readonly states: readonly string[];
  readonly description: string;
  /** Further elements with the same role, which are not listed. */
  readonly more: number;
}

/** Roles without a meaning of their own, and parts of structures that are listed as a whole, such as rows of a table. */
const SILENT = new Set([
  'generic',
  'legend',
  'presentation',
  'none',
  'paragraph',
  'row',
  'cell',
  'gridcell',
  'rowgroup',
  'listitem',
  'term',
  'definition',
  'code',
  'time',
  'strong',
  'emphasis',
  'document',
  'html',
]);

const STATES = [
  'expanded',
  'selected',
  'checked',
  'pressed',
  'current',
  'invalid',
  'required',
  'readonly',
  'disabled',
  'busy',
  'haspopup',
  'sort',
  'valuetext',
  'valuenow',
  'live',
];

function statesOf(element: Element): string[] {
  const own = STATES.flatMap((name) => {
    const value = element.getAttribute(`aria-${name}`);
    return value === null || value === '' ? [] : [`${name}: ${value}`];
  });
  const native = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type) ? [`checked: ${element.checked}`] : [];
  const required = element.matches(':required') && !element.hasAttribute('aria-required') ? ['required: true'] : [];
  const disabled = element.matches(':disabled') && !element.hasAttribute('aria-disabled') ? ['disabled: true'] : [];
  return [...(own.some((state) => state.startsWith('checked')) ? [] : native), ...own, ...required, ...disabled];
}

/** A frame also has the hidden messages of Storybook. */
const hidden = (element: Element): boolean => element.closest('[aria-hidden="true"]') !== null || !element.checkVisibility();

/** Role by HTML-AAM where it depends on the place or the name of the element, which the library leaves out; null for none. */
function roleOf(element: Element, name: string): string | null {
  if (element.hasAttribute('role')) return getRole(element);
  if (element.matches('th:is([scope="row"], [scope="rowgroup"])')) return 'rowheader';
  if (element.matches('section, form') && name === '') return null;
  if (element.matches('header, footer') && element.parentElement?.closest('article, aside, main, nav, section')) return null;
  return getRole(element);
}

/** Elements of a drawing that have a role, in order; of a role that repeats, the first two. */
export function announcedIn(root: Element): Announced[] {
  const all = [...root.querySelectorAll('*')].flatMap((element) => {
    const name = computeAccessibleName(element);
    const role = hidden(element) ? null : roleOf(element, name);
    if (role === null || SILENT.has(role)) return [];
    return name === '' && role === 'img' ? [] : [{ element, role, name }];
  });
  const counts = new Map<string, number>();
  for (const { role } of all) counts.set(role, (counts.get(role) ?? 0) + 1);
  const seen = new Map<string, number>();
  return all.flatMap(({ element, role, name }) => {
    const before = seen.get(role) ?? 0;
    seen.set(role, before + 1);
    if (before >= 2) return [];
    const more = before === 1 ? (counts.get(role) ?? 0) - 2 : 0;
    return [{ role, name, states: statesOf(element), description: computeAccessibleDescription(element), more }];
  });
}
