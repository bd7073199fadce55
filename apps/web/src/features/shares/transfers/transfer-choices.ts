import type { CallReply } from '#api/call-types.ts';
import type { ComboboxOption } from '#kit/combobox/combobox.tsx';
import { formatNumber } from '#kit/value/format.ts';

/** A class of which somebody holds shares, with the holders. */
export type HeldClass = CallReply<'getShareClassDetailsForTransfer'>['entity'][number];
type Holding = HeldClass['holdings'][number];

/** Who can transfer shares of a class: its holders. Before a class is chosen, whoever holds any. */
export function transferorOptions(classes: readonly HeldClass[], classId: string): ComboboxOption[] {
  const held = classes.filter(({ shareClassId }) => classId === '' || shareClassId === classId);
  const holdings = held.flatMap((each) => each.holdings).filter(({ holderId }) => holderId !== null);
  return [...Map.groupBy(holdings, ({ holderId }) => holderId ?? '')].map(([value, own]) => ({
    value,
    label: own[0]?.holderName ?? '',
    detail: own.map(({ shares, className }) => `${formatNumber(shares)} ${className}`).join(', '),
  }));
}

/** The classes to choose from for a correction: those held today, and that of the wrong entry, with its transferor. */
export function withCorrected(
  classes: readonly HeldClass[],
  corrected: { classId: string; holderId: string },
  names: { className: string; holderName: string },
): readonly HeldClass[] {
  const { classId, holderId } = corrected;
  const standing = classes.find(({ shareClassId }) => shareClassId === classId);
  if (standing?.holdings.some((each) => each.holderId === holderId)) return classes;
  const nothing: Holding = {
    holderId,
    holderName: names.holderName,
    shareClassId: classId,
    className: standing?.className ?? names.className,
    shares: '0',
    numbers: '',
    amountPaid: null,
    amountUnpaid: null,
  };
  const empty: HeldClass = {
    shareClassId: classId,
    className: names.className,
    currency: '',
    nominalValue: '0',
    isNumbered: false,
    holdings: [],
  };
  const { holdings, ...rest } = standing ?? empty;
  const others = classes.filter(({ shareClassId }) => shareClassId !== classId);
  return [...others, { ...rest, holdings: [...holdings, nothing] }];
}
