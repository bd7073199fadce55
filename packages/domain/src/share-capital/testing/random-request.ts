import type { CivilDate } from '../../dates/civil-date.ts';
import { amount, toDecimalText, wholeCountOf } from '../../money/exact-decimal.ts';
import type { ShareActionRequest, SharesOfHolder, SharesOfLot } from '../ledger/event-requests.ts';
import { type HolderId, holderId, type ShareClassId, shareClassId } from '../ledger/ids.ts';
import { ledgerAccountKey } from '../ledger/ledger-account.ts';
import type { PositionLine, SharePosition } from '../ledger/position.ts';
import { describeNumberRanges } from '../ledger/distinguishing-numbers.ts';
import { type Holding, holdingsOf } from '../projections/holdings.ts';
import { HOLDERS, RANDOM_CLASSES } from './random-company.ts';

/** Five numbers from 0 up, of which a step of a random history is made. */
export type RandomNumbers = readonly [kind: number, day: number, a: number, b: number, c: number];

function pick<Item>(items: readonly Item[], random: number): Item | undefined {
  return items[random % items.length];
}

/** What a random step is drawn from: the position of its day. */
interface Draw {
  readonly on: CivilDate;
  readonly position: SharePosition;
  readonly holdings: readonly Holding[];
  readonly random: RandomNumbers;
}

type Make = (draw: Draw) => ShareActionRequest | undefined;

const classOf = ({ random }: Draw): ShareClassId =>
  pick(RANDOM_CLASSES, random[2])?.id ?? shareClassId('ordinary');
const holderAt = (random: number): HolderId => pick(HOLDERS, random) ?? holderId('ann');

/** Part of a holding (or all of it, one time in three), as a person would ask for it. */
function askedOf(
  holding: Holding,
  random: number,
  { lines }: SharePosition,
): Omit<SharesOfHolder, 'holderId'> {
  const count = Number(wholeCountOf(holding.shares) ?? 1n);
  const shares = random % 3 === 0 ? count : 1 + (random % count);
  const [first] = holding.numbers;
  if (shares === count) return { shares: String(shares) };
  if (!first) return { shares: String(shares), lots: lotsOf(holding, shares, lines) };
  const last = first.first + BigInt(shares) - 1n;
  const end = last > first.last ? first.last : last;
  const numbers = describeNumberRanges([{ first: first.first, last: end }]);
  return { shares: String(end - first.first + 1n), numbers };
}

/** A number of shares from the lots of a holding, the newest first: not in the order that applies without a choice. */
function lotsOf(
  { account, shareClass }: Holding,
  shares: number,
  lines: readonly PositionLine[],
): readonly SharesOfLot[] {
  const own = lines.filter(
    (line) =>
      line.lot.classId === shareClass.id && ledgerAccountKey(line.account) === ledgerAccountKey(account),
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
    draw.random[2],
  );
  if (holding?.account.kind !== 'holder') return undefined;
  return {
    holding,
    holdings: [{ holderId: holding.account.holderId, ...askedOf(holding, draw.random[3], draw.position) }],
  };
}

/** A request about some holder's shares. */
const aboutHolding =
  (
    make: (
      found: { classId: ShareClassId; holdings: readonly SharesOfHolder[] },
      draw: Draw,
    ) => ShareActionRequest,
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
    ) => ShareActionRequest,
  ): Make =>
  (draw) => {
    const own = draw.holdings.filter(({ account }) => account.kind === 'treasury');
    const holding = pick(own, draw.random[2]);
    return (
      holding &&
      make({ classId: holding.shareClass.id, asked: askedOf(holding, draw.random[3], draw.position) }, draw)
    );
  };

