import { RULES, type FieldProblem } from './rules.js';
import { DEFAULT_THEME_CONFIG, THEME_CONFIG_VERSION, type ThemeConfig } from './theme-config.js';

export interface ThemeConfigIssue {
  field: string;
  /** `unknown`: no such field. `conflict`: it excludes another one. `version`: written by a newer build. */
  problem: FieldProblem | 'unknown' | 'conflict' | 'version';
}

const FIELDS = Object.keys(DEFAULT_THEME_CONFIG);
const isField = (name: string): name is keyof ThemeConfig => FIELDS.includes(name);

/** Fixed bar colours of older frontends: they were not chosen by a user and are illegible in dark mode. */
const OLD_COLOURS: Readonly<Record<string, readonly string[]>> = {
  topBar: ['#ffffff'],
  topBarColor: ['#606266', '#000000'],
  menuBar: ['#545c64', '#ffffff'],
  menuBarColor: ['#eaeaea', '#000000'],
  menuBarActiveColor: ['rgba(0,0,0,.2)', 'rgba(0,0,0,0.2)', 'var(--el-color-primary-light-7)'],
  columnsMenuBar: ['#545c64', '#2c3a49'],
  columnsMenuBarColor: ['#e6e6e6', '#f0f0f0'],
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Version 0 is stored settings without a version: of older frontends, and of our first one. */
function fromVersion0(stored: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { isWartermark, wartermarkText, theme, ...rest } = stored;
  const next: Record<string, unknown> = { ...rest };
  // Spelling of the oldest frontends.
  if (isWartermark !== undefined) next['isWatermark'] ??= isWartermark;
  if (wartermarkText !== undefined) next['watermarkText'] ??= wartermarkText;
  if (theme === 'system' || theme === 'light' || theme === 'dark') {
    next['isAutoDark'] ??= theme === 'system';
    next['isIsDark'] ??= theme === 'dark';
  }
  // Older frontends could not follow the device, so a stored value was a choice.
  if (typeof next['isIsDark'] === 'boolean') next['isAutoDark'] ??= false;
  for (const [field, colours] of Object.entries(OLD_COLOURS)) {
    const colour = next[field];
    if (typeof colour === 'string' && colours.includes(colour.replaceAll(' ', '').toLowerCase())) next[field] = null;
  }
  // No language was chosen yet.
  if (next['globalI18n'] === null) delete next['globalI18n'];
  return next;
}

function read(stored: unknown): { config: ThemeConfig; issues: ThemeConfigIssue[] } {
  const issues: ThemeConfigIssue[] = [];
  const config: ThemeConfig = { ...DEFAULT_THEME_CONFIG };
  if (!isRecord(stored)) {
    if (stored !== null && stored !== undefined) issues.push({ field: '', problem: 'type' });
    return { config, issues };
  }
  const { version = 0, ...fields } = stored;
  if (typeof version !== 'number' || version > THEME_CONFIG_VERSION) issues.push({ field: 'version', problem: 'version' });
  const current = version === 0 ? fromVersion0(fields) : fields;
  for (const [name, value] of Object.entries(current)) {
    if (!isField(name)) issues.push({ field: name, problem: 'unknown' });
    else if (value !== undefined) {
      const problem = take(config, name, value);
      if (problem) issues.push({ field: name, problem });
    }
  }
  if (config.isGrayscale && config.isInvert) {
    config.isInvert = false;
    issues.push({ field: 'isInvert', problem: 'conflict' });
  }
  return { config, issues };
}

function take<Field extends keyof ThemeConfig>(config: ThemeConfig, field: Field, stored: unknown): FieldProblem | undefined {
  const result = RULES[field](stored);
  if ('problem' in result) return result.problem;
  config[field] = result.value;
  return undefined;
}

/**
 * Valid configuration from any stored value: missing and invalid fields take their default one by one, unknown ones are dropped, older
 * versions are migrated. It never throws.
 * @param stored the result of `JSON.parse`, or a part of a configuration.
 */
export function mergeThemeConfig(stored: unknown): ThemeConfig {
  return read(stored).config;
}

/** Stored values that `mergeThemeConfig` rejects, with the reason. Empty when all are valid. */
export function themeConfigIssues(stored: unknown): readonly ThemeConfigIssue[] {
  return read(stored).issues;
}
