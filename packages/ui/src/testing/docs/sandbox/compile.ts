import { javascriptLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import { transform } from 'sucrase';

/** Why code cannot be shown. */
export interface Fault {
  /** Line of the code, from 1; undefined if it is unknown. */
  line?: number | undefined;
  /** `syntax` and `tag` by the compiler, the others by the frame. */
  kind: 'syntax' | 'tag' | 'import' | 'export' | 'name' | 'nothing' | 'run' | 'loop' | 'calls' | 'stack' | 'eval' | 'endless' | 'left';
  /** Name, module or message that the text quotes. */
  what: string;
}

export type Compiled = { js: string } | { fault: Fault };

/** Name of the function that each turn of a loop calls, and each function with `true`. */
export const CHECK = '__check';

/** Turns TSX into a CommonJS module, line for line. Runs nothing. */
export function compile(code: string): Compiled {
  try {
    const { code: js } = transform(code, { transforms: ['typescript', 'jsx', 'imports'], jsxRuntime: 'automatic', production: true });
    // The compiler lets some faults pass, which the browser then finds without a line.
    const message = rejection(js);
    if (message === undefined) {
      const fault = wrongTag(code);
      return fault ? { fault } : { js: withChecks(js) };
    }
    const line = faultyLine(code);
    return { fault: { kind: 'syntax', line, what: line === undefined ? message : lineOf(code, line) } };
  } catch (error) {
    const { loc } = error as { loc?: { line: number } };
    const line = loc?.line ?? faultyLine(code);
    return { fault: { kind: 'syntax', line, what: line === undefined ? '' : lineOf(code, line) } };
  }
}

const LOOPS = /^(?:For|While|Do)Statement$/u;

/** Statement that a loop repeats. */
function bodyOf(loop: SyntaxNode): SyntaxNode | undefined {
  const parts: SyntaxNode[] = [];
  for (let part = loop.firstChild; part; part = part.nextSibling) if (!part.name.endsWith('Comment')) parts.push(part);
  return loop.name === 'DoStatement' ? parts[1] : parts.at(-1);
}

const FUNCTIONS = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunction|MethodDeclaration|Property)$/u;

/** Whether this is what a function runs: a block, or the expression of an arrow function. */
function isRun({ name, node: { parent, prevSibling } }: SyntaxNodeRef): boolean {
  if (!parent || !FUNCTIONS.test(parent.name)) return false;
  return name === 'Block' || (parent.name === 'ArrowFunction' && prevSibling?.name === 'Arrow');
}

/** JavaScript with a check in each turn of a loop and at the start of each function. It adds no line. */
function withChecks(js: string): string {
  let checked = '';
  let done = 0;
  const isBody = ({ from, to, node: { parent } }: SyntaxNodeRef): boolean => {
    const body = parent && LOOPS.test(parent.name) ? bodyOf(parent) : undefined;
    return body?.from === from && body.to === to;
  };
  const add = (until: number, text: string): void => {
    checked += js.slice(done, until) + text;
    done = until;
  };
  javascriptLanguage.parser.parse(js).iterate({
    enter: (node) => {
      if (isBody(node)) add(node.from, `{${CHECK}();`);
      else if (isRun(node) && node.name === 'Block') add(node.from + 1, `${CHECK}(true);`);
      else if (isRun(node)) add(node.from, `(${CHECK}(true),`);
    },
    leave: (node) => {
      if (isBody(node)) add(node.to, '}');
      else if (isRun(node) && node.name !== 'Block') add(node.to, ')');
    },
  });
  add(js.length, '');
  // Syntax that the parser of the editor does not know is run without checks.
  return rejection(checked) === undefined ? checked : js;
}

const lineOf = (code: string, line: number): string => code.split('\n')[line - 1]?.trim() ?? '';

/** Message with which the browser rejects the body of a function; it is not called. */
function rejection(js: string): string | undefined {
  try {
    // oxlint-disable-next-line no-new-func, no-implied-eval
    void new Function(js);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const lineAt = (code: string, at: number): number => code.slice(0, at).split('\n').length;

/** First element that is closed by another name, which the compiler ignores. */
function wrongTag(code: string): Fault | undefined {
  // Type arguments of an element are read by the compiler only.
  if (faultyLine(code) !== undefined) return undefined;
  let fault: Fault | undefined;
  const nameOf = (tag: SyntaxNode): string => {
    const name = tag.firstChild?.nextSibling;
    return name && tag.name !== 'JSXFragmentTag' && name.name !== 'JSXEndTag' ? code.slice(name.from, name.to) : '';
  };
  tsxLanguage.parser.parse(code).iterate({
    enter: ({ name, node: { firstChild: open, lastChild: close } }) => {
      if (name !== 'JSXElement' || !open || close?.name !== 'JSXCloseTag' || nameOf(open) === nameOf(close)) return;
      fault ??= { kind: 'tag', line: lineAt(code, close.from), what: `<${nameOf(open)}> </${nameOf(close)}>` };
    },
  });
  return fault;
}

/** First line that the parser of the editor does not understand. */
function faultyLine(code: string): number | undefined {
  let at: number | undefined;
  tsxLanguage.parser.parse(code).iterate({
    enter: ({ type, from }) => {
      if (type.isError) at ??= from;
      return at === undefined;
    },
  });
  return at === undefined ? undefined : lineAt(code, at);
}
