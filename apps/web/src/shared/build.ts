const SCRIPT = /<script[^>]*\ssrc="([^"]*\/assets\/[^"]+)"/;

/** Build of a page: the hash in the name of its application script. Null without one (during development). */
export const buildOf = (html: string): string | null => /-([\w-]{8,})\.js$/.exec(SCRIPT.exec(html)?.[1] ?? '')?.[1] ?? null;

export const runningBuild = (): string | null => buildOf(document.documentElement.outerHTML);
