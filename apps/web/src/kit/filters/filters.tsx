import { IconSearch } from '@tabler/icons-react';
import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Count } from '../value/amounts.tsx';
import styles from './filters.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface FilterFieldProps {
  /** "Filter companies by name or number". */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The one filter field of a list; `/` leads into it. Filter with a deferred value. */
export function FilterField({ label, value, onChange }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Icon shape={IconSearch} />
      <input
        id={id}
        type="search"
        data-filter=""
        className={styles.input}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
      />
    </div>
  );
}

interface ToggleChipProps {
  readonly label: string;
  readonly pressed: boolean;
  readonly onToggle: (pressed: boolean) => void;
  readonly count?: number | undefined;
}

/** A filter that is on or off. */
export function ToggleChip({ label, pressed, onToggle, count }: ToggleChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={() => onToggle(!pressed)}>
      {label}
      {count !== undefined && (
        <>
          {' '}
          <Count of={count} />
        </>
      )}
    </button>
  );
}

interface ChoiceChipsProps<Value extends string> {
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    readonly count?: number | undefined;
  }[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
}

/** Filters of which one or none is on. */
export function ChoiceChips<Value extends string>({ choices, chosen, onChoose }: ChoiceChipsProps<Value>) {
  return choices.map(({ value, label, count }) => (
    <ToggleChip
      key={value}
      label={label}
      count={count}
      pressed={value === chosen}
      onToggle={(pressed) => onChoose(pressed ? value : undefined)}
    />
  ));
}
