import type { ComponentProps, ReactNode } from 'react';
import type { FormPart } from '#kit/form-part/form-part.ts';
import { FieldRow } from '#kit/form/form-section.tsx';
import { ShareCountField } from '#kit/number-field/number-fields.tsx';
import { formatNumber } from '#kit/value/format.ts';
import type { ChosenShares } from '../lots/chosen-lots.ts';
import { LotChoice } from '../lots/lot-choice.tsx';
import type { LotsAsked } from '../lots/use-share-lots.ts';
import { shareLabels } from './share-labels.ts';
import { TextField } from '#kit/text-field/text-field.tsx';

type NumbersFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'width' | 'code'>;

/** The distinguishing numbers of shares. */
export function NumbersField({ hint = 'Like 1-50, 61', ...field }: NumbersFieldProps) {
  return <TextField {...field} label={shareLabels.numbers} hint={hint} width="m" code />;
}

interface ShareCountProps {
  readonly part: FormPart<Pick<ChosenShares, 'shares' | 'numbers'>>;
  readonly label?: string | undefined;
  /** All that there are to take, where it is known. */
  readonly held?: string | undefined;
  readonly isNumbered: boolean;
  readonly numbersHint?: string | undefined;
  /** More fields beside them. */
  readonly children?: ReactNode;
}

/** How many shares, and which where they bear distinguishing numbers. */
export function ShareCountRow(props: ShareCountProps) {
  const { part, label = shareLabels.shares, held, isNumbered, numbersHint, children } = props;
  return (
    <FieldRow>
      <ShareCountField
        {...part.register('shares')}
        label={label}
        unit={held === undefined ? 'shares' : `of\u00A0${formatNumber(held)}`}
      />
      {isNumbered && <NumbersField {...part.register('numbers')} hint={numbersHint} />}
      {children}
    </FieldRow>
  );
}

interface TakenSharesProps extends ShareCountProps {
  readonly part: FormPart<ChosenShares>;
  /** Whose shares they are. */
  readonly of: LotsAsked;
  /** What rows above take of them. */
  readonly above?: readonly ChosenShares[] | undefined;
}

/** Shares that are taken from what somebody holds: how many, and which of them where they differ. */
export function TakenShares({ of, above, ...row }: TakenSharesProps) {
  return (
    <>
      <ShareCountRow {...row} />
      <LotChoice part={row.part} of={of} held={row.held} above={above} />
    </>
  );
}
