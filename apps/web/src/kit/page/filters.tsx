import { IconSearch } from '@tabler/icons-react';
import { useId, type Ref } from 'react';
import { Icon } from '../icon.tsx';
import { Count } from '../value/amounts.tsx';
import styles from './filters.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface FilterFieldProps {
  /** "Filter companies by name or number". */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** The one filter field of a list; `/` leads into it. Filter with a deferred value. */
export function FilterField({ label, value, onChange, ref }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Icon shape={IconSearch} />
      <input
        ref={ref}
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
