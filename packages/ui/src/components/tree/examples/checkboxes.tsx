import { Tree, type TreeNode } from '@seaberry/ui/tree';

const menus: readonly TreeNode[] = [
  {
    id: 'users',
    label: 'Accounts',
    children: [
      { id: 'users.page', label: 'Query' },
      { id: 'users.add', label: 'Add' },
      { id: 'users.delete', label: 'Delete' },
    ],
  },
  { id: 'roles', label: 'Roles', children: [{ id: 'roles.grant', label: 'Grant menus' }] },
];

export function CheckboxesExample() {
  return (
    <Tree
      label="Menus of the role"
      nodes={menus}
      selection="check"
      defaultValue={['users.page', 'users.add']}
      expansion={{ defaultExpanded: ['users'] }}
      searchLabel="Search menus"
    />
  );
}
