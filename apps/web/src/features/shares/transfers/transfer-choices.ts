import type { CallReply } from '#api/call-types.ts';
import type { ComboboxOption } from '#kit/form/combobox.tsx';
import { formatNumber } from '#kit/value/format.ts';

/** A class of which somebody holds shares, with the holders. */
export type HeldClass = CallReply<'getShareClassDetailsForTransfer'>['Entity'][number];
type Holding = HeldClass['Holdings'][number];

/** Who can transfer shares of a class: its holders. Before a class is chosen, whoever holds any. */
export function transferorOptions(classes: readonly HeldClass[], classId: string): ComboboxOption[] {
  const options = new Map<string, ComboboxOption>();
  const held = classes.filter(({ ShareClassId }) => classId === '' || ShareClassId === classId);
  for (const { HolderId, HolderName, Shares, ClassName } of held.flatMap(({ Holdings }) => Holdings)) {
    if (HolderId === null) continue;
    const words = `${formatNumber(Shares)} ${ClassName}`;
    const known = options.get(HolderId);
    const detail = known?.detail === undefined ? words : `${known.detail}, ${words}`;
    options.set(HolderId, { value: HolderId, label: HolderName, detail });
  }
  return [...options.values()];
}

/** The classes to choose from for a correction: those held today, and that of the wrong entry, with its transferor. */
export function withCorrected(
  classes: readonly HeldClass[],
  corrected: { classId: string; holderId: string },
  names: { className: string; holderName: string },
): readonly HeldClass[] {
  const { classId, holderId } = corrected;
  const standing = classes.find(({ ShareClassId }) => ShareClassId === classId);
  if (standing?.Holdings.some(({ HolderId }) => HolderId === holderId)) return classes;
  const nothing: Holding = {
    HolderId: holderId,
    HolderName: names.holderName,
    ShareClassId: classId,
    ClassName: standing?.ClassName ?? names.className,
    Shares: '0',
    Numbers: '',
    AmountPaid: null,
    AmountUnpaid: null,
  };
  const empty: HeldClass = {
    ShareClassId: classId,
    ClassName: names.className,
    Currency: '',
    NominalValue: '0',
    IsNumbered: false,
    Holdings: [],
  };
  const { Holdings, ...rest } = standing ?? empty;
  const others = classes.filter(({ ShareClassId }) => ShareClassId !== classId);
  return [...others, { ...rest, Holdings: [...Holdings, nothing] }];
}
