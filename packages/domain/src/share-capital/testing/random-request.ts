import type { CivilDate } from '../../dates/civil-date.ts';
import { toDecimalText, wholeCountOf } from '../../money/exact-decimal.ts';
import type { ShareActRequest, SharesOfHolder, SharesOfLot } from '../ledger/event-requests.ts';
import { type HolderId, holderId, type ShareClassId, shareClassId } from '../ledger/ids.ts';
import { accountKey } from '../ledger/account.ts';
import type { PositionLine, SharePosition } from '../ledger/position.ts';
import { describeNumberRanges } from '../ledger/number-range.ts';
import type { FirstTerms } from '../ledger/share-ledger.ts';
import { type Holding, holdingsOf } from '../readings/holdings.ts';
import { amount } from '../../money/exact-decimal.ts';

/** Five numbers from 0 up, of which a step of a random history is made. */
export type Dice = readonly [kind: number, day: number, a: number, b: number, c: number];

const terms = {
  currency: 'GBP',
  nominalEach: amount('1'),
  particulars: 'One vote each',
  votesPerShare: 1n,
  isRedeemable: false,
  isNumbered: false,
};

/** Classes of every sort: two that convert into one another, a redeemable one in euro, a numbered one. */
export const RANDOM_CLASSES: readonly FirstTerms[] = [
  { id: shareClassId('ordinary'), terms: { ...terms, name: 'Ordinary' } },
  { id: shareClassId('b'), terms: { ...terms, name: 'B', votesPerShare: 0n } },
  { id: shareClassId('pref'), terms: { ...terms, name: 'Preference', currency: 'EUR', isRedeemable: true } },
  { id: shareClassId('numbered'), terms: { ...terms, name: 'Numbered', isNumbered: true } },
];

const HOLDERS = ['ann', 'ben', 'cat', 'dov', 'eve'].map(holderId);

/** An account of which nobody knows who holds its shares. */
export const NOT_KNOWN: ReadonlySet<HolderId> = new Set([holderId('eve')]);

function pick<Item>(items: readonly Item[], dice: number): Item | undefined {
  return items[dice % items.length];
}

/** What a random step is drawn from: the position of its day. */
interface Draw {
  readonly on: CivilDate;
  readonly position: SharePosition;
  readonly holdings: readonly Holding[];
  readonly dice: Dice;
}

type Make = (draw: Draw) => ShareActRequest | undefined;

const classOf = ({ dice }: Draw): ShareClassId =>
  pick(RANDOM_CLASSES, dice[2])?.id ?? shareClassId('ordinary');
const holderAt = (dice: number): HolderId => pick(HOLDERS, dice) ?? holderId('ann');

/** Part of a holding (or all of it, one time in three), as a person would ask for it. */
function askedOf(holding: Holding, dice: number, { lines }: SharePosition): Omit<SharesOfHolder, 'holderId'> {
  const count = Number(wholeCountOf(holding.shares) ?? 1n);
  const shares = dice % 3 === 0 ? count : 1 + (dice % count);
  const [first] = holding.numbers;
  if (shares === count) return { shares: String(shares) };
  if (!first) return { shares: String(shares), lots: lotsOf(holding, shares, lines) };
  const last = first.first + BigInt(shares) - 1n;
  const end = last > first.last ? first.last : last;
  const numbers = describeNumberRanges([{ first: first.first, last: end }]);
  return { shares: String(end - first.first + 1n), numbers };
}

/** So many shares out of the lots of a holding, the newest first: not as they would go where nobody says which. */
function lotsOf(
  { account, shareClass }: Holding,
  shares: number,
  lines: readonly PositionLine[],
): readonly SharesOfLot[] {
  const own = lines.filter(
    (line) => line.lot.classId === shareClass.id && accountKey(line.account) === accountKey(account),
  );
  let left = BigInt(shares);
  return own.toReversed().flatMap(({ lot, shares: held }) => {
    const count = wholeCountOf(held) ?? 0n;
    const taken = count < left ? count : left;
    left -= taken;
    return taken === 0n ? [] : [{ lotId: lot.id, shares: String(taken) }];
  });
}

