import type { Ref } from 'react';
import type { FieldProps } from '../field/field.ts';

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`; or the text as typed, as long as it is no date, so that the form's rules can say so. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** The days that the calendar offers, both included. Typing is judged by the form's rules alone. */
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
  /** Of somebody: a year of two digits is never one to come. */
  readonly isBirth?: boolean | undefined;
  /** Where the calendar opens when the field is empty. */
  readonly today: string;
}
