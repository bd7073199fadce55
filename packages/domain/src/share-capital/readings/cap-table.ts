import { type ShareCount, shareCount, sumShares } from '../../money/exact-decimal.ts';
import type { LedgerAccount } from '../ledger/account.ts';
import { accountKey } from '../ledger/account.ts';
import type { ShareClassId } from '../ledger/ids.ts';
import type { SharePosition } from '../ledger/position.ts';
import { type Holding, holdingsOf } from './holdings.ts';

/** Part of a whole, exact; shown rounded and compared exact (I16). */
export interface Proportion {
  readonly part: bigint;
  readonly whole: bigint;
}

/** One account over all classes. */
export interface CapTableRow {
  readonly account: LedgerAccount;
  readonly byClass: ReadonlyMap<ShareClassId, ShareCount>;
  readonly shares: ShareCount;
  /** Of the nominal value in the currency named; one for each currency the account has shares in. */
  readonly nominal: ReadonlyMap<string, Proportion>;
  /** Of all votes; the company's own shares have none. */
  readonly votes: Proportion;
}

/** Who has how much of what: the largest number of shares first, treasury last. */
export function capTable(position: SharePosition): readonly CapTableRow[] {
  const holdings = holdingsOf(position);
  const wholeVotes = sum(holdings, votesOf);
  const wholeNominal = new Map<string, bigint>();
  for (const holding of holdings) addTo(wholeNominal, holding);
  const byAccount = new Map<string, Holding[]>();
  for (const holding of holdings) {
    const key = accountKey(holding.account);
    byAccount.set(key, [...(byAccount.get(key) ?? []), holding]);
  }
  const rows = [...byAccount.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const nominal = new Map<string, bigint>();
    for (const holding of own) addTo(nominal, holding);
    return [
      {
        account: first.account,
        byClass: new Map(own.map(({ shareClass, shares }) => [shareClass.id, shares])),
        shares: sumShares(own.map(({ shares }) => shares)),
        nominal: new Map(
          [...nominal].map(([currency, part]) => [
            currency,
            { part, whole: wholeNominal.get(currency) ?? part },
          ]),
        ),
        votes: { part: sum(own, votesOf), whole: wholeVotes },
      },
    ];
  });
  return rows.sort(compareRows);
}

function compareRows(a: CapTableRow, b: CapTableRow): number {
  if (a.account.kind !== b.account.kind) return a.account.kind === 'treasury' ? 1 : -1;
  if (a.shares !== b.shares) return a.shares > b.shares ? -1 : 1;
  return accountKey(a.account) < accountKey(b.account) ? -1 : 1;
}

function votesOf({ account, shares, shareClass }: Holding): bigint {
  return account.kind === 'treasury' ? 0n : shares * shareClass.terms.votesPerShare;
}

function addTo(sums: Map<string, bigint>, { shares, shareClass }: Holding): void {
  const { currency, nominalEach } = shareClass.terms;
  sums.set(currency, (sums.get(currency) ?? 0n) + shares * nominalEach);
}

function sum(holdings: readonly Holding[], measure: (holding: Holding) => bigint): bigint {
  return holdings.reduce((total, holding) => total + measure(holding), 0n);
}

/** A proportion as a percentage with two decimals, half up: "33.33". Nothing of nothing is "0.00". */
export function percentText({ part, whole }: Proportion): string {
  if (whole === 0n) return '0.00';
  const hundredths = (part * 20_000n + whole) / (whole * 2n);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** All shares of a class over the rows, treasury included. */
export function totalOfClass(rows: readonly CapTableRow[], id: ShareClassId): ShareCount {
  return sumShares(rows.map(({ byClass }) => byClass.get(id) ?? shareCount('0')));
}
