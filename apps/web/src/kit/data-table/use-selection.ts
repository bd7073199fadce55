import { useRef } from 'react';

/** Which rows are selected, and how that changes. */
export interface Selection {
  readonly state: 'none' | 'some' | 'all';
  readonly has: (id: string) => boolean;
  readonly selectAll: (all: boolean) => void;
  /** Turns one row over; with `extend` all from the last one turned gain its state. */
  readonly toggle: (index: number, extend: boolean) => void;
}

interface SelectionOptions<Row> {
  /** Those on show, in their order. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

interface SelectedIds {
  readonly ids: readonly string[];
  readonly selected: ReadonlySet<string>;
}

/** The next selection when the row at `index` is turned over. */
export function toggleRows(
  { ids, selected }: SelectedIds,
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

export function useSelection<Row>(options: SelectionOptions<Row> | undefined): Selection | undefined {
  const last = useRef<number>(undefined);
  if (!options) return undefined;
  const { rows, rowId, selected, onChange } = options;
  // Thousands of ids are made only when one is asked for.
  const idsOf = () => rows.map(rowId);
  const count = selected.size === 0 ? 0 : idsOf().filter((id) => selected.has(id)).length;
  return {
    state: count === 0 ? 'none' : count === rows.length ? 'all' : 'some',
    has: (id) => selected.has(id),
    selectAll: (all) => {
      const shown = new Set(idsOf());
      onChange(all ? selected.union(shown) : selected.difference(shown));
    },
    toggle: (index, extend) => {
      onChange(toggleRows({ ids: idsOf(), selected }, index, extend ? last.current : undefined));
      last.current = index;
    },
  };
}
