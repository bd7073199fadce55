import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { FieldIds, FieldProps } from './field.ts';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'hint' | 'optional'> {
  readonly field: FieldIds;
  readonly children: ReactNode;
}

/** Label, hint, error, control: in the order in which they are read. */
export function FieldFrame({ field, label, hint, optional = false, children }: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, field.error !== undefined && styles.wrong)}>
      <label id={field.labelId} htmlFor={field.id} className={styles.label}>
        {label}
        {optional && <Optional />}
      </label>
      <HintAndError field={field} hint={hint} />
      {children}
    </div>
  );
}

/** The same for several controls under one question. */
export function FieldGroup({ field, label, hint, optional = false, children }: FieldFrameProps) {
  return (
    <fieldset
      className={classNames(styles.field, field.error !== undefined && styles.wrong)}
      aria-describedby={field.describedBy}
    >
      <legend className={styles.label}>
        {label}
        {optional && <Optional />}
      </legend>
      <HintAndError field={field} hint={hint} />
      {children}
    </fieldset>
  );
}

const Optional = () => <span className={styles.optional}> (optional)</span>;

function HintAndError({ field, hint }: { field: FieldIds; hint: string | undefined }) {
  return (
    <>
      {hint !== undefined && (
        <p id={field.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {field.errorId !== undefined && <FieldError id={field.errorId}>{field.error}</FieldError>}
    </>
  );
}
