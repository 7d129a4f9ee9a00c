/** Texts of UN/LOCODEs in a language: each with its country in brackets, or alone where it has none. */
export function codesIn(tag: string, open: string, close: string): (code: string) => string {
  let countries: Intl.DisplayNames | undefined;
  return (code) => {
    const [letters] = /^[A-Z]{2}(?=...$)/.exec(code) ?? [];
    const country = letters && (countries ??= new Intl.DisplayNames(tag, { type: 'region' })).of(letters);
    // An unknown country is its letters.
    return country === letters ? code : code + open + country + close;
  };
}
