/** Text literal of a statement, safe for any text and either setting of backslashes. */
export const sqlLiteral = (text: string): string => `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
