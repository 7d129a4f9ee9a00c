/** Browser and system in a user agent; null for unknown ones. */
export interface UserAgent {
  /** Name and major version, e.g. `Firefox 128`. */
  browser: string | null;
  os: string | null;
}

/** In this order, since e.g. Edge also has `Chrome` and `Safari` in its user agent. */
const BROWSERS: readonly (readonly [name: string, version: RegExp])[] = [
  ['WeChat', /MicroMessenger\/(\d+)/u],
  ['Edge', /(?:Edg|EdgA|EdgiOS|Edge)\/(\d+)/u],
  ['Opera', /(?:OPR|Opera)\/(\d+)/u],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/u],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/u],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/u],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//u],
  ['Internet Explorer', /(?:MSIE |Trident\/.*rv:)(\d+)/u],
  ['curl', /^curl\/(\d+)/u],
  ['Node.js', /^(?:node|undici)(?:\/(\d+))?$/u],
];

/** Browsers on Windows 11 report version 10. */
const WINDOWS: Readonly<Record<string, string>> = { '10.0': '10 or 11', '6.3': '8.1', '6.2': '8', '6.1': '7' };

const SYSTEMS: readonly (readonly [pattern: RegExp, name: (version: string | undefined) => string])[] = [
  [/Windows NT ([\d.]+)/u, (version) => `Windows ${WINDOWS[version ?? ''] ?? version}`],
  [/OpenHarmony ?([\d.]+)?/u, (version) => nameAndVersion('HarmonyOS', version)],
  [/Android ?(\d+)?/u, (version) => nameAndVersion('Android', version)],
  [/(?:iPhone|iPad|iPod).*? OS (\d+)/u, (version) => nameAndVersion('iOS', version)],
  [/CrOS/u, () => 'ChromeOS'],
  [/Mac OS X|Macintosh/u, () => 'macOS'],
  [/Linux|X11/u, () => 'Linux'],
];

/** Limit of the length that is parsed. */
const MAX_READ = 300;

const nameAndVersion = (name: string, version: string | undefined): string => (version ? `${name} ${version}` : name);

/** Parses the User-Agent of a browser or program. It may be forged: for display, never for a decision. */
export function readUserAgent(text: string | null): UserAgent {
  if (!text) return { browser: null, os: null };
  const read = text.slice(0, MAX_READ);
  let browser: string | null = null;
  for (const [name, pattern] of BROWSERS) {
    const found = pattern.exec(read);
    if (!found) continue;
    browser = nameAndVersion(name, found[1]);
    break;
  }
  for (const [pattern, name] of SYSTEMS) {
    const found = pattern.exec(read);
    if (found) return { browser, os: name(found[1]) };
  }
  return { browser, os: null };
}

/** Browser and system in one text; null if both are unknown. */
export function deviceOf(text: string | null): string | null {
  const { browser, os } = readUserAgent(text);
  return [browser, os].filter((part) => part !== null).join(', ') || null;
}
