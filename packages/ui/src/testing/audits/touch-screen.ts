/* A touch screen, simulated by the style sheets and by `matchMedia`. The emulation of the browser is not used: after it the page has no pointer
   that hovers, and the pages of tests are shared. */

/** Conditions and whether a touch screen meets them, as conditions that hold always or never. */
const CONDITIONS = [
  [/\(pointer: ?coarse\)/g, '(min-width: 0px)'],
  [/\(hover: ?hover\)/g, '(max-width: 0px)'],
] as const;
const COARSE = '(pointer: coarse)';

let isTouch = false;
const changes = new EventTarget();
const matchMediaOfDevice = window.matchMedia.bind(window);
window.matchMedia = (query) => {
  const list = matchMediaOfDevice(query);
  if (query !== COARSE) return list;
  return Object.defineProperties(list, {
    matches: { get: () => isTouch },
    addEventListener: { value: changes.addEventListener.bind(changes) },
    removeEventListener: { value: changes.removeEventListener.bind(changes) },
  });
};

function* mediaRules(list: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of list) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ('cssRules' in rule) yield* mediaRules(rule.cssRules as CSSRuleList);
  }
}

/** Lets the style sheets match a touch screen. Returns what restores them. */
function touchStyles(): () => void {
  const before: (readonly [CSSMediaRule, string])[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      const text = rule.media.mediaText;
      const simulated = CONDITIONS.reduce((media, [condition, value]) => media.replace(condition, value), text);
      if (simulated === text) continue;
      before.push([rule, text]);
      rule.media.mediaText = simulated;
    }
  }
  return () => {
    for (const [rule, text] of before) rule.media.mediaText = text;
  };
}

function setTouch(touch: boolean): void {
  isTouch = touch;
  changes.dispatchEvent(new Event('change'));
}

/** Runs work while the page is drawn for a touch screen. */
export async function onTouchScreen<T>(work: () => Promise<T>): Promise<T> {
  const restore = touchStyles();
  setTouch(true);
  try {
    return await work();
  } finally {
    restore();
    setTouch(false);
  }
}
