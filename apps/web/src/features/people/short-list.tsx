import { type ReactNode, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { LineList } from '#kit/line-list/line-list.tsx';
import { formatNumber } from '#kit/value/format.ts';

interface ShortListProps<Item> {
  readonly items: readonly Item[];
  /** So many are taken in at a glance; the others on request. */
  readonly shownAtFirst: number;
  readonly children: (item: Item) => ReactNode;
}

/** Lines of a card: the first ones, and all of them on request. */
export function ShortList<Item>({ items, shownAtFirst, children }: ShortListProps<Item>) {
  const [isLong, setLong] = useState(false);
  if (items.length === 0) return null;
  return (
    <>
      <LineList>
        {items.slice(0, isLong ? undefined : shownAtFirst).map((item, place) => (
          // Two may be alike in all that is known of them.
          <li key={place}>{children(item)}</li>
        ))}
      </LineList>
      {items.length > shownAtFirst && (
        <FormActions>
          <Button aria-expanded={isLong} onClick={() => setLong(!isLong)}>
            {isLong ? 'Show fewer' : `Show all ${formatNumber(items.length)}`}
          </Button>
        </FormActions>
      )}
    </>
  );
}
