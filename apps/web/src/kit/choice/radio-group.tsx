import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import styles from './choice.module.css';
import { useField, type FieldProps } from '../field/field.ts';
import { FieldGroup } from '../field/field-frame.tsx';
import type { Option } from '../select/select.tsx';

interface RadioGroupProps extends FieldProps {
  readonly options: readonly Option[];
  /** Controlled; leave out with `{...form.register('name')}`. */
  readonly value?: string | undefined;
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One of two to five, each in sight. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, label, hint, optional, options, value, onChange, onBlur, ref } = props;
  const field = useField(props);
  return (
    <FieldGroup field={field} label={label} hint={hint} optional={optional}>
      {options.map((option, index) => {
        const id = index === 0 ? field.id : `${field.id}-${index}`;
        const hintId = option.hint === undefined ? undefined : `${id}-about`;
        return (
          <div key={option.value} className={styles.choice}>
            <input
              ref={ref}
              id={id}
              type="radio"
              name={name}
              value={option.value}
              {...(value === undefined ? {} : { checked: value === option.value })}
              onChange={onChange}
              onBlur={onBlur}
              aria-describedby={hintId}
            />
            <label htmlFor={id}>{option.label}</label>
            {option.hint !== undefined && (
              <p id={hintId} className={styles.hint}>
                {option.hint}
              </p>
            )}
          </div>
        );
      })}
    </FieldGroup>
  );
}
