import type { ComponentProps } from 'react';
import { shareLabels } from './share-labels.ts';
import { TextField } from '#kit/text-field/text-field.tsx';

type NumbersFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'width' | 'code'>;

/** The distinguishing numbers of shares. */
export function NumbersField({ hint = 'Like 1-50, 61', ...field }: NumbersFieldProps) {
  return <TextField {...field} label={shareLabels.numbers} hint={hint} width="m" code />;
}
