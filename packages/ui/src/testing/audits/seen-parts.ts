/* Signatures of parts. An audit that depends only on the structure of a part (classes, states, ancestors) proves nothing new in a second
   story with the same parts, as shown by the signatures of earlier stories in the file. */

/** Attributes with texts, names and references. They differ between stories, and neither colour nor focus order depends on them. */
const WORDS = new Set(
  (
    'id for name title value href src alt placeholder content datetime d points data-testid aria-label aria-labelledby aria-describedby ' +
    'aria-controls aria-owns aria-activedescendant aria-details aria-errormessage aria-valuetext aria-valuenow aria-rowindex aria-rowcount aria-colindex aria-colcount aria-posinset aria-setsize data-column'
  ).split(' '),
);

/** Tag and every attribute that may change look or behaviour of an element; of texts only whether there are any. */
function tokenOf(element: Element | null): string {
  if (!element) return '';
  const attributes = [...element.attributes].map(({ name, value }) => (WORDS.has(name) ? name : `${name}=${value}`));
  return `${element.localName}[${attributes.toSorted().join(' ')}]`;
}

/** Signature of an element with its neighbours and all ancestors, up to the root with theme, direction and language. */
function signatureOf(element: Element, tokens: Map<Element, string>): string {
  const chain = [tokenOf(element.previousElementSibling), tokenOf(element.nextElementSibling)];
  for (let up: Element | null = element; up; up = up.parentElement) {
    const token = tokens.get(up) ?? tokenOf(up);
    tokens.set(up, token);
    chain.push(token);
  }
  // The width of the window, because of media queries.
  return [...chain, innerWidth].join(' < ');
}

/** Kind of a part, ignoring size, tone and state. */
const kindOf = (element: Element): string =>
  [element.localName, element.getAttribute('data-slot'), element.getAttribute('role'), element.getAttribute('type')].join(' ');

/** Parts without a fault in one audit, for one file of stories. */
export class SeenParts {
  readonly #signatures = new Set<string>();
  readonly #kinds = new Set<string>();

  /**
   * One part per signature that was not audited before. `loosely` compares only the kind of part, for a Playground, whose arguments are
   * chosen freely.
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
