import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldRow } from '#kit/form/form-section.tsx';
import { ShareCountField } from '#kit/number-field/number-fields.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { formatNumber } from '#kit/value/format.ts';

interface ShareCountRowProps {
  /** Of the form, for a part of this row. */
  readonly register: (part: 'shares' | 'numbers') => UseFormRegisterReturn;
  readonly label: string;
  /** All that there are to take, where it is known. */
  readonly held?: string | undefined;
  /** Left out where the shares bear no numbers. */
  readonly numbersLabel: string | undefined;
  readonly numbersHint: string;
  /** More fields beside them. */
  readonly children?: ReactNode;
}

/** How many shares, and which where they bear distinguishing numbers. */
export function ShareCountRow(props: ShareCountRowProps) {
  const { register, label, held, numbersLabel, numbersHint, children } = props;
  return (
    <FieldRow>
      <ShareCountField
        {...register('shares')}
        label={label}
        unit={held === undefined ? 'shares' : `of\u00A0${formatNumber(held)}`}
      />
      {numbersLabel !== undefined && (
        <TextField {...register('numbers')} label={numbersLabel} hint={numbersHint} width="m" code />
      )}
      {children}
    </FieldRow>
  );
}
