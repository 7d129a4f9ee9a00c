import type { OrgNode } from '@seaberry/api-client/schemas';
import type { TreeNode } from '@seaberry/ui/tree';

/** Organizations as checkboxes; those outside of the user's own range are disabled. */
export const orgNodes = (orgs: readonly OrgNode[]): TreeNode[] =>
  orgs.map(({ id, name, code, disabled, children }) => ({
    id,
    label: name,
    disabled: disabled === true,
    ...(code ? { keywords: [code] } : {}),
    ...(children && children.length > 0 ? { children: orgNodes(children) } : {}),
  }));

const idsOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ id, disabled, children }) => [...(disabled ? [] : [id]), ...idsOf(children ?? [])]);

/** Applies the change of one checkbox to all of its descendants. */
export function withBelow(nodes: readonly TreeNode[], before: readonly string[], after: readonly string[]): string[] {
  const [was, next] = [new Set(before), new Set(after)];
  const visit = (some: readonly TreeNode[]): void => {
    for (const { id, children = [] } of some) {
      if (was.has(id) === next.has(id)) visit(children);
      else {
        for (const one of idsOf(children)) {
          if (next.has(id)) next.add(one);
          else next.delete(one);
        }
      }
    }
  };
  visit(nodes);
  return [...next];
}
