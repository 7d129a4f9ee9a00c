/**
 * How one call is declared. Everything here is plain data, so that the sign-in page can know every path without loading
 * a schema library; the schemas of a controller stand beside it in `<controller>.schema.ts` and are loaded on first use.
 */

/** Who may call: nobody needs a token, anyone with a token, or the holder of a button code such as `oceanBill:page`. */
export type Permission = 'public' | 'signed-in' | `${string}:${string}`;

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
  /** True when the call changes something and is written to the operation log. */
  audited: boolean;
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
  audited?: boolean;
}

type Declared<M extends 'GET' | 'POST', P extends string, A extends Answer> = EndpointMeta & { method: M; path: P; answer: A };

const declare =
  <M extends 'GET' | 'POST'>(method: M, place: InputPlace, audited: boolean) =>
  <const P extends string, const A extends Answer = 'result'>(path: P, options: Options<A>): Declared<M, P, A> => ({
    method,
    path,
    permission: options.permission,
    in: options.in ?? place,
    orQuery: options.orQuery ?? false,
    // A is 'result' whenever no answer is named.
    answer: options.answer ?? ('result' as A),
    required: options.required ?? [],
    audited: options.audited ?? audited,
    doc: options.doc,
  });

/** A reading call: input in the query string, not audited. */
export const get = declare('GET', 'query', false);
/** A changing call: JSON body, audited unless it says otherwise. */
export const post = declare('POST', 'body', true);

export type Controller = Record<string, EndpointMeta>;
