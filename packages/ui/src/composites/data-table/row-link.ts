import type { MouseEvent } from 'react';

/** Elements that handle a click themselves. */
const CONTROLS = 'a, button, input, label, select, textarea, summary, [role="button"], [role="checkbox"], [role="menuitem"]';

/** Follows the link in the row header on a click on the row, with the same modifier keys; not on a control, nor when text was selected. */
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
