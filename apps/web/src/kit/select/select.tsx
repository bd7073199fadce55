import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useField, type FieldProps } from '../field/field.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import styles from '../field/field.module.css';
import type { FieldWidth } from '../text-field/text-field.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'name' | 'children'>, FieldProps {
  readonly options: readonly Option[];
  /** The first line, chosen as long as nothing is: "Choose a class". */
  readonly placeholder?: string | undefined;
  readonly width?: FieldWidth | undefined;
}

/** One of six to fifteen. The platform's own list, which every screen reader, phone and keyboard supports. */
export function Select(props: SelectProps) {
  const { label, hint, error: _error, optional, options, placeholder, width = 'm', ...select } = props;
  const field = useField(props);
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <select
        {...select}
        id={field.id}
        aria-describedby={field.describedBy}
        aria-invalid={field.error !== undefined || undefined}
        className={classNames(styles.control, styles[width], select.className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
