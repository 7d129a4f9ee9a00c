/** Errors that only the server raises: it sends their texts, so no page loads them. */
export const refusals = {
  D3000: 'The dictionary does not exist.',
  D3001: 'A dictionary with this code exists already.',
  D3003: 'This dictionary already has a value with this code.',
  D3004: 'The dictionary value does not exist.',
  D9000: 'A parameter with this name or code exists already.',
  D9001: 'The product reads this parameter. Clear its value instead.',
  builtInDictionary: 'The product uses this dictionary and would create it again. Disable it instead.',
  builtInValue: 'The product itself writes this value into records. Disable it instead.',
  wholeNumber: 'Enter a whole number from {min} to {max}.',
  sender: 'Enter an email address, with or without a name before it.',
  // `name` is an environment variable.
  setByOperator: 'The server sets this by {name}.',
} as const;
