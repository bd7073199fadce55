import { ToggleChip } from '#kit/page/filters.tsx';
import { Menu } from '#kit/popup/menu.tsx';
import type { FilingHistory } from './listed-filing.ts';

interface CategoriesProps {
  readonly categories: FilingHistory['Categories'];
  readonly chosen: string | undefined;
  readonly onChoose: (category: string | undefined) => void;
}

/** More chips than these would push the list out of sight. */
const mostChips = 4;

/** Filters by category: the largest as chips, the others in a menu; the chosen one is a chip in any case. */
export function Categories({ categories, chosen, onChoose }: CategoriesProps) {
  const bySize = categories.toSorted((one, other) => other.Count - one.Count);
  const isChip = ({ Category }: (typeof bySize)[number], place: number) =>
    place < mostChips || Category === chosen;
  const others = bySize.filter((category, place) => !isChip(category, place));
  return (
    <>
      {bySize.filter(isChip).map(({ Category, Text, Count }) => (
        <ToggleChip
          key={Category}
          label={Text}
          count={Count}
          pressed={Category === chosen}
          onToggle={(pressed) => onChoose(pressed ? Category : undefined)}
        />
      ))}
      {others.length > 0 && (
        <Menu
          label="More categories"
          compact
          entries={others.map(({ Category, Text, Count }) => ({
            id: Category,
            label: `${Text} (${Count})`,
            onSelect: () => onChoose(Category),
          }))}
        />
      )}
    </>
  );
}
