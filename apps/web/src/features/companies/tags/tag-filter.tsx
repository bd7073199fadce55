import { Menu } from '#kit/menu/menu.tsx';
import { hasTag } from './has-tag.ts';

interface TagFilterProps {
  /** Of the companies of the list, with how many have each. */
  readonly tags: ReadonlyMap<string, number>;
  readonly chosen: string | undefined;
  readonly onChoose: (tag: string | undefined) => void;
}

/** Narrows the list to companies of one tag. Nothing, as long as none has one. */
export function TagFilter({ tags, chosen, onChoose }: TagFilterProps) {
  if (tags.size === 0 && chosen === undefined) return null;
  return (
    <Menu
      compact
      label={chosen === undefined ? 'Tag' : `Tag: ${chosen}`}
      items={[
        { id: '', label: 'Any tag', chosen: chosen === undefined, onSelect: () => onChoose(undefined) },
        ...[...tags].map(([tag, companies]) => ({
          id: tag,
          label: `${tag} (${companies})`,
          chosen: chosen !== undefined && hasTag([tag], chosen),
          onSelect: () => onChoose(tag),
        })),
      ]}
    />
  );
}
