/**
 * Lets libraries create style sheets at run time although the content security policy forbids inline styles. They pass the text to
 * `element.styleSheet` where a browser has it, as Internet Explorer did, and otherwise write it into the element, which the policy
 * forbids. Rules that are added through the CSSOM are allowed.
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
