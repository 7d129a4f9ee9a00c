import { Pencil, Plus, Save, Star, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';

import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuSeparator,
} from '../../../components/dropdown-menu/index.js';
import { useTableText } from '../../../lib/ui-provider.js';
import type { SavedView } from '../saved-views.types.js';

/** Actions on the current view; undefined when not allowed. */
export interface ViewActions {
  save: (() => void) | undefined;
  discard: (() => void) | undefined;
  saveAs: (() => void) | undefined;
  rename: (() => void) | undefined;
  setDefault: (() => void) | undefined;
  remove: (() => void) | undefined;
}

interface ViewMenuProps {
  views: readonly SavedView<unknown>[];
  currentId: string | null;
  onPick: (id: string) => void;
  actions: ViewActions;
}

/** Content of the menu: the views, then the actions on the current one. */
export function ViewMenu({ views, currentId, onPick, actions }: ViewMenuProps): ReactNode {
  const text = useTableText();
  const mine = views.filter(({ shared }) => !shared);
  const shared = views.filter((view) => view.shared);
  const group = (label: string, some: readonly SavedView<unknown>[]): ReactNode =>
    some.length > 0 && (
      <DropdownMenuRadioGroup
        label={label}
        value={currentId ?? ''}
        onChange={onPick}
        options={some.map(({ id, name, isDefault }) => ({ value: id, label: isDefault ? text.viewDefault(name) : name }))}
      />
    );
  const { save, discard, saveAs, rename, setDefault, remove } = actions;
  return (
    <>
      {views.length === 0 && <DropdownMenuLabel>{text.noViews}</DropdownMenuLabel>}
      {group(text.myViews, mine)}
      {group(text.sharedViews, shared)}
      {(save || discard || saveAs) && <DropdownMenuSeparator />}
      {save && (
        <DropdownMenuItem icon={<Save data-slot="saved-views-save" size={16} aria-hidden />} onSelect={save}>
          {text.viewSave}
        </DropdownMenuItem>
      )}
      {discard && (
        <DropdownMenuItem icon={<Undo2 data-slot="saved-views-discard" size={16} aria-hidden />} onSelect={discard}>
          {text.viewDiscard}
        </DropdownMenuItem>
      )}
      {saveAs && (
        <DropdownMenuItem icon={<Plus data-slot="saved-views-new" size={16} aria-hidden />} onSelect={saveAs}>
          {text.viewSaveAs}
        </DropdownMenuItem>
      )}
      {(rename || setDefault || remove) && <DropdownMenuSeparator />}
      {setDefault && (
        <DropdownMenuItem icon={<Star data-slot="saved-views-default" size={16} aria-hidden />} onSelect={setDefault}>
          {text.viewSetDefault}
        </DropdownMenuItem>
      )}
      {rename && (
        <DropdownMenuItem icon={<Pencil data-slot="saved-views-rename" size={16} aria-hidden />} onSelect={rename}>
          {text.viewRename}
        </DropdownMenuItem>
      )}
      {remove && (
        <DropdownMenuItem tone="danger" icon={<Trash2 data-slot="saved-views-delete" size={16} aria-hidden />} onSelect={remove}>
          {text.viewDelete}
        </DropdownMenuItem>
      )}
    </>
  );
}
