import { prettyDOM } from 'storybook/test';

const printed = (message: string | null, container: Element): string =>
  [message, prettyDOM(container)].filter((text) => typeof text === 'string').join('\n\n');

/**
 * Error of a query that finds nothing. The page is printed only when the message is read: queries that wait fail many times before they
 * pass, and print a large page each time.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Object.defineProperty(error, 'message', { configurable: true, get: () => printed(message, container) });
  return error;
}
