/**
 * Styles of the blocks of a rich text, while it is edited and when it is shown. The blocks carry no data-slot, so the library's
 * reset does not reach them, and the margins of the browser are removed here.
 */
export const proseClass = [
  'sb:leading-normal sb:wrap-anywhere',
  'sb:[&_:where(p,h2,h3,ul,ol,blockquote)]:m-0 sb:[&_*+:is(p,h2,h3,ul,ol,blockquote)]:mt-2',
  'sb:[&_h2]:text-lg sb:[&_h2]:font-semibold sb:[&_h3]:text-[length:inherit] sb:[&_h3]:font-semibold',
  'sb:[&_ul]:list-disc sb:[&_ol]:list-decimal sb:[&_:is(ul,ol)]:ps-6',
  'sb:[&_blockquote]:border-s-2 sb:[&_blockquote]:border-border-strong sb:[&_blockquote]:ps-3 sb:[&_blockquote]:text-muted',
  'sb:[&_a]:text-primary-text sb:[&_a]:underline sb:[&_a]:underline-offset-2',
].join(' ');
