import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useField, type FieldProps } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';
import { useMask, type Mask } from './mask.ts';
import { mergeRefs } from './merge-refs.ts';

export type FieldWidth = 'xs' | 's' | 'm' | 'l' | 'full';

interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'name' | 'type' | 'width' | 'size'>,
    FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | undefined;
  readonly mask?: Mask | undefined;
  readonly width?: FieldWidth | undefined;
  /** Stands outside the field: "£", "shares". */
  readonly unitBefore?: ReactNode | undefined;
  readonly unit?: ReactNode | undefined;
  /** A figure: aligned to the end, digits on the keypad. */
  readonly figure?: boolean | undefined;
  /** A code, e-mail or number: runs from left to right in any direction of the page. */
  readonly code?: boolean | undefined;
}

/** One line of text. Takes `{...form.register('name')}`. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error: given,
    optional,
    mask,
    width = 'l',
    unitBefore,
    unit,
    figure,
    code,
    ref,
    ...input
  } = props;
  const { input: masked, error } = useMask(mask, given);
  const field = useField({ ...props, error });
  const refs = useMemo(() => mergeRefs(masked, ref), [masked, ref]);
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <div className={styles.row}>
        {unitBefore !== undefined && <span className={styles.unit}>{unitBefore}</span>}
        <input
          type="text"
          inputMode={figure ? 'decimal' : undefined}
          autoComplete={figure || code ? 'off' : undefined}
          spellCheck={code ? false : undefined}
          {...input}
          ref={refs}
          id={field.id}
          aria-describedby={field.describedBy}
          aria-invalid={field.error !== undefined || undefined}
          className={classNames(
            styles.control,
            styles[width],
            figure && styles.end,
            (figure || code) && styles.ltr,
            input.className,
          )}
        />
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </div>
    </FieldFrame>
  );
}