/** Some holder's shares. */
function someHolding(draw: Draw): { holding: Holding; holdings: readonly SharesOfHolder[] } | undefined {
  const holding = pick(
    draw.holdings.filter(({ account }) => account.kind === 'holder'),
    draw.dice[2],
  );
  if (holding?.account.kind !== 'holder') return undefined;
  return {
    holding,
    holdings: [{ holderId: holding.account.holderId, ...askedOf(holding, draw.dice[3], draw.position) }],
  };
}

/** A request about some holder's shares. */
const aboutHolding =
  (
    make: (
      found: { classId: ShareClassId; holdings: readonly SharesOfHolder[] },
      draw: Draw,
    ) => ShareActRequest,
  ): Make =>
  (draw) => {
    const found = someHolding(draw);
    return found && make({ classId: found.holding.shareClass.id, holdings: found.holdings }, draw);
  };

/** A request about shares that the company holds itself. */
const aboutTreasury =
  (
    make: (
      found: { classId: ShareClassId; asked: Omit<SharesOfHolder, 'holderId'> },
      draw: Draw,
    ) => ShareActRequest,
  ): Make =>
  (draw) => {
    const own = draw.holdings.filter(({ account }) => account.kind === 'treasury');
    const holding = pick(own, draw.dice[2]);
    return (
      holding &&
      make({ classId: holding.shareClass.id, asked: askedOf(holding, draw.dice[3], draw.position) }, draw)
    );
  };

const allotment: Make = (draw) => {
  const { on, dice, position } = draw;
  const classId = classOf(draw);
  const nominal = position.classes.find(({ id }) => id === classId)?.terms.nominalEach ?? amount('1');
  const price = nominal + BigInt(dice[3] % 4) * 500_000n;
  const paid = dice[4] % 3 === 0 ? price : (price * BigInt(dice[4] % 4)) / 4n;
  return {
    kind: 'allotment',
    on,
    allottees: [
      {
        classId,
        holderId: holderAt(dice[3]),
        shares: String(1 + (dice[4] % 60)),
        priceEach: decimal(price),
        paidEach: decimal(paid),
      },
    ],
  };
};

function decimal(millionths: bigint): string {
  return toDecimalText(millionths as ReturnType<typeof amount>); // a number of millionths is what an amount is
}

