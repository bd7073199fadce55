import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useField, type FieldProps } from '../field/field.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import styles from '../field/field.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'name'> & FieldProps;

/** Several lines of text. Takes `{...form.register('name')}`. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error: _error, optional, ...area } = props;
  const field = useField(props);
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <textarea
        rows={4}
        {...area}
        id={field.id}
        aria-describedby={field.describedBy}
        aria-invalid={field.error !== undefined || undefined}
        className={classNames(styles.control, styles.l, area.className)}
      />
    </FieldFrame>
  );
}
