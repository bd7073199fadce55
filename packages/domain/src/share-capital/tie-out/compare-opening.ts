import {
  addDecimals,
  type Amount,
  type ShareCount,
  shareCount,
  subtractDecimals,
} from '../../money/exact-decimal.ts';
import { accountKey, belongsToOneOf, type LedgerAccount } from '../ledger/account.ts';
import { holdersNotKnown } from '../ledger/holder.ts';
import type { ShareClassId } from '../ledger/ids.ts';
import { describeNumberRanges } from '../ledger/number-range.ts';
import type { SharePosition } from '../ledger/position.ts';
import { type Holding, holdingsOf } from '../readings/holdings.ts';

/** What one side has of one holding: none of it where it does not know the holder. */
export interface HoldingSide {
  readonly shares: ShareCount;
  /** Undefined where it is not known. */
  readonly unpaid: Amount | undefined;
  /** "1-50, 61" of a class whose shares bear numbers. */
  readonly numbers: string;
}

/** A holding as an opening balance has it, and as the history before it adds up to. */
export interface OpeningComparison {
  readonly account: LedgerAccount;
  readonly classId: ShareClassId;
  readonly opening: HoldingSide;
  readonly history: HoldingSide;
  /** `names`: the opening balance did not know who holds these shares, and the history does. */
  readonly status: 'agrees' | 'names' | 'differs';
}

const NONE: HoldingSide = { shares: shareCount('0'), unpaid: undefined, numbers: '' };

/**
 * An opening balance beside what the history before it adds up to, holding by holding. What the balance left open agrees with
 * whatever is known instead: amounts that it does not know, and shares whose holders it could not name, as long as exactly
 * those shares are named.
 */
export function compareOpening(opening: SharePosition, history: SharePosition): readonly OpeningComparison[] {
  const [before, now] = [byKey(opening), byKey(history)];
  // Nobody is named of an account whose holders were not known.
  const notKnown = holdersNotKnown([...opening.holders, ...history.holders]);
  const pairs = [...new Map([...before, ...now])].map(([key, { account, shareClass }]) => ({
    account,
    classId: shareClass.id,
    opening: sideOf(before.get(key)),
    history: sideOf(now.get(key)),
    isUnknown: belongsToOneOf(account, notKnown),
  }));
  return [...Map.groupBy(pairs, ({ classId }) => classId).values()].flatMap(judge);
}

type Pair = Omit<OpeningComparison, 'status'> & { readonly isUnknown: boolean };

function judge(pairs: readonly Pair[]): readonly OpeningComparison[] {
  const isNamed = areUnknownNamed(pairs);
  return pairs.map(({ isUnknown: unknown, ...pair }) => {
    const moved = pair.opening.shares !== pair.history.shares;
    if (isNamed && moved) return { ...pair, status: 'names' };
    return { ...pair, status: moved || (isOther(pair) && !unknown) ? 'differs' : 'agrees' };
  });
}

/** Whether exactly the shares that nobody was named for have gone to people who are, and nobody else has more or fewer. */
function areUnknownNamed(pairs: readonly Pair[]): boolean {
  const open = pairs.filter(({ isUnknown: unknown }) => unknown);
  const named = pairs.filter(({ isUnknown: unknown }) => !unknown);
  const left = open.map(({ opening, history }) => subtractDecimals(opening.shares, history.shares));
  const gained = named.map(({ opening, history }) => subtractDecimals(history.shares, opening.shares));
  return (
    left.some((shares) => shares > 0n) &&
    [...left, ...gained].every((shares) => shares >= 0n) &&
    left.reduce(addDecimals, NONE.shares) === gained.reduce(addDecimals, NONE.shares)
  );
}

function isOther({ opening, history }: Pick<Pair, 'opening' | 'history'>): boolean {
  const { unpaid } = opening;
  const differs = unpaid !== undefined && history.unpaid !== undefined && unpaid !== history.unpaid;
  return differs || opening.numbers !== history.numbers;
}

const byKey = (position: SharePosition): ReadonlyMap<string, Holding> =>
  new Map(
    holdingsOf(position).map((holding) => [
      `${accountKey(holding.account)}|${holding.shareClass.id}`,
      holding,
    ]),
  );

function sideOf(holding: Holding | undefined): HoldingSide {
  if (holding === undefined) return NONE;
  const { shares, unpaid, numbers } = holding;
  return { shares, unpaid, numbers: describeNumberRanges(numbers) };
}
