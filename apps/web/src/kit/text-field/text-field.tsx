import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useField, type FieldProps } from '../field/field.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { FieldNote } from '../field/field-note.tsx';
import { useLengthLimit } from '../field/length-limit.ts';
import styles from '../field/field.module.css';
import { useMask, type Mask } from '../mask/mask.ts';
import { emailMask, plainMask, telephoneMask } from '../mask/text-masks.ts';
import { mergeRefs } from './merge-refs.ts';

export type FieldWidth = 'xs' | 's' | 'm' | 'l' | 'full';

interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'name' | 'type' | 'width' | 'size'>,
    FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | undefined;
  readonly mask?: Mask | undefined;
  /** Told at the field; the browser cuts nothing off. Left out, it is what the mask says. */
  readonly maxLength?: number | undefined;
  readonly width?: FieldWidth | undefined;
  /** Stands outside the field: "£", "shares". */
  readonly unitBefore?: ReactNode | undefined;
  readonly unit?: ReactNode | undefined;
  /** A figure: aligned to the end, digits on the keypad. */
  readonly numeric?: boolean | undefined;
  /** A code, e-mail or number: runs from left to right in any direction of the page. */
  readonly code?: boolean | undefined;
}

type TextType = TextFieldProps['type'];

/** What may stand in a field by its type, unless it has a mask of its own. Passwords are taken as they are. */
const masksOfTypes: Partial<Record<NonNullable<TextType>, Mask>> = {
  text: plainMask,
  email: emailMask,
  tel: telephoneMask,
};

/** How the browser helps with typing, unless the field says otherwise. */
function typingHelp({ type, numeric, code }: Pick<TextFieldProps, 'type' | 'numeric' | 'code'>) {
  // A browser gives no caret in a field of the type `email`, and a mask has to set it.
  const isEmail = type === 'email';
  return {
    type: isEmail ? 'text' : type,
    inputMode: isEmail ? 'email' : numeric ? 'decimal' : undefined,
    autoComplete: numeric || code ? 'off' : undefined,
    spellCheck: isEmail || code ? false : undefined,
  } as const;
}

const limitOf = (mask: Mask | undefined, maxLength: number | undefined) => maxLength ?? mask?.most;

/** Whether what is entered may be cleaned or be too long. */
const saysMore = (mask: Mask | undefined, most: number | undefined) =>
  mask?.lossOf !== undefined || most !== undefined;

/** One line of text. Takes `{...form.register('name')}`. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error: _error,
    optional,
    type = 'text',
    mask = masksOfTypes[type],
    maxLength,
    width = 'l',
    unitBefore,
    unit,
    numeric,
    code,
    ref,
    ...input
  } = props;
  const { input: masked, refusal, loss } = useMask(mask);
  const most = limitOf(mask, maxLength);
  const limit = useLengthLimit({ ...props, most }, input);
  const field = useField({ ...props, error: refusal ?? limit.error });
  const refs = useMemo(() => mergeRefs(masked, ref), [masked, ref]);
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <div className={styles.row}>
        {unitBefore !== undefined && <span className={styles.unit}>{unitBefore}</span>}
        <input
          {...typingHelp({ type, numeric, code })}
          {...input}
          {...limit.events}
          ref={refs}
          id={field.id}
          aria-describedby={field.describedBy}
          aria-invalid={field.error !== undefined || undefined}
          className={classNames(
            styles.control,
            styles[width],
            numeric && styles.end,
            (numeric || code) && styles.ltr,
            input.className,
          )}
        />
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </div>
      {saysMore(mask, most) && <FieldNote loss={loss} limit={limit.note} />}
    </FieldFrame>
  );
}
