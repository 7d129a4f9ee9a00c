/**
 * Declarations of calls, as plain data: a page can know the paths of a controller without a schema library. The schemas are in `schema.ts`
 * beside each `calls.ts` and load with the first response. The comment above a call in `calls.ts` is its description in the OpenAPI document.
 */

/** Shape of a button code: `controller:call`. The existing codes are `PermissionCode` of the contract. */
export type AnyCode = `${string}:${string}`;

/** Callers that are admitted: everyone, any authenticated user, the holder of a button code, or the holder of any code of a list. */
export type Permission = 'public' | 'signed-in' | AnyCode | readonly AnyCode[];

/**
 * Scope of a call: the rows in the caller's data range (product specification §6), of the whole company, or of all companies. The last one
 * requires a platform administrator, whatever codes another user has.
 */
export type Reach = 'range' | 'company' | 'platform';

/** Log that records a call: the operation log for changes; the visit log for sign-in, registration, sign-out and starts of the application. */
export type CallLog = 'operation' | 'visit';

/** Place of the input: query string, JSON body, or multipart form (files). Path parameters are taken out first. */
export type InputPlace = 'query' | 'body' | 'form';

/** Shape of the response: the `result` of the envelope, the same without an envelope, a file, or a stream of server-sent events. */
export type Answer = 'result' | 'bare' | 'file' | 'stream';

export interface EndpointMeta {
  method: 'GET' | 'POST';
  /** Path with `{name}` for path parameters, from `/api/`. */
  path: string;
  permission: Permission;
  in: InputPlace;
  /** The server also accepts the input in the query string, for clients that support nothing else. */
  orQuery: boolean;
  answer: Answer;
  /**
   * Inputs without which the client raises `required-parameter` before any request, and the server refuses the call (product specification
   * §5). In a list they are the filters that the screen asks for first.
   */
  required: readonly string[];
  reach: Reach;
  /** Null for calls that are not logged. */
  log: CallLog | null;
  /**
   * Whether the whole list, all pages of it, can be exported by `sysExport.start`; a code when that requires a permission besides those of the call.
   */
  exports: boolean | AnyCode;
  /** Whether the caller must have proved recently who they are (`sysAuth.prove`); otherwise the call is refused with `proofNeeded`. */
  proof: boolean;
}

interface Options<A extends Answer, P extends Permission> {
  permission: P;
  in?: InputPlace;
  orQuery?: boolean;
  answer?: A;
  required?: readonly string[];
  reach?: Reach;
  log?: CallLog | null;
  exports?: boolean | AnyCode;
  proof?: boolean;
}

export interface Declared<M extends 'GET' | 'POST', P extends string, A extends Answer, W extends Permission> extends EndpointMeta {
  method: M;
  path: P;
  answer: A;
  permission: W;
}

const declare =
  <M extends 'GET' | 'POST'>(method: M, place: InputPlace, log: CallLog | null) =>
  <const P extends string, const W extends Permission, const A extends Answer = 'result'>(
    path: P,
    options: Options<A, W>,
  ): Declared<M, P, A, W> => ({
    method,
    path,
    permission: options.permission,
    in: options.in ?? place,
    orQuery: options.orQuery ?? false,
    // Without the option A is its default, 'result'.
    answer: options.answer ?? ('result' as A),
    required: options.required ?? [],
    reach: options.reach ?? 'range',
    log: options.log === undefined ? log : options.log,
    exports: options.exports ?? false,
    proof: options.proof ?? false,
  });

/** Declares a GET call: input in the query string, not logged by default. */
export const get = declare('GET', 'query', null);
/** Declares a POST call: JSON body, in the operation log by default. Lists with filters are read by it too, with `log: null`. */
export const post = declare('POST', 'body', 'operation');

/** Codes of a permission; none for public calls and for calls of any authenticated user. */
export const codesOf = (permission: Permission): readonly AnyCode[] =>
  typeof permission !== 'string' ? permission : permission.includes(':') ? [permission as AnyCode] : [];

export type Controller = Record<string, EndpointMeta>;
