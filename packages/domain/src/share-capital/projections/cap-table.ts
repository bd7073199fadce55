import {
  type Amount,
  inRatio,
  multiplyExactly,
  type ShareCount,
  shareCount,
  sumAmounts,
  sumShares,
} from '../../money/exact-decimal.ts';
import { ledgerAccountKey, belongsToOneOf, type LedgerAccount } from '../ledger/ledger-account.ts';
import { describeHolder, unidentifiedHolders } from '../holders/holder.ts';
import type { ShareClassId } from '../ledger/ids.ts';
import type { SharePosition } from '../ledger/position.ts';
import { type Holding, holdingsOf } from './holdings.ts';

/** An exact part of a whole; shown rounded, compared exactly (I16). */
export interface Proportion {
  readonly part: bigint;
  readonly whole: bigint;
}

/** One account with its shares of all classes. */
export interface CapTableRow {
  readonly account: LedgerAccount;
  /** Whether the holders are unidentified. */
  readonly isUnidentified: boolean;
  readonly byClass: ReadonlyMap<ShareClassId, ShareCount>;
  readonly shares: ShareCount;
  /** The proportion of the nominal value, by currency. */
  readonly nominal: ReadonlyMap<string, Proportion>;
  /** The nominal value, by currency. */
  readonly nominalValue: ReadonlyMap<string, Amount>;
  /** The proportion of all votes; shares of the company itself have none. */
  readonly votes: Proportion;
  /** The number of votes. */
  readonly votesHeld: ShareCount;
}

/** The cap table: by number of shares, then by name; unidentified holders after all others, treasury last. */
export function capTable(position: SharePosition): readonly CapTableRow[] {
  const holdings = holdingsOf(position);
  const unidentified = unidentifiedHolders(position.holders);
  const wholeVotes = sumShares(holdings.map(votesOf));
  const wholeNominal = nominalByCurrency(holdings);
  const byAccount = Map.groupBy(holdings, ({ account }) => ledgerAccountKey(account));
  const rows = [...byAccount.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const nominalValue = nominalByCurrency(own);
    const votesHeld = sumShares(own.map(votesOf));
    return [
      {
        account: first.account,
        isUnidentified: belongsToOneOf(first.account, unidentified),
        byClass: new Map(own.map(({ shareClass, shares }) => [shareClass.id, shares])),
        shares: sumShares(own.map(({ shares }) => shares)),
        nominal: new Map(
          [...nominalValue].map(([currency, part]) => [
            currency,
            { part, whole: wholeNominal.get(currency) ?? part },
          ]),
        ),
        nominalValue,
        votes: { part: votesHeld, whole: wholeVotes },
        votesHeld,
      },
    ];
  });
  const names = new Map(position.holders.map((holder) => [holder.id, describeHolder(holder)]));
  const nameOf = ({ account }: CapTableRow) =>
    account.kind === 'holder' ? (names.get(account.holderId) ?? account.holderId) : '';
  return rows.sort((a, b) => compareRows(a, b) || (nameOf(a) < nameOf(b) ? -1 : 1));
}

function compareRows(a: CapTableRow, b: CapTableRow): number {
  if (a.account.kind !== b.account.kind) return a.account.kind === 'treasury' ? 1 : -1;
  if (a.isUnidentified !== b.isUnidentified) return a.isUnidentified ? 1 : -1;
  if (a.shares !== b.shares) return a.shares > b.shares ? -1 : 1;
  return 0;
}

function votesOf({ account, shares, shareClass }: Holding): ShareCount {
  const votes = account.kind === 'treasury' ? 0n : shareClass.terms.votesPerShare;
  return inRatio(shares, votes, 1n) ?? shares;
}

function nominalByCurrency(holdings: readonly Holding[]): ReadonlyMap<string, Amount> {
  const byCurrency = Map.groupBy(holdings, ({ shareClass }) => shareClass.terms.currency);
  return new Map([...byCurrency].map(([currency, own]) => [currency, sumAmounts(own.map(nominalOf))]));
}

function nominalOf({ shares, shareClass: { terms } }: Holding): Amount {
  // Whole shares times six decimals end within six decimals.
  return multiplyExactly(shares, terms.nominalEach) ?? terms.nominalEach;
}

/** A proportion as a percentage with two decimals, half up: "33.33". Nothing of nothing is "0.00". */
export function percentText({ part, whole }: Proportion): string {
  if (whole === 0n) return '0.00';
  const hundredths = (part * 20_000n + whole) / (whole * 2n);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** The total shares of a class, treasury included. */
export function totalOfClass(rows: readonly CapTableRow[], id: ShareClassId): ShareCount {
  return sumShares(rows.map(({ byClass }) => byClass.get(id) ?? shareCount('0')));
}
