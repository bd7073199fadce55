import { definitionOf } from '../events/kinds/event-definitions.ts';
import type { Names } from '../events/kinds/summary.ts';
import type { ListedEntry } from './listed-entry.ts';
import { useCall } from '#api/queries.ts';
import { useHolders } from '../holders/share-holder.ts';

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

const noClasses: never[] = [];

/** Holders and classes of a register by their ids, to name them and to choose from. */
export function useNames(companyId: string) {
  const { holders } = useHolders(companyId);
  const query = useCall('getShareClassDetails', { query: { companyId } });
  const classes = query.data?.entity ?? noClasses;
  const holderOptions = holders.map(({ holderId, name }) => ({ value: holderId, label: name }));
  const classOptions = classes.map(({ shareClassId, className }) => ({
    value: shareClassId,
    label: className,
  }));
  const labels = new Map([...holderOptions, ...classOptions].map(({ value, label }) => [value, label]));
  const currencies = new Map(classes.map(({ shareClassId, currency }) => [shareClassId, currency]));
  const names: Names = { nameOf: (id) => labels.get(id), currencyOf: (id) => currencies.get(id) };
  return { holderOptions, classOptions, names };
}

export type ChoosableNames = ReturnType<typeof useNames>;
