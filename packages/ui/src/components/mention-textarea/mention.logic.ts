import type { ComboboxOption } from '../combobox/index.js';

/** A mention while it is typed. */
export interface TypedMention {
  /** Index of its sign in the text. */
  start: number;
  /** Text between the sign and the caret. */
  query: string;
}

const LONGEST_QUERY = 40;

/** The sign, also full-width, behind anything but a Latin word: an e-mail address is no mention, and Chinese has no blanks. */
const TYPED = /(?:^|[^\p{Script=Latin}\p{N}._%+-])[@＠](?!\s)([^@＠\n]*)$/u;

/** The mention that ends at the caret; null for none. */
export function typedMention(text: string, caret: number): TypedMention | null {
  const query = TYPED.exec(text.slice(Math.max(0, caret - LONGEST_QUERY - 2), caret))?.[1];
  if (query === undefined || query.length > LONGEST_QUERY || /\s\s/u.test(query)) return null;
  return { start: caret - query.length - 1, query };
}

/**
 * Those people of a list whose mention is still in the text, in the order of the list. The name of one person may begin that of another, and
 * two may have the same: each needs a mention of its own.
 * @typeParam P Person: an object with the `label` that a mention shows.
 */
export function mentionsIn<P extends Pick<ComboboxOption, 'label'>>(text: string, people: readonly P[]): P[] {
  let rest = text;
  const found = new Set<P>();
  for (const person of people.toSorted((a, b) => b.label.length - a.label.length)) {
    const mention = `@${person.label}`;
    const at = rest.indexOf(mention);
    if (at === -1) continue;
    found.add(person);
    rest = `${rest.slice(0, at)}\n${rest.slice(at + mention.length)}`;
  }
  return people.filter((person) => found.has(person));
}
