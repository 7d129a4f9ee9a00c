const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?|::ffff:127(?:\.\d+){3}|local)$/u;

/** Whether a host name or address means this machine to itself; `local` is a request inside of the process. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
