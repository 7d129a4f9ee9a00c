/** What a password must be like: 8 to 64 characters, with a letter and a digit. The server judges by the same rule. */
export function isGoodPassword(text: string): boolean {
  const { length } = Array.from(text);
  return length >= 8 && length <= 64 && /\p{L}/u.test(text) && /\p{Nd}/u.test(text);
}
