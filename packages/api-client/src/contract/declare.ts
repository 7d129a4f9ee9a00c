/**
 * How one call is declared. Everything here is plain data, so that the sign-in page can know every path without loading
 * a schema library; the schemas of a controller stand beside it in `<controller>.schema.ts` and are loaded on first use.
 */

/** A button code: controller and call with a colon between, e.g. `oceanBill:page`. */
export type PermissionCode = `${string}:${string}`;

/** Who may call: nobody needs a token, anyone with a token, the holder of a button code, or the holder of any code of a list. */
export type Permission = 'public' | 'signed-in' | PermissionCode | readonly PermissionCode[];

/**
 * How far a call sees: the rows in the caller's data range (product specification §6), those of the whole company, or those of all
 * companies. The last are for the administrators of the installation alone, whatever codes somebody else may hold.
 */
export type Reach = 'range' | 'company' | 'platform';

/** Which log tells of a call: the operation log for what changes something, the visit log for coming and going. */
export type CallLog = 'operation' | 'visit';

/** Where the input travels: in the query string, as a JSON body, or as a multipart form (files). Path parameters leave it first. */
export type InputPlace = 'query' | 'body' | 'form';

/** What comes back: the `result` of the envelope, the same without an envelope, a file, or a stream of server-sent events. */
export type Answer = 'result' | 'bare' | 'file' | 'stream';

export interface EndpointMeta {
  method: 'GET' | 'POST';
  /** With `{name}` for path parameters, from `/api/`. */
  path: string;
  permission: Permission;
  in: InputPlace;
  /** True where the server takes the input from the query string as well, for clients that know no other way. */
  orQuery: boolean;
  answer: Answer;
  /** Inputs without which the client raises `required-parameter` before any request (product specification §5, call-level). */
  required: readonly string[];
  reach: Reach;
  /** Null for calls that only read. */
  log: CallLog | null;
  /** One line for the API page, with the source of the call. */
  doc: string;
}

interface Options<A extends Answer> {
  permission: Permission;
  doc: string;
  in?: InputPlace;
  orQuery?: boolean;
  answer?: A;
  required?: readonly string[];
  reach?: Reach;
  log?: CallLog | null;
}

type Declared<M extends 'GET' | 'POST', P extends string, A extends Answer> = EndpointMeta & { method: M; path: P; answer: A };

const declare =
  <M extends 'GET' | 'POST'>(method: M, place: InputPlace, log: CallLog | null) =>
  <const P extends string, const A extends Answer = 'result'>(path: P, options: Options<A>): Declared<M, P, A> => ({
    method,
    path,
    permission: options.permission,
    in: options.in ?? place,
    orQuery: options.orQuery ?? false,
    // A is 'result' whenever no answer is named.
    answer: options.answer ?? ('result' as A),
    required: options.required ?? [],
    reach: options.reach ?? 'range',
    log: options.log === undefined ? log : options.log,
    doc: options.doc,
  });

/** A reading call: input in the query string, in no log. */
export const get = declare('GET', 'query', null);
/** A changing call: JSON body, in the operation log unless it says otherwise. */
export const post = declare('POST', 'body', 'operation');

/** The codes of a permission; none for what everybody or everybody signed in may do. */
export const codesOf = (permission: Permission): readonly PermissionCode[] =>
  typeof permission !== 'string' ? permission : permission.includes(':') ? [permission as PermissionCode] : [];

export type Controller = Record<string, EndpointMeta>;
