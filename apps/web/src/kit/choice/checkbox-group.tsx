import type { Ref } from 'react';
import styles from './choice.module.css';
import { useField, type FieldProps } from '../field/field.ts';
import { FieldGroup } from '../field/field-frame.tsx';
import type { Option } from '../select/select.tsx';

interface CheckboxGroupProps extends FieldProps {
  readonly options: readonly Option[];
  /** The values that are ticked. */
  readonly values: readonly string[];
  /** Given in the order of the options. */
  readonly onChange: (values: readonly string[]) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Any of a few, each in sight. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { name, label, hint, optional, options, values, onChange, onBlur, ref } = props;
  const field = useField(props);
  const toggle = (changed: string, isTicked: boolean) => {
    const ticked = options.filter(({ value }) => (value === changed ? isTicked : values.includes(value)));
    onChange(ticked.map(({ value }) => value));
  };
  return (
    <FieldGroup field={field} label={label} hint={hint} optional={optional}>
      {options.map(({ value, label: text, hint: about }, index) => {
        const id = index === 0 ? field.id : `${field.id}-${index}`;
        const hintId = about === undefined ? undefined : `${id}-about`;
        return (
          <div key={value} className={styles.choice}>
            <input
              ref={index === 0 ? ref : undefined}
              id={id}
              type="checkbox"
              name={name}
              value={value}
              checked={values.includes(value)}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
              onBlur={onBlur}
              aria-describedby={hintId}
            />
            <label htmlFor={id}>{text}</label>
            {about !== undefined && (
              <p id={hintId} className={styles.hint}>
                {about}
              </p>
            )}
          </div>
        );
      })}
    </FieldGroup>
  );
}
