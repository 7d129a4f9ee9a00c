/** Runs a function when the browser is idle, or soon where it does not report that. */
export const whenIdle = (run: () => void): void =>
  void (window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 300)))(run);
