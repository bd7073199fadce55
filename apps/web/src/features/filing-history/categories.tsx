import { ToggleChip } from '#kit/filters/filters.tsx';
import { Menu } from '#kit/menu/menu.tsx';
import type { FilingHistory } from './listed-filing.ts';

interface CategoriesProps {
  readonly categories: FilingHistory['categories'];
  readonly chosen: string | undefined;
  /** A document stands beside the list: there is room for the chosen one only. */
  readonly isBeside: boolean;
  readonly onChoose: (category: string | undefined) => void;
}

/** More chips than these would push the list out of sight. */
const mostChips = 4;

/** Filters by category: the largest as chips, the others in a menu; the chosen one is a chip in any case. */
export function Categories({ categories, chosen, isBeside, onChoose }: CategoriesProps) {
  const bySize = categories.toSorted((one, other) => other.count - one.count);
  const isChip = ({ category }: (typeof bySize)[number], place: number) =>
    (place < mostChips && !isBeside) || category === chosen;
  const others = bySize.filter((category, place) => !isChip(category, place));
  return (
    <>
      {bySize.filter(isChip).map(({ category, text, count }) => (
        <ToggleChip
          key={category}
          label={text}
          count={count}
          pressed={category === chosen}
          onToggle={(pressed) => onChoose(pressed ? category : undefined)}
        />
      ))}
      {others.length > 0 && (
        <Menu
          label={isBeside ? 'Categories' : 'More categories'}
          compact
          items={others.map(({ category, text, count }) => ({
            id: category,
            label: `${text} (${count})`,
            onSelect: () => onChoose(category),
          }))}
        />
      )}
    </>
  );
}
