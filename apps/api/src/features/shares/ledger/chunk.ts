/** So many rows in one statement that their values fit its parameters. */
const ROWS_IN_ONE = 1000;

/** The items in parts that one statement takes. */
export function chunk<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  for (let first = 0; first < items.length; first += ROWS_IN_ONE)
    parts.push(items.slice(first, first + ROWS_IN_ONE));
  return parts;
}
