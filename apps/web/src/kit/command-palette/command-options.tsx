import type { UseComboboxReturnValue } from 'downshift';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { Keys } from './keys.tsx';
import styles from './command-palette.module.css';

export interface CommandOption {
  readonly id: string;
  readonly label: string;
  /** Second line: a number, the roles of a person. */
  readonly detail?: string | undefined;
  readonly icon?: IconShape | undefined;
  /** The keys that do the same, one after the other: "g c". */
  readonly keys?: string | undefined;
}

/** Options of a kind, under a heading. */
export interface CommandGroup {
  readonly id: string;
  readonly title: string;
  readonly options: readonly CommandOption[];
}

interface CommandOptionsProps {
  readonly box: UseComboboxReturnValue<CommandOption>;
  readonly groups: readonly CommandGroup[];
}

/** What is offered; the headings are no options. */
export function CommandOptions({ box, groups }: CommandOptionsProps) {
  const starts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div {...box.getMenuProps()} className={styles.list}>
      {groups.map((group, place) => (
        <Group key={group.id} box={box} group={group} start={starts[place] ?? 0} />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly box: UseComboboxReturnValue<CommandOption>;
  readonly group: CommandGroup;
  /** The place of its first option among all. */
  readonly start: number;
}

function Group({ box, group: { title, options }, start }: GroupProps) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is not allowed within a listbox
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={styles.heading}>
        {title}
      </div>
      {options.map((option, index) => (
        <div
          key={option.id}
          {...box.getItemProps({ item: option, index: start + index })}
          className={classNames(styles.option, box.highlightedIndex === start + index && styles.highlighted)}
        >
          {option.icon && <Icon shape={option.icon} />}
          <span className={styles.text}>
            <bdi className={styles.label}>{option.label}</bdi>
            {option.detail !== undefined && <bdi className={styles.detail}>{option.detail}</bdi>}
          </span>
          {option.keys !== undefined && <Keys keys={option.keys} />}
        </div>
      ))}
    </div>
  );
}
