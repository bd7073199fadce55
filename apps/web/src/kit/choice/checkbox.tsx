import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './choice.module.css';
import { useField, type FieldProps } from '../field/field.ts';
import { FieldError } from '../field/field-error.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'name' | 'type'> & Omit<FieldProps, 'optional'>;

/** Yes to one thing that is saved with a form. Takes `{...form.register('name')}`. */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} />;
}

/** A checkbox has its state by itself; the role only changes how it is called. */
const asSwitch = { role: 'switch' } as const;

/** Yes to one thing that takes effect at once. */
export function Switch(props: CheckboxProps) {
  return <Choice {...props} {...asSwitch} className={classNames(styles.switch, props.className)} />;
}

function Choice(props: CheckboxProps) {
  const { label, hint, error: _error, ...input } = props;
  const field = useField(props);
  return (
    <div className={classNames(styles.choice, styles.alone, field.error !== undefined && styles.wrong)}>
      {field.errorId !== undefined && (
        <div className={styles.before}>
          <FieldError id={field.errorId}>{field.error}</FieldError>
        </div>
      )}
      <input
        {...input}
        type="checkbox"
        id={field.id}
        aria-describedby={field.describedBy}
        aria-invalid={field.error !== undefined || undefined}
      />
      <label htmlFor={field.id}>{label}</label>
      {hint !== undefined && (
        <p id={field.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
