import { HOOKS_MAX, MANIFEST_BYTES, PLUGIN_EVENTS, type PluginEvent } from '@seaberry/api-client/contract';
import type { Hook } from '../../../db/schema/plugin.ts';
import type { Reason } from '../../../http/errors.ts';
import { isAddress } from '../../job/http/rules.ts';

export interface Manifest {
  name: string;
  code: string;
  version: string;
  description: string | null;
  author: string | null;
  hooks: Hook[];
}

/** A manifest to read, with the host names that need no https. */
export interface ManifestQuestion {
  text: string;
  hosts: readonly string[];
}

export type ManifestAnswer = { manifest: Manifest } | { faults: Reason[] };

type Fault = Exclude<Reason, string>;
type Values = Record<string, unknown>;

/** Faults that are named at once. */
const MOST_FAULTS = 10;
const URL_MAX = 500;
const CODE = /^[a-z][a-z0-9.-]{1,63}$/u;
/** Semantic version, of three numbers with or without a suffix. */
const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:[-+][\w.+-]{1,12})?$/u;
/** Control characters and marks that hide text or turn its direction. */
const HIDDEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;
/** Texts: longest in characters, and whether required. */
const TEXTS = {
  name: { max: 64, required: true },
  code: { max: 64, required: true },
  version: { max: 32, required: true },
  description: { max: 500, required: false },
  author: { max: 100, required: false },
} as const;
const FIELDS: readonly string[] = [...Object.keys(TEXTS), 'hooks'];
const HOOK_FIELDS: readonly string[] = ['event', 'url'];

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEvent = (value: unknown): value is PluginEvent => (PLUGIN_EVENTS as readonly unknown[]).includes(value);

/** Reads a manifest. Faults have the path of their field, e.g. `hooks[0].url`. */
export function readManifest({ text, hosts }: ManifestQuestion): ManifestAnswer {
  if (Buffer.byteLength(text) > MANIFEST_BYTES) return { faults: ['manifestSize'] };
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/u, ''));
  } catch {
    return { faults: ['manifestJson'] };
  }
  if (!isObject(value)) return { faults: ['manifestJson'] };
  const faults: Fault[] = [];
  const fault = (code: string, field: string, params: Fault['params'] = {}): void =>
    void faults.push({ code, params: { field, ...params } });
  const unknownIn = (given: Values, known: readonly string[], path: string): void => {
    for (const name of Object.keys(given)) if (!known.includes(name)) fault('manifestUnknown', path + name.slice(0, 40));
  };
  unknownIn(value, FIELDS, '');
  const texts = textsOf(value, fault);
  const hooks = hooksOf(value['hooks'], hosts, { fault, unknownIn });
  if (texts.code && !CODE.test(texts.code)) fault('manifestCode', 'code');
  if (texts.version && !VERSION.test(texts.version)) fault('manifestVersion', 'version');
  const { name, code, version, description, author } = texts;
  if (faults.length > 0 || !name || !code || !version) return { faults: faults.slice(0, MOST_FAULTS) };
  return { manifest: { name, code, version, description, author, hooks } };
}

interface Report {
  fault(code: string, field: string, params?: Fault['params']): void;
  unknownIn(given: Values, known: readonly string[], path: string): void;
}

type TextName = keyof typeof TEXTS;

function textsOf(value: Values, fault: Report['fault']): Record<TextName, string | null> {
  const read = (name: TextName): string | null => {
    const { max, required } = TEXTS[name];
    const given = value[name] ?? null;
    if (given === null || (typeof given === 'string' && given.trim() === '')) {
      if (required) fault('manifestRequired', name);
      return null;
    }
    if (typeof given !== 'string' || HIDDEN.test(given)) return (fault('manifestText', name), null);
    if (given.trim().length > max) return (fault('manifestLong', name, { max }), null);
    return given.trim();
  };
  return {
    name: read('name'),
    code: read('code'),
    version: read('version'),
    description: read('description'),
    author: read('author'),
  };
}

function hooksOf(given: unknown, hosts: readonly string[], { fault, unknownIn }: Report): Hook[] {
  if (!Array.isArray(given) || given.length === 0) return (fault('manifestRequired', 'hooks'), []);
  if (given.length > HOOKS_MAX) return (fault('manifestHooks', 'hooks', { max: HOOKS_MAX }), []);
  const seen = new Set<string>();
  return given.flatMap((hook: unknown, index): Hook[] => {
    const path = `hooks[${index}]`;
    if (!isObject(hook)) return (fault('manifestText', path), []);
    unknownIn(hook, HOOK_FIELDS, `${path}.`);
    const { event, url } = hook;
    if (!isEvent(event)) fault('manifestEvent', `${path}.event`, { events: PLUGIN_EVENTS.join(', ') });
    const address = typeof url === 'string' ? addressOf(url, hosts) : null;
    if (address === null) fault('manifestAddress', `${path}.url`);
    if (!isEvent(event) || address === null) return [];
    const key = `${event} ${address}`;
    if (seen.has(key)) return (fault('manifestTwice', path), []);
    seen.add(key);
    return [{ event, url: address }];
  });
}

/** The address in the form in which it is requested; null for one that cannot be: with a password, too long, or http to a host that is not allowed. */
function addressOf(text: string, hosts: readonly string[]): string | null {
  if (text.length > URL_MAX || !isAddress(text)) return null;
  const url = new URL(text);
  url.hash = '';
  if (url.protocol === 'http:' && !hosts.includes(url.hostname.toLowerCase())) return null;
  return url.href.length > URL_MAX ? null : url.href;
}
