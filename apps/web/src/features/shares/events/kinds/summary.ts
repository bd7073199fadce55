import { formatMoney, formatNumber, formatShares } from '#kit/value/format.ts';

/** What holders and classes are called, and the currency that a class is in, by their ids. */
export interface Names {
  readonly nameOf: (id: string) => string | undefined;
  readonly currencyOf: (classId: string) => string | undefined;
}

/** The name of a holder or a class in a summary. */
export const nameIn = (names: Names, id: string) => names.nameOf(id) ?? 'Unknown';

export const moneyIn = (names: Names, classId: string, amount: string) =>
  formatMoney(amount, names.currencyOf(classId));

/** The first three, and how many more. */
export function few(lines: readonly string[]): string {
  const shown = lines.slice(0, 3).join('; ');
  return lines.length > 3 ? `${shown}; and ${lines.length - 3} more` : shown;
}

interface ClassShares {
  readonly shares: string;
  readonly classId: string;
  readonly holderId?: string | undefined;
}

/** "15 Ordinary to Alice Green"; without a holder to the company itself. */
export function sharesTo(lines: readonly ClassShares[], names: Names): string {
  return few(
    lines.map(({ shares, classId, holderId }) => {
      const holder = holderId === undefined ? 'the company' : nameIn(names, holderId);
      return `${formatNumber(shares)} ${nameIn(names, classId)} to ${holder}`;
    }),
  );
}

/** "Ordinary: 10 shares of Alice Green; 5 shares". */
export function sharesOfClass(
  classId: string,
  lines: readonly { readonly shares: string; readonly holderId?: string | undefined }[],
  names: Names,
): string {
  const counts = few(
    lines.map(({ shares, holderId }) =>
      holderId === undefined ? formatShares(shares) : `${formatShares(shares)} of ${nameIn(names, holderId)}`,
    ),
  );
  return counts === '' ? nameIn(names, classId) : `${nameIn(names, classId)}: ${counts}`;
}
