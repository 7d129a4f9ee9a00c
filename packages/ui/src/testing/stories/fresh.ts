const READ_ONCE = /^default[A-Z]/;

/**
 * Key of a drawing by its args. A component reads an initial value only when it mounts, so its control would change nothing; and a value
 * that is given for the first time makes an uncontrolled component controlled.
 */
export const freshKey = (args: object): string =>
  JSON.stringify(
    Object.entries(args)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => (READ_ONCE.test(name) && typeof value !== 'object' ? [name, value as unknown] : name)),
  );
