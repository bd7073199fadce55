import { classKey, parseShareCount, type ShareCount, sumShares, toDecimalText } from '@statbook/domain';
import type { CallReply } from '#api/call-types.ts';

export type ShareRegister = CallReply<'getCompanyShareholders'>['Entity'][number];
export type Difference = ShareRegister['Differences'][number];

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

export function groupByClass({ Holdings, Differences }: ShareRegister): readonly ClassHoldings[] {
  const groups = Map.groupBy(Holdings, ({ ClassName }) => classKey(ClassName));
  return [...groups].map(([key, holdings]) => ({
    className: holdings[0]?.ClassName ?? key,
    holdings: holdings.map((holding, place) => ({
      id: `${key}-${place}`,
      names: holding.Holders,
      number: holding.NumberHeld,
      shareOfClass: holding.ShareOfClass,
      isFormer: holding.NumberHeld === '0',
    })),
    total: toDecimalText(sumShares(holdings.flatMap(({ NumberHeld }) => toCount(NumberHeld)))),
    difference: Differences.find(({ ClassName }) => classKey(ClassName) === key),
  }));
}

function toCount(text: string | null): ShareCount[] {
  const parsed = parseShareCount(text ?? '');
  return parsed.ok ? [parsed.value] : [];
}

/** Hundredths of a percent as "60.00%". */
export function toPercentText(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}%`;
}
