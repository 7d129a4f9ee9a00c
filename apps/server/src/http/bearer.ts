/** The token of an `Authorization: Bearer …` header. */
export const bearer = (header: string | undefined): string | undefined => /^Bearer +(\S+)$/iu.exec(header ?? '')?.[1];
