import { sumReadableShares, toDecimalText } from '@statbook/domain/money';
import { classKey } from '@statbook/domain/share-capital';
import type { CallReply } from '#api/call-types.ts';

export type ShareRegister = CallReply<'getCompanyShareholders'>['entity'][number];
export type Difference = ShareRegister['differences'][number];

export interface ListedHolding {
  readonly id: string;
  readonly names: readonly string[];
  readonly number: string | null;
  readonly shareOfClass: number | null;
  /** Had shares since the last statement, and has none now. */
  readonly isFormer: boolean;
}

/** The holdings of one class with their total, and whether it agrees with the statement of capital. */
export interface ClassHoldings {
  readonly className: string;
  readonly holdings: readonly ListedHolding[];
  readonly total: string;
  readonly difference: Difference | undefined;
}

export function groupByClass(register: ShareRegister): readonly ClassHoldings[] {
  const groups = Map.groupBy(register.holdings, ({ className }) => classKey(className));
  return [...groups].map(([key, holdings]) => ({
    className: holdings[0]?.className ?? key,
    holdings: holdings.map((holding, place) => ({
      id: `${key}-${place}`,
      names: holding.holders,
      number: holding.numberHeld,
      shareOfClass: holding.shareOfClass,
      isFormer: holding.numberHeld === '0',
    })),
    total: toDecimalText(sumReadableShares(holdings.map(({ numberHeld }) => numberHeld ?? ''))),
    difference: register.differences.find(({ className }) => classKey(className) === key),
  }));
}

/** Hundredths of a percent as "60.00%". */
export function toPercentText(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}%`;
}
