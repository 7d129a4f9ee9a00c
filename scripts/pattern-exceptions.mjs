// Regular expressions that are not linear, with the length of the texts they read (in characters; null for texts of our own) and what keeps
// to it.

/** @type {{ file: string, pattern: string, limit: number | null, why: string }[]} */
export const exceptions = [
  {
    file: 'packages/api-client/src/http/json.ts',
    pattern: String.raw`/"(?:[^"\\]|\\.)*"|(-?\d{16,})(?![\d.eE])/g`,
    limit: null,
    why: 'responses of the own backend: JSON, in which every text is closed',
  },
  {
    file: 'packages/ui/src/components/number-input/number-input.logic.ts',
    pattern: String.raw`/^[+-]?[\d.,]*\d[\d.,]*$/`,
    limit: 1000,
    why: 'typed into a field',
  },
  {
    file: 'packages/ui/src/components/time-picker/time-picker.logic.ts',
    pattern: String.raw`/^(上午|下午)\s*(.+)$/u`,
    limit: 1000,
    why: 'typed into a field',
  },
  {
    file: 'packages/ui/src/components/time-picker/time-picker.logic.ts',
    pattern: String.raw`/^(.+?)\s*(a|p)\.?\s?(?:m\.?)?$/u`,
    limit: 1000,
    why: 'typed into a field',
  },
  {
    file: 'packages/ui/src/composites/app-layout/menu.logic.ts',
    pattern: String.raw`/[?#].*$/`,
    limit: 2000,
    why: 'addresses of the menu',
  },
  {
    file: 'packages/ui/src/composites/app-layout/menu.logic.ts',
    pattern: String.raw`/(?<=.)\/+$/`,
    limit: 2000,
    why: 'addresses of the menu',
  },
  {
    file: 'packages/ui/src/composites/page-tabs/page-tabs.logic.ts',
    pattern: String.raw`/(?<=.)\/+$/u`,
    limit: 2000,
    why: 'addresses of tabs',
  },
  {
    file: 'packages/ui/src/components/cron-input/components/in-words.ts',
    pattern: String.raw`/\s*,\s*/g`,
    limit: 1000,
    why: 'descriptions of cronstrue',
  },
  {
    file: 'apps/sandbox-carrier/src/wire/accents.ts',
    pattern: String.raw`/([A-Z])([A-Z]+)(?=[A-Z][a-z]|$)/g`,
    limit: 200,
    why: 'names of fields of the sandbox',
  },
  { file: 'apps/server/src/config.ts', pattern: String.raw`/\/+$/u`, limit: 1000, why: 'settings of the operator' },
  { file: 'apps/server/src/config.ts', pattern: String.raw`/[^\s@<]+@[^\s@>]+/u`, limit: 1000, why: 'settings of the operator' },
  {
    file: 'apps/server/src/http/security.ts',
    pattern: String.raw`/<script>([^]*?)<\/script>/gu`,
    limit: null,
    why: 'pages of the server itself',
  },
  {
    file: 'apps/server/src/http/web-app.ts',
    pattern: String.raw`/[-.][\w-]{8,}\.\w+$/u`,
    limit: 300,
    why: 'names of built files, read once at start',
  },
  {
    file: 'apps/server/src/modules/job/rules.ts',
    pattern: String.raw`/=\([^)]*\)/gu`,
    limit: 2000,
    why: 'Texts are cut to MAX_READ characters.',
  },
  {
    file: 'apps/server/src/modules/job/rules.ts',
    pattern: String.raw`/\b([a-z][\w+.-]*:\/\/)(?:[^\s/@"'<>]*@)?([\w.:[\]-]+)[^\s"'<>]*/giu`,
    limit: 2000,
    why: 'Texts are cut to MAX_READ characters.',
  },
  {
    file: 'apps/server/src/modules/job/rules.ts',
    pattern: String.raw`/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu`,
    limit: 2000,
    why: 'Texts are cut to MAX_READ characters.',
  },
  {
    file: 'apps/server/src/modules/job/rules.ts',
    pattern: String.raw`/\b([\w-]*(?:password|passwd|pwd|secret|token|ticket|api-?key|authorization))["']?\s*[:=]\s*["']?[^\s"',;&)}]+/giu`,
    limit: 2000,
    why: 'Texts are cut to MAX_READ characters.',
  },
  {
    file: 'apps/server/src/modules/log/user-agent/rules.ts',
    pattern: String.raw`/Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//u`,
    limit: 300,
    why: 'stored user agents',
  },
  {
    file: 'apps/server/src/modules/log/user-agent/rules.ts',
    pattern: String.raw`/(?:MSIE |Trident\/.*rv:)(\d+)/u`,
    limit: 300,
    why: 'stored user agents',
  },
  {
    file: 'apps/server/src/modules/log/user-agent/rules.ts',
    pattern: String.raw`/(?:iPhone|iPad|iPod).*? OS (\d+)/u`,
    limit: 300,
    why: 'stored user agents',
  },
  { file: 'apps/web/src/menu/menu-tree.ts', pattern: String.raw`/\/+$/`, limit: 2000, why: 'addresses of the menu' },
  {
    file: 'apps/web/src/shared/build.ts',
    pattern: String.raw`/<script[^>]*\ssrc="([^"]*\/assets\/[^"]+)"/`,
    limit: null,
    why: 'the page of the application itself',
  },
  { file: 'apps/web/src/shared/build.ts', pattern: String.raw`/-([\w-]{8,})\.js$/`, limit: 300, why: 'names of built files' },
  {
    file: 'apps/web/src/shared/browser-name.ts',
    pattern: String.raw`/Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/`,
    limit: 300,
    why: 'stored user agents',
  },
];

/** Patterns that are made from something that is no constant. @type {{ file: string, pattern: string, why: string }[]} */
export const madePatterns = [
  {
    file: 'packages/api-client/src/doubles/request.ts',
    pattern: "new RegExp(`^${meta.path.replaceAll(/\\{(\\w+)\\}/g, '(?<$1>[^/]+)')}$`)",
    why: 'paths of the contract, in tests only',
  },
];
