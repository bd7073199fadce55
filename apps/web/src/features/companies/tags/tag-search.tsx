import type { RefObject } from 'react';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { Popover } from '#kit/popover/popover.tsx';
import { hasTag } from './has-tag.ts';

interface TagSearchProps {
  readonly tags: ReadonlyMap<string, number>;
  readonly chosen: string | undefined;
  readonly onChoose: (tag: string | undefined) => void;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** One of many tags, found by typing. */
export default function TagSearch({ tags, chosen, onChoose, anchor, onClose }: TagSearchProps) {
  const options = [...tags].map(([tag, companies]) => ({ value: tag, label: `${tag} (${companies})` }));
  const choose = (tag: string) => {
    onChoose(tag === '' ? undefined : tag);
    if (tag !== '') onClose();
  };
  return (
    <Popover anchor={anchor} title="Companies of a tag" onClose={onClose}>
      <Combobox
        name="tag"
        label="Tag"
        placeholder="Any tag"
        options={options}
        value={options.find(({ value }) => chosen !== undefined && hasTag([value], chosen))?.value ?? ''}
        onChange={choose}
      />
    </Popover>
  );
}
