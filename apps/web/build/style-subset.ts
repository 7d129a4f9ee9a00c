/** A rule as it stands in a sheet, or a statement, which has neither of the other two. */
interface Rule {
  /** Selector or at-rule: what stands before the brace. */
  head: string;
  /** Rules in the body of a group. */
  rules?: Rule[];
  /** Declarations in the body of any other rule. */
  lines?: string[];
}

const GROUP = /^@(?:layer|media|supports|container|starting-style)\b/;
const CLASS = /\.((?:[\w-]|\\.)+)/g;
const VARIABLE = /--[\w-]+/g;

/** Where one of the characters stands next, outside of brackets, strings and escapes; the end when there is none. */
function next(text: string, from: number, stops: string): number {
  let depth = 0;
  let quote = '';
  for (let index = from; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === '\\') index += 1;
    else if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (depth === 0 && stops.includes(char)) return index;
    else if ('({['.includes(char)) depth += 1;
    else if (')}]'.includes(char)) depth -= 1;
  }
  return text.length;
}

function split(text: string, at: ',' | ';'): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = next(text, from, at);
    parts.push(text.slice(from, end).trim());
    from = end + 1;
  }
  return parts.filter((part) => part !== '');
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let from = 0; from < css.length;) {
    const end = next(css, from, '{;');
    const head = css.slice(from, end).trim();
    if (css.charAt(end) !== '{') {
      if (head) rules.push({ head });
      from = end + 1;
      continue;
    }
    const close = next(css, end + 1, '}');
    const body = css.slice(end + 1, close);
    rules.push(GROUP.test(head) ? { head, rules: rulesOf(body) } : { head, lines: split(body, ';') });
    from = close + 1;
  }
  return rules;
}

/** The rules whose classes are all among the words; selectors without a class always count. */
function named(rules: readonly Rule[], words: ReadonlySet<string>): Rule[] {
  const isNamed = (selector: string): boolean =>
    [...selector.matchAll(CLASS)].every(([, name = '']) => words.has(name.replaceAll(/\\(.)/g, '$1')));
  return rules.flatMap((rule): Rule[] => {
    if (rule.rules) return [{ ...rule, rules: named(rule.rules, words) }];
    if (rule.head.startsWith('@')) return [rule];
    const selectors = split(rule.head, ',').filter(isNamed);
    return selectors.length > 0 ? [{ ...rule, head: selectors.join(',') }] : [];
  });
}

const flat = (rules: readonly Rule[]): Rule[] => rules.flatMap((rule) => (rule.rules ? flat(rule.rules) : [rule]));
const namesIn = (text: string): string[] => text.match(VARIABLE) ?? [];

/** Custom properties that the code or a declaration names, and those in the values of these. */
function variablesOf(lines: readonly string[], code: string): Set<string> {
  const used = new Set([...namesIn(code), ...lines.filter((line) => !line.startsWith('--')).flatMap(namesIn)]);
  for (let before = -1; before < used.size;) {
    before = used.size;
    for (const line of lines) {
      const [name = '', ...others] = namesIn(line);
      if (line.startsWith('--') && used.has(name)) for (const other of others) used.add(other);
    }
  }
  return used;
}

/**
 * What of a sheet a page needs whose markup is made by the given code: rules for its classes, with the custom properties and
 * animations that these name; no typefaces. The order of rules and layers stays, so that the whole sheet, loaded later, changes
 * nothing.
 *
 * @param css as a minifier leaves it: rules inside of rules would be kept or dropped with the outer one
 */
export function subsetOf(css: string, code: string): string {
  // Classes stand in texts, between spaces or at an end, which in a template is that of an expression.
  const words = new Set(code.split(/[\s"'`{}$]+/));
  const kept = named(rulesOf(css.replaceAll(/\/\*[^]*?\*\//g, '')), words);
  const lines = flat(kept).flatMap((rule) => (rule.head.startsWith('@') ? [] : (rule.lines ?? [])));
  const variables = variablesOf(lines, code);
  const isUsed = (line: string): boolean => !line.startsWith('--') || variables.has(namesIn(line)[0] ?? '');
  const text = lines.filter(isUsed).join(';');
  return kept.map((rule) => print(rule, { variables, text, isUsed })).join('');
}

interface Used {
  variables: ReadonlySet<string>;
  /** Every declaration that is kept. */
  text: string;
  isUsed(line: string): boolean;
}

function print({ head, rules, lines }: Rule, used: Used): string {
  if (rules) {
    const inner = rules.map((rule) => print(rule, used)).join('');
    if (inner) return `${head}{${inner}}`;
    // An empty layer still says where it stands among the others.
    return head.startsWith('@layer') ? `${head};` : '';
  }
  if (!lines) return `${head};`;
  const [, kind, name = ''] = /^@([\w-]+)\s*(\S*)/.exec(head) ?? [];
  if (kind === 'font-face' || (kind === 'property' && !used.variables.has(name)) || (kind === 'keyframes' && !used.text.includes(name)))
    return '';
  const left = kind === undefined ? lines.filter(used.isUsed) : lines;
  return left.length > 0 ? `${head}{${left.join(';')}}` : '';
}
