/* Signatures of parts. An audit that depends only on the structure of a part (classes, states, ancestors) proves nothing new in a second
   story with the same parts, as shown by the signatures of earlier stories of the run. */

/** Attributes with texts, names and references. They differ between stories, and neither colour nor focus order depends on them. */
const WORDS = new Set(
  (
    'id for name title value href src alt placeholder content datetime d points data-testid aria-label aria-labelledby aria-describedby ' +
    'aria-controls aria-owns aria-activedescendant aria-details aria-errormessage aria-valuetext aria-valuenow aria-rowindex aria-rowcount aria-colindex aria-colcount aria-posinset aria-setsize data-column'
  ).split(' '),
);

/** Tag and every attribute that may change look or behaviour of an element; of texts only whether there are any. */
function drawingOf(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => (WORDS.has(name) ? name : `${name}=${value}`));
  return `${element.localName}[${attributes.toSorted().join(' ')}]`;
}

/** Source of the handlers that may keep or move focus: no attribute shows them. */
function handlersOf(element: Element): string {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  const props: unknown = key === undefined ? undefined : Reflect.get(element, key);
  return Object.entries(props ?? {})
    .filter(([name]) => /^on(?:Key|Focus|Blur)/.test(name))
    .map(([name, handler]) => `${name}=${String(handler)}`)
    .join(' ');
}

/** Numbers of texts: a signature is as long as the page is deep, and a run keeps those of all its parts. */
const numbers = new Map<string, number>();
function numberOf(text: string): number {
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}

/** Kind of a part, ignoring size, tone and state. */
const kindOf = (element: Element): string =>
  [element.localName, element.getAttribute('data-slot'), element.getAttribute('role'), element.getAttribute('type')].join(' ');

/** Parts without a fault in one audit, of all files of a run that share the page. */
export class SeenParts {
  readonly #signatures = new Set<number>();
  readonly #kinds = new Set<string>();
  readonly #tokenOf: (element: Element) => string;

  /** @param tokenOf what the audit depends on in each element */
  constructor(tokenOf = drawingOf) {
    this.#tokenOf = tokenOf;
  }

  /** Kinds say less than signatures, so they count only within one file. */
  forgetKinds(): void {
    this.#kinds.clear();
  }

  /** For a Playground, whose arguments are chosen freely. */
  hasKindsOf(parts: readonly Element[]): boolean {
    return parts.every((part) => this.#kinds.has(kindOf(part)));
  }

  /** One part per signature that was not audited before. */
  newAmong(parts: readonly Element[]): Element[] {
    const chains = new Map<Element, number>();
    const fresh = new Map<number, Element>();
    for (const part of parts) {
      const signature = this.#signatureOf(part, chains);
      if (!this.#signatures.has(signature) && !fresh.has(signature)) fresh.set(signature, part);
    }
    return [...fresh.values()];
  }

  add(parts: readonly Element[]): void {
    const chains = new Map<Element, number>();
    for (const part of parts) {
      this.#signatures.add(this.#signatureOf(part, chains));
      this.#kinds.add(kindOf(part));
    }
  }

  /** Signature of an element with its neighbours and all ancestors. */
  #signatureOf(element: Element, chains: Map<Element, number>): number {
    const [before, after] = [element.previousElementSibling, element.nextElementSibling].map((one) => (one ? this.#tokenOf(one) : ''));
    return numberOf(`${before} | ${after} | ${this.#chainOf(element, chains)}`);
  }

  /** Of an element and everything around it, up to the root with theme, direction and language. */
  #chainOf(element: Element, chains: Map<Element, number>): number {
    const known = chains.get(element);
    if (known !== undefined) return known;
    const { parentElement: up } = element;
    // The width of the window, because of media queries; and a file of stories may load another style sheet.
    const around = up ? this.#chainOf(up, chains) : `${innerWidth} ${document.styleSheets.length}`;
    const chain = numberOf(`${around} < ${this.#tokenOf(element)}`);
    chains.set(element, chain);
    return chain;
  }
}

/** Here, since a setup file is loaded again for each file of stories, and this module is not. */
export const coloured = new SeenParts();
export const walked = new SeenParts((element) => `${drawingOf(element)} ${handlersOf(element)}`);
