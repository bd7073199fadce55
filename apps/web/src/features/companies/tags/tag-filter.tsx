import { IconChevronDown } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Menu } from '#kit/menu/menu.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { hasTag } from './has-tag.ts';

const TagSearch = onDemand(() => import('./tag-search.tsx'));

interface TagFilterProps {
  /** Of the companies of the list, with how many have each. */
  readonly tags: ReadonlyMap<string, number>;
  readonly chosen: string | undefined;
  readonly onChoose: (tag: string | undefined) => void;
}

/** More than these are searched. */
const mostInMenu = 12;

/** Narrows the list to companies of one tag. Nothing, as long as none has one. */
export function TagFilter(props: TagFilterProps) {
  const { tags, chosen, onChoose } = props;
  if (tags.size === 0 && chosen === undefined) return null;
  if (tags.size > mostInMenu) return <SearchedTags {...props} />;
  return (
    <Menu
      compact
      label={labelOf(chosen)}
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

function SearchedTags(props: TagFilterProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        compact
        onClick={() => setOpen((was) => !was)}
      >
        {labelOf(props.chosen)}
        <Icon shape={IconChevronDown} size={15} />
      </Button>
      {isOpen && <TagSearch {...props} anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  );
}

const labelOf = (chosen: string | undefined) => (chosen === undefined ? 'Tag' : `Tag: ${chosen}`);
