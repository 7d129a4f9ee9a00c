/** Name of the global under which a script leaves its value. */
const PLACE = '__value';

/** Value of this script's nonce, without which the policy of the frame allows no script, and none of its elements, which have it too. */
function takeNonce(): string {
  const nonce = document.currentScript?.nonce ?? '';
  for (const element of document.querySelectorAll('script, meta[http-equiv]')) element.remove();
  return nonce;
}

/**
 * Returns a function that gives the value of an expression. It uses a script with the nonce: code made from a text in another way, such as by
 * `eval` or an `onclick` in HTML, has no checks of its loops, so the policy refuses it. Call it while the script of the frame runs.
 */
export function scriptLoader(): (expression: string) => unknown {
  const nonce = takeNonce();
  return (expression) => {
    const script = document.createElement('script');
    script.nonce = nonce;
    script.textContent = `globalThis.${PLACE} = ${expression}`;
    document.head.append(script);
    script.remove();
    const value: unknown = Reflect.get(globalThis, PLACE);
    Reflect.deleteProperty(globalThis, PLACE);
    return value;
  };
}
