import { formatAmount, formatCount, parseAmount, parseShareCount } from '../../../money/exact-decimal.ts';
import type { FiledCapital } from '../filed-capital.ts';
import type { FormComparison } from '../kernel/form-rules.ts';

/** The capital on the register and as it is stated, currency by currency. */
export function compareCapital(
  registered: readonly FiledCapital[] | undefined,
  stated: readonly FiledCapital[],
): readonly FormComparison[] {
  return stated.map((table) => ({
    label: `Issued capital, ${table.currency}`,
    now: describeCapital(registered?.find(({ currency }) => currency === table.currency)),
    after: describeCapital(table),
  }));
}

/** "150 shares", "£150.00 nominal", "£50.00 unpaid". */
function describeCapital(capital: FiledCapital | undefined): readonly string[] {
  if (capital === undefined) return [];
  const shares = parseShareCount(capital.totalNumberOfShares);
  const money = (text: string, what: string) => {
    const parsed = parseAmount(text);
    return parsed.ok ? [`${formatAmount(parsed.value, capital.currency)} ${what}`] : [];
  };
  return [
    ...(shares.ok ? [`${formatCount(shares.value)} shares`] : []),
    ...money(capital.totalAggregateNominalValue, 'nominal'),
    ...money(capital.totalAmountUnpaid, 'unpaid'),
  ];
}
