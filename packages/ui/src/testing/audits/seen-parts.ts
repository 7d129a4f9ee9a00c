/*
 * Signatures of parts. An audit that depends only on what a part is made of (classes, states, what is around it) proves nothing new
 * in a second story that draws the same parts: the signatures of the stories before it, in the same file, say so.
 */

/** Texts, names and references. They differ between two stories, and neither colour nor the order of focus depends on them. */
const WORDS = new Set(
  (
    'id for name title value href src alt placeholder content datetime d points data-testid aria-label aria-labelledby aria-describedby ' +
    'aria-controls aria-owns aria-activedescendant aria-details aria-errormessage aria-valuetext aria-valuenow aria-rowindex aria-rowcount aria-colindex aria-colcount aria-posinset aria-setsize data-column'
  ).split(' '),
);

/** Tag and every attribute that may change how an element looks or behaves; of words only that there are some. */
function tokenOf(element: Element | null): string {
  if (!element) return '';
  const attributes = [...element.attributes].map(({ name, value }) => (WORDS.has(name) ? name : `${name}=${value}`));
  return `${element.localName}[${attributes.toSorted().join(' ')}]`;
}

/** One element with its neighbours and everything around it, up to the root of the page, which holds theme, direction and language. */
function signatureOf(element: Element, tokens: Map<Element, string>): string {
  const chain = [tokenOf(element.previousElementSibling), tokenOf(element.nextElementSibling)];
  for (let up: Element | null = element; up; up = up.parentElement) {
    const token = tokens.get(up) ?? tokenOf(up);
    tokens.set(up, token);
    chain.push(token);
  }
  // Media queries: a phone draws the same parts in another way.
  return [...chain, innerWidth].join(' < ');
}

/** Kind of a part, ignoring size, tone and state. */
const kindOf = (element: Element): string =>
  [element.localName, element.getAttribute('data-slot'), element.getAttribute('role'), element.getAttribute('type')].join(' ');

/** The parts that one audit has found no fault with, in one file of stories. */
export class SeenParts {
  readonly #signatures = new Set<string>();
  readonly #kinds = new Set<string>();

  /**
   * One part of each signature that was not audited before. `loosely` goes by the kind of part alone: a Playground draws the parts
   * of the other stories with arguments that people choose.
   */
  newAmong(parts: readonly Element[], { loosely = false }: { loosely?: boolean } = {}): Element[] {
    if (loosely && parts.every((part) => this.#kinds.has(kindOf(part)))) return [];
    const tokens = new Map<Element, string>();
    const fresh = new Map<string, Element>();
    for (const part of parts) {
      const signature = signatureOf(part, tokens);
      if (!this.#signatures.has(signature) && !fresh.has(signature)) fresh.set(signature, part);
    }
    return [...fresh.values()];
  }

  add(parts: readonly Element[]): void {
    const tokens = new Map<Element, string>();
    for (const part of parts) {
      this.#signatures.add(signatureOf(part, tokens));
      this.#kinds.add(kindOf(part));
    }
  }
}
