import { useRef } from 'react';

/** Which rows are selected, and how that changes. */
export interface Selection {
  readonly state: 'none' | 'some' | 'all';
  readonly has: (id: string) => boolean;
  readonly selectAll: (all: boolean) => void;
  /** Turns one row over; with `extend` all from the last one turned gain its state. */
  readonly toggle: (index: number, extend: boolean) => void;
}

interface SelectionOptions {
  /** The ids of the rows on show, in their order. */
  readonly ids: readonly string[];
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

/** The next selection when the row at `index` is turned over. */
export function toggleRows(
  { ids, selected }: Pick<SelectionOptions, 'ids' | 'selected'>,
  index: number,
  from: number = index,
): ReadonlySet<string> {
  const id = ids[index];
  if (id === undefined) return selected;
  const adds = !selected.has(id);
  const next = new Set(selected);
  for (const each of ids.slice(Math.min(from, index), Math.max(from, index) + 1)) {
    if (adds) next.add(each);
    else next.delete(each);
  }
  return next;
}

export function useSelection(options: SelectionOptions | undefined): Selection | undefined {
  const last = useRef<number>(undefined);
  if (!options) return undefined;
  const { ids, selected, onChange } = options;
  const count = ids.filter((id) => selected.has(id)).length;
  return {
    state: count === 0 ? 'none' : count === ids.length ? 'all' : 'some',
    has: (id) => selected.has(id),
    selectAll: (all) => {
      const shown = new Set(ids);
      onChange(all ? selected.union(shown) : selected.difference(shown));
    },
    toggle: (index, extend) => {
      onChange(toggleRows(options, index, extend ? last.current : undefined));
      last.current = index;
    },
  };
}
