/**
 * Lets libraries that make style sheets while the app runs do so under a policy without inline styles. They pass the text to
 * `element.styleSheet` where a browser has it, as Internet Explorer did, and otherwise write it into the element, which the policy
 * refuses. Rules that are added through the CSSOM are allowed.
 */
export function acceptStyleText(): void {
  Object.defineProperty(HTMLStyleElement.prototype, 'styleSheet', {
    get(this: HTMLStyleElement) {
      const fill = (text: string): void => {
        const parsed = new CSSStyleSheet();
        parsed.replaceSync(text);
        // An element has a sheet only in the document, where its library puts it in the same task.
        queueMicrotask(() => [...parsed.cssRules].forEach(({ cssText }, at) => this.sheet?.insertRule(cssText, at)));
      };
      return Object.defineProperty({}, 'cssText', { set: fill });
    },
  });
}
