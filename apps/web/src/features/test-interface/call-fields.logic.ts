/** Subset of JSON Schema used by the inputs of the contract. */
export interface JsonSchema {
  type?: string | string[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
}

export type FieldKind = 'text' | 'number' | 'choice' | 'file' | 'json';

/** One input of a call, for a form. */
export interface CallField {
  name: string;
  kind: FieldKind;
  required: boolean;
  /** Options of a choice, as JSON. */
  choices: readonly string[];
  /** Initial value. */
  initial: string;
}

/** Values of a form: strings by field, and files. */
export interface CallValues {
  texts: Readonly<Record<string, string>>;
  files: Readonly<Record<string, File | null>>;
}

/** Inputs of a call, required ones first. */
export function fieldsOf(schema: JsonSchema): CallField[] {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(([name, given]) => {
    const property = withoutNull(given);
    const kind = kindOf(property);
    return {
      name,
      kind,
      required: required.has(name),
      choices: kind === 'choice' ? choicesOf(property) : [],
      initial: given.default === undefined ? '' : textOf(given.default, kind),
    };
  });
  return [...fields.filter((field) => field.required), ...fields.filter((field) => !field.required)];
}

const TEXTS = new Set<unknown>(['string', 'number', 'integer']);
const alternativesOf = (schema: JsonSchema): JsonSchema[] => schema.anyOf?.flatMap(alternativesOf) ?? [schema];

/** Null and absent are equivalent, so null is removed from the type. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const some = schema.anyOf && alternativesOf(schema).filter(({ type }) => type !== 'null');
  if (some?.length === 1 && some[0]) return some[0];
  if (some && some.every((one) => one.const !== undefined)) return { enum: some.map((one) => one.const) };
  if (some && some.every(({ type }) => TEXTS.has(type))) return { type: 'string' };
  if (!Array.isArray(schema.type)) return schema;
  const types = schema.type.filter((type) => type !== 'null');
  // A text field accepts numbers too.
  return { ...schema, type: types.includes('string') ? 'string' : (types[0] ?? 'string') };
}

function kindOf({ type, format, enum: values, const: only }: JsonSchema): FieldKind {
  if (values || only !== undefined || type === 'boolean') return 'choice';
  if (format === 'binary') return 'file';
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'string' ? 'text' : 'json';
}

function choicesOf({ enum: values, const: only, type }: JsonSchema): string[] {
  if (type === 'boolean' && !values && only === undefined) return ['true', 'false'];
  return (values ?? [only]).map((value) => JSON.stringify(value));
}

const textOf = (value: unknown, kind: FieldKind): string => (kind === 'text' && typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Input to send, without empty values.
 *
 * @throws SyntaxError named after the field with invalid JSON
 */
export function inputOf(fields: readonly CallField[], { texts, files }: CallValues): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const { name, kind } of fields) {
    const text = texts[name]?.trim() ?? '';
    if (kind === 'file') {
      if (files[name]) input[name] = files[name];
    } else if (text !== '') input[name] = kind === 'text' ? text : parsed(name, text);
  }
  return input;
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw Object.assign(new SyntaxError(cause instanceof Error ? cause.message : '', { cause }), { name });
  }
}

const EMPTY: Readonly<Record<FieldKind, unknown>> = { text: '', number: 0, choice: null, file: null, json: [] };

/** JSON template: the values of the form, and a placeholder for every required field. */
export function templateOf(fields: readonly CallField[], input: Readonly<Record<string, unknown>>): string {
  const entries = fields.flatMap(({ name, kind, required, choices }) => {
    if (name in input) return [[name, input[name]] as const];
    if (!required) return [];
    return [[name, choices[0] === undefined ? EMPTY[kind] : (JSON.parse(choices[0]) as unknown)] as const];
  });
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}
