export interface Page {
  itemsPerPage: number;
  startIndex: number;
}

export interface PagingQuery {
  items_per_page?: string;
  start_index?: string;
}

/** Reads the page asked for; more than the maximum is cut in silence, nonsense counts as not given. */
export function readPage(query: PagingQuery, sizes: { usual: number; most: number }): Page {
  const size = readCount(query.items_per_page);
  return {
    itemsPerPage: size === undefined || size === 0 ? sizes.usual : Math.min(size, sizes.most),
    startIndex: readCount(query.start_index) ?? 0,
  };
}

export function takePage<T>(items: T[], { itemsPerPage, startIndex }: Page): T[] {
  return items.slice(startIndex, startIndex + itemsPerPage);
}

function readCount(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