const MAKERS: readonly Make[] = [
  allotment,
  allotment,
  (draw) => ({
    kind: 'opening-balance',
    on: draw.on,
    holdings: [
      {
        classId: classOf(draw),
        holderId: holderAt(draw.dice[3]),
        shares: '30',
        priceEach: '2',
        unpaidEach: '0',
        numbers: '1-30',
      },
    ],
  }),
  aboutHolding(({ classId, holdings: [asked] }, { on, dice }) => ({
    kind: 'transfer',
    on,
    classId,
    transferorId: asked?.holderId ?? holderAt(0),
    transferees: [
      { shares: '1', ...asked, transfereeId: holderAt(dice[4]), consideration: String(dice[4] % 3000) },
    ],
  })),
  aboutHolding(({ holdings: [asked] }, { on, dice }) => ({
    kind: 'transmission',
    on,
    fromId: asked?.holderId ?? holderAt(0),
    toId: holderAt(dice[4]),
    evidence: 'Grant of probate',
  })),
  (draw) => ({
    kind: 'subdivision',
    on: draw.on,
    classId: classOf(draw),
    into: pick(['2', '3', '10'], draw.dice[3]) ?? '2',
  }),
  (draw) => ({
    kind: 'consolidation',
    on: draw.on,
    classId: classOf(draw),
    from: pick(['2', '3', '10'], draw.dice[3]) ?? '2',
  }),
  (draw) => {
    const found = someHolding(draw);
    if (!found) return undefined;
    const fromClassId = found.holding.shareClass.id;
    const toClassId = pick(RANDOM_CLASSES, draw.dice[4])?.id ?? fromClassId;
    const whole = draw.dice[3] % 2 === 0;
    return {
      kind: 'redesignation',
      on: draw.on,
      fromClassId,
      toClassId,
      ...(whole ? {} : { holdings: found.holdings }),
    };
  },
  (draw) => ({
    kind: 'redenomination',
    on: draw.on,
    classId: classOf(draw),
    currency: pick(['EUR', 'USD', 'GBP'], draw.dice[3]) ?? 'EUR',
    rate: pick(['1.15', '0.5', '1.2345'], draw.dice[4]) ?? '1.15',
    rateOn: '2025-12-31',
    resolvedOn: '2026-01-01',
  }),
  (draw) => ({
    kind: 'bonus-issue',
    on: draw.on,
    classId: classOf(draw),
    intoClassId: pick(RANDOM_CLASSES, draw.dice[3])?.id ?? classOf(draw),
    newShares: '1',
    forEvery: String(1 + (draw.dice[4] % 3)),
    leavesOutFractions: draw.dice[4] % 2 === 0,
  }),
  aboutHolding(({ classId, holdings }, { on }) => ({ kind: 'redemption', on, classId, holdings })),
  aboutHolding(({ classId, holdings }, { on, dice }) => ({
    kind: 'buy-back',
    on,
    classId,
    holdings,
    into: dice[4] % 2 === 0 ? 'treasury' : 'cancelled',
  })),
  aboutTreasury(({ classId, asked }, { on, dice }) => ({
    kind: 'treasury-sale',
    on,
    classId,
    buyers: [{ ...asked, transfereeId: holderAt(dice[4]) }],
  })),
  aboutTreasury(({ classId, asked }, { on }) => ({ kind: 'cancellation', on, classId, ...asked })),
  (draw) => {
    const { on, dice } = draw;
    const base = {
      kind: 'reduction',
      on,
      route: 'solvency-statement',
      resolvedOn: '2026-01-01',
      solvencyStatementOn: '2025-12-20',
    } as const;
    const found = someHolding(draw);
    const classId = found?.holding.shareClass.id ?? classOf(draw);
    if (dice[4] % 4 === 0 && found)
      return { ...base, classId, means: { by: 'cancelling', holdings: found.holdings } };
    if (dice[4] % 4 === 1) return { ...base, classId, means: { by: 'unpaid', reliefEach: '0.25' } };
    const repaid = dice[4] % 4 === 2 ? 'paid-up' : 'unpaid-first';
    return {
      ...base,
      classId,
      means: { by: 'nominal', nominalEach: dice[3] % 2 === 0 ? '0.5' : '0.1', repaid },
    };
  },
  aboutHolding(({ classId, holdings }, { on, dice }) => {
    const callEach = dice[4] % 2 === 0 ? '0.25' : '0.1';
    return { kind: 'call', on, classId, callEach, ...(dice[4] % 3 === 0 ? {} : { holdings }) };
  }),
  aboutHolding(({ classId, holdings }, { on, dice }) => ({
    kind: dice[4] % 2 === 0 ? 'forfeiture' : 'surrender',
    on,
    classId,
    holdings,
    into: dice[4] % 3 === 0 ? 'cancelled' : 'treasury',
  })),
  (draw) => ({
    kind: 'variation',
    on: draw.on,
    classId: classOf(draw),
    particulars: `Rights ${draw.dice[3] % 5}`,
    votesPerShare: String(draw.dice[4] % 3),
    isRedeemable: draw.dice[3] % 4 === 0,
  }),
  (draw) => ({ kind: 'class-name', on: draw.on, classId: classOf(draw), name: `Class ${draw.dice[3] % 20}` }),
];

/** A request made of dice that often, not always, fits the position of its day. Undefined where there is nothing to act on. */
export function randomRequest(
  dice: Dice,
  on: CivilDate,
  position: SharePosition,
): ShareActRequest | undefined {
  return pick(MAKERS, dice[0])?.({ on, position, holdings: holdingsOf(position), dice });
}
