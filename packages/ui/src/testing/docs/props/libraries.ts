import ts from '@typescript/typescript6';

import type { PropRow } from './tables.js';

/** Documentation of the libraries whose types are part of our props. */
const LIBRARIES: Readonly<Record<string, string>> = {
  '@daypicker/react': 'https://daypicker.dev',
  '@tanstack/react-table': 'https://tanstack.com/table/latest/docs/introduction',
  'react-hook-form': 'https://react-hook-form.com/docs',
};

const linkTo = (name: string): string => `[${name}](${LIBRARIES[name]})`;

/** Library that declares this, if it is one of those with a link. */
function libraryOf(file: string): string | undefined {
  const name = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(file)?.[1];
  return name !== undefined && name in LIBRARIES ? name : undefined;
}

/** Fields that an object type of ours declares, and one row for all that it takes over from a library. */
export function withoutInherited(
  checker: ts.TypeChecker,
  type: ts.Type,
  names: readonly string[],
): { names: readonly string[]; rest: readonly PropRow[] } {
  const inherited = new Map(
    names.flatMap((name) => {
      const file = checker.getPropertyOfType(type, name)?.declarations?.[0]?.getSourceFile().fileName ?? '';
      const library = libraryOf(file);
      return library === undefined ? [] : [[name, library] as const];
    }),
  );
  const rest = [...new Set(inherited.values())].map((library): PropRow => {
    const taken = [...inherited].filter(([, from]) => from === library).map(([name]) => `\`${name}\``);
    return { name: `…${library}`, type: 'as there', required: false, description: `And of ${linkTo(library)}: ${taken.join(', ')}.` };
  });
  return { names: names.filter((name) => !inherited.has(name)), rest };
}

/** Types that the libraries declare, by name. */
export function libraryTypes(program: ts.Program): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of program.getSourceFiles()) {
    const library = libraryOf(file.fileName);
    if (library === undefined) continue;
    for (const node of file.statements)
      if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) found.set(node.name.text, library);
  }
  return found;
}

/** Row of a type of a library. */
export const libraryRow = (name: string, library: string): PropRow => ({
  name,
  type: library,
  required: false,
  description: `Described at ${linkTo(library)}.`,
});
