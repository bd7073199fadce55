import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useField, type FieldProps } from '../field/field.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { FieldNote } from '../field/field-note.tsx';
import { useLengthLimit } from '../field/length-limit.ts';
import styles from '../field/field.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'name'> & FieldProps;

/** Several lines of text; what is longer than `maxLength` is told at the field, not cut. Takes `{...form.register('name')}`. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error: _error, optional, maxLength: most, ...area } = props;
  const limit = useLengthLimit({ ...props, most }, area);
  const field = useField({ ...props, error: limit.error });
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <textarea
        rows={4}
        {...area}
        {...limit.events}
        id={field.id}
        aria-describedby={field.describedBy}
        aria-invalid={field.error !== undefined || undefined}
        className={classNames(styles.control, styles.l, area.className)}
      />
      {most !== undefined && <FieldNote limit={limit.note} />}
    </FieldFrame>
  );
}
