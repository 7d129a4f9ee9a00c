import type { MouseEvent } from 'react';

/** Elements with a click of their own. */
const CONTROLS = 'a, button, input, label, select, textarea, summary, [role="button"], [role="checkbox"], [role="menuitem"]';

/** A click on a row follows the link in its row header, with the keys that were held; a click on a control or at the end of a selection does not. */
export function followRowLink(event: MouseEvent<HTMLElement>): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return;
  const row = target.closest<HTMLElement>('[data-slot="data-table-row"]');
  const control = target.closest(CONTROLS);
  if (!row || (control && row.contains(control))) return;
  const chosen = row.ownerDocument.getSelection();
  if (chosen?.type === 'Range' && chosen.containsNode(row, true)) return;
  const keys = { ctrlKey, metaKey, shiftKey };
  row.querySelector('th a[href]')?.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
}
