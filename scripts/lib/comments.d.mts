/** Number of comments in a source text, apart from docstrings of exports and members. */
export function countComments(text: string): number;
