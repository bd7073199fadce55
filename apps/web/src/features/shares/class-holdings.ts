import { sumReadableShares, toDecimalText } from '@statbook/domain/money';
import { classKey } from '@statbook/domain/share-capital';
import type { CallReply } from '#api/call-types.ts';

export type ShareRegister = CallReply<'getCompanyShareholders'>['entity'][number];

/** The holdings of each class with their total, and whether it agrees with the statement of capital. */
export function groupByClass(register: ShareRegister) {
  const groups = Map.groupBy(register.holdings, ({ className }) => classKey(className));
  return [...groups].map(([key, holdings]) => ({
    className: holdings[0]?.className ?? key,
    holdings: holdings.map((holding, place) => ({ ...holding, id: `${key}-${place}` })),
    total: toDecimalText(sumReadableShares(holdings.map(({ numberHeld }) => numberHeld ?? ''))),
    difference: register.differences.find(({ className }) => classKey(className) === key),
  }));
}

export type ClassHoldings = ReturnType<typeof groupByClass>[number];

/** Hundredths of a percent as "60.00%". */
export function toPercentText(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}%`;
}
