import { definitionOf } from '../events/kinds/event-definitions.ts';
import type { Names } from '../events/kinds/summary.ts';
import type { ListedEntry } from './listed-entry.ts';

/** The names for one entry: its classes are called as they were on its day. */
export function namesIn({ classes }: Pick<ListedEntry, 'classes'>, names: Names): Names {
  const classOf = (id: string) => classes.find(({ shareClassId }) => shareClassId === id);
  return {
    nameOf: (id) => classOf(id)?.className ?? names.nameOf(id),
    currencyOf: (id) => classOf(id)?.currency ?? names.currencyOf(id),
  };
}

/** An entry that stands in the register in one line: "Bob Stone to Alice Green, 15 Ordinary". */
export const entryWords = (entry: ListedEntry, names: Names): string =>
  requestWords(entry.request, namesIn(entry, names));

/** An entry in one line, as it was asked for. */
export const requestWords = (request: ListedEntry['request'], names: Names): string =>
  definitionOf(request.kind).summary(request, names);