const allotment: Make = (draw) => {
  const { on, random, position } = draw;
  const classId = classOf(draw);
  const nominal = position.classes.find(({ id }) => id === classId)?.terms.nominalEach ?? amount('1');
  const price = nominal + BigInt(random[3] % 4) * 500_000n;
  const paid = random[4] % 3 === 0 ? price : (price * BigInt(random[4] % 4)) / 4n;
  return {
    kind: 'allotment',
    on,
    allottees: [
      {
        classId,
        holderId: holderAt(random[3]),
        shares: String(1 + (random[4] % 60)),
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
        holderId: holderAt(draw.random[3]),
        shares: '30',
        priceEach: '2',
        unpaidEach: '0',
        numbers: '1-30',
      },
    ],
  }),
  aboutHolding(({ classId, holdings: [asked] }, { on, random }) => ({
    kind: 'transfer',
    on,
    classId,
    transferorId: asked?.holderId ?? holderAt(0),
    transferees: [
      { shares: '1', ...asked, transfereeId: holderAt(random[4]), consideration: String(random[4] % 3000) },
    ],
  })),
  aboutHolding(({ holdings: [asked] }, { on, random }) => ({
    kind: 'transmission',
    on,
    fromId: asked?.holderId ?? holderAt(0),
    toId: holderAt(random[4]),
    evidence: 'Grant of probate',
  })),
  (draw) => ({
    kind: 'subdivision',
    on: draw.on,
    classId: classOf(draw),
    into: pick(['2', '3', '10'], draw.random[3]) ?? '2',
  }),
  (draw) => ({
    kind: 'consolidation',
    on: draw.on,
    classId: classOf(draw),
    from: pick(['2', '3', '10'], draw.random[3]) ?? '2',
  }),
  (draw) => {
    const found = someHolding(draw);
    if (!found) return undefined;
    const fromClassId = found.holding.shareClass.id;
    const toClassId = pick(RANDOM_CLASSES, draw.random[4])?.id ?? fromClassId;
    const whole = draw.random[3] % 2 === 0;
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
    currency: pick(['EUR', 'USD', 'GBP'], draw.random[3]) ?? 'EUR',
    rate: pick(['1.15', '0.5', '1.2345'], draw.random[4]) ?? '1.15',
    rateOn: '2025-12-31',
    resolvedOn: '2026-01-01',
  }),
  (draw) => ({
    kind: 'bonus-issue',
    on: draw.on,
    classId: classOf(draw),
    intoClassId: pick(RANDOM_CLASSES, draw.random[3])?.id ?? classOf(draw),
    newShares: '1',
    forEvery: String(1 + (draw.random[4] % 3)),
    leavesOutFractions: draw.random[4] % 2 === 0,
  }),
  aboutHolding(({ classId, holdings }, { on }) => ({ kind: 'redemption', on, classId, holdings })),
  aboutHolding(({ classId, holdings }, { on, random }) => ({
    kind: 'buy-back',
    on,
    classId,
    holdings,
    into: random[4] % 2 === 0 ? 'treasury' : 'cancelled',
  })),
  aboutTreasury(({ classId, asked }, { on, random }) => ({
    kind: 'treasury-sale',
    on,
    classId,
    buyers: [{ ...asked, transfereeId: holderAt(random[4]) }],
  })),
  aboutTreasury(({ classId, asked }, { on }) => ({ kind: 'cancellation', on, classId, ...asked })),
  (draw) => {
    const { on, random } = draw;
    const base = {
      kind: 'reduction',
      on,
      route: 'solvency-statement',
      resolvedOn: '2026-01-01',
      solvencyStatementOn: '2025-12-20',
    } as const;
    const found = someHolding(draw);
    const classId = found?.holding.shareClass.id ?? classOf(draw);
    if (random[4] % 4 === 0 && found)
      return { ...base, classId, means: { by: 'cancelling', holdings: found.holdings } };
    if (random[4] % 4 === 1) return { ...base, classId, means: { by: 'unpaid', reliefEach: '0.25' } };
    const repaid = random[4] % 4 === 2 ? 'paid-up' : 'unpaid-first';
    return {
      ...base,
      classId,
      means: { by: 'nominal', nominalEach: random[3] % 2 === 0 ? '0.5' : '0.1', repaid },
    };
  },
  aboutHolding(({ classId, holdings }, { on, random }) => {
    const callEach = random[4] % 2 === 0 ? '0.25' : '0.1';
    return { kind: 'call', on, classId, callEach, ...(random[4] % 3 === 0 ? {} : { holdings }) };
  }),
  aboutHolding(({ classId, holdings }, { on, random }) => ({
    kind: random[4] % 2 === 0 ? 'forfeiture' : 'surrender',
    on,
    classId,
    holdings,
    into: random[4] % 3 === 0 ? 'cancelled' : 'treasury',
  })),
  (draw) => ({
    kind: 'variation',
    on: draw.on,
    classId: classOf(draw),
    particulars: `Rights ${draw.random[3] % 5}`,
    votesPerShare: String(draw.random[4] % 3),
    isRedeemable: draw.random[3] % 4 === 0,
  }),
  (draw) => ({
    kind: 'class-name',
    on: draw.on,
    classId: classOf(draw),
    name: `Class ${draw.random[3] % 20}`,
  }),
];

/** A request made of random numbers that often, not always, fits the position of its day. Undefined where there is nothing to request. */
export function randomRequest(
  random: RandomNumbers,
  on: CivilDate,
  position: SharePosition,
): ShareActionRequest | undefined {
  return pick(MAKERS, random[0])?.({ on, position, holdings: holdingsOf(position), random });
}
