import { useField, type FieldProps } from '../field/field.ts';
import { FieldGroup } from '../field/field-frame.tsx';
import type { Option } from '../select/select.tsx';
import styles from './swatch-group.module.css';

export interface SwatchOption extends Option {
  /** A colour to show before the label: `var(--…)`. */
  readonly fill?: string | undefined;
}

interface SwatchGroupProps extends FieldProps {
  readonly options: readonly SwatchOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of a few colours or layouts, side by side, each with its name. */
export function SwatchGroup({ options, value, onChange, ...props }: SwatchGroupProps) {
  const field = useField(props);
  return (
    <FieldGroup field={field} label={props.label} hint={props.hint} optional={props.optional}>
      <div className={styles.group}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={`${field.id}-choice`}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.fill !== undefined && (
              <span className={styles.swatch} style={{ background: option.fill }} aria-hidden="true" />
            )}
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
