export interface PageInput {
  page?: unknown;
  pageSize?: unknown;
}

/** One page of these rows, in the form of a server response. */
export function pageOf<T extends object>(items: readonly T[], { page = 1, pageSize = 20 }: PageInput = {}) {
  const [at, size] = [Number(page), Number(pageSize)];
  const totalPages = Math.ceil(items.length / size);
  return {
    page: at,
    pageSize: size,
    total: items.length,
    totalPages,
    items: items.slice((at - 1) * size, at * size),
    hasPrevPage: at > 1,
    hasNextPage: at < totalPages,
  };
}
