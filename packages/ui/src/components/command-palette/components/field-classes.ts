/** Classes of the field, the same before and after the panel has loaded. */
export const FIELD = 'sb:flex sb:shrink-0 sb:items-center sb:gap-2 sb:border-b sb:border-border sb:px-4 sb:focus-within:border-primary';
export const INPUT =
  'sb:h-12 sb:min-w-0 sb:grow sb:bg-transparent sb:text-md sb:outline-none sb:placeholder:text-subtle sb:pointer-coarse:text-lg';
