/**
 * Initial focus of a dialog: on the first control to fill in, else on the dialog itself, so that a screen reader announces its title. The
 * close button, which comes first in the DOM, would be the worst place.
 */
export function focusFirstControl(event: Event): void {
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  event.preventDefault();
  const body = dialog.querySelector('[data-slot="dialog-body"]');
  const first =
    body?.querySelector<HTMLElement>('[data-autofocus]') ??
    body?.querySelector<HTMLElement>(':is(input, select, textarea):not(:disabled, [type="hidden"], [type="file"])');
  const radio = first instanceof HTMLInputElement && first.type === 'radio' ? first : null;
  // In a radio group the checked radio takes focus.
  const chosen = radio && body?.querySelector<HTMLElement>(`[type="radio"][name="${CSS.escape(radio.name)}"]:checked:not(:disabled)`);
  (chosen ?? first ?? dialog).focus({ preventScroll: first === undefined });
}
