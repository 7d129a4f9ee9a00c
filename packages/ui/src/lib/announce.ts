let region: HTMLElement | undefined;

/**
 * Announces a message to screen readers without moving focus. One polite live region for the whole page, created at first use.
 * For changes that are not visible on the screen; visible text should be a live region of its own.
 */
export function announce(message: string): void {
  if (typeof document === 'undefined' || message === '') return;
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.setAttribute('data-slot', 'announcer');
    region.style.cssText = 'position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
    document.body.append(region);
  }
  const target = region;
  target.textContent = '';
  // A live region must exist before its text changes, and a repeated text must change in between.
  setTimeout(() => {
    target.textContent = message;
  }, 50);
}
