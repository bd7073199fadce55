import {
  addDecimals,
  negateDecimal,
  type ShareCount,
  shareCount,
  sumShares,
} from '../../money/exact-decimal.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { HolderId, LotId, ShareClassId, ShareEventId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import { joined, type NumberRange, sharesIn } from '../ledger/distinguishing-numbers.ts';

/** What an entry changed in one account's shares of one class. */
export interface HoldingMovement {
  readonly holderId: HolderId;
  readonly classId: ShareClassId;
  readonly received: ShareCount;
  readonly givenUp: ShareCount;
  readonly numbersReceived: readonly NumberRange[];
  readonly numbersGivenUp: readonly NumberRange[];
  /** The last event that moved shares. */
  readonly eventId: ShareEventId;
}

const NONE = shareCount('0');

/** Shares of one account and class with the same terms on a certificate. */
interface Alike {
  shares: ShareCount;
  readonly numbersIn: NumberRange[];
  readonly numbersOut: NumberRange[];
}

interface Moved extends Pick<HoldingMovement, 'holderId' | 'classId'> {
  readonly alike: Map<string, Alike>;
  eventId: ShareEventId;
}

/** What events together changed in each account's shares of each class. `findLot` finds the lots of earlier events. */
export function holdingMovements(
  events: readonly PlannedEvent[],
  findLot: (id: LotId) => Lot | undefined,
): readonly HoldingMovement[] {
  const own = new Map(events.flatMap(({ lots }) => lots).map((lot) => [lot.id, lot]));
  const found = new Map<string, Moved>();
  for (const { id: eventId, postings } of events) {
    for (const { account, classId, lotId, shares } of postings) {
      if (account.kind !== 'holder') continue;
      const { holderId } = account;
      const key = `${holderId}|${classId}`;
      const moved = found.get(key) ?? { holderId, classId, alike: new Map<string, Alike>(), eventId };
      found.set(key, moved);
      moved.eventId = eventId;
      move(moved.alike, own.get(lotId) ?? findLot(lotId), shares);
    }
  }
  return [...found.values()].map(movementOf);
}

function move(alike: Map<string, Alike>, lot: Lot | undefined, shares: ShareCount): void {
  const { currency, nominalEach, unpaid, numbers } = lot ?? {};
  const terms = `${currency} ${nominalEach} ${unpaid?.amount}/${unpaid?.shares}`;
  const known = alike.get(terms) ?? { shares: NONE, numbersIn: [], numbersOut: [] };
  alike.set(terms, known);
  known.shares = addDecimals(known.shares, shares);
  if (numbers) (shares > 0n ? known.numbersIn : known.numbersOut).push(numbers);
}

function movementOf({ holderId, classId, alike, eventId }: Moved): HoldingMovement {
  let [received, givenUp] = [NONE, NONE];
  const [numbersReceived, numbersGivenUp]: [NumberRange[], NumberRange[]] = [[], []];
  for (const { shares, numbersIn, numbersOut } of alike.values()) {
    const [more, fewer] = unequal(numbersIn, numbersOut);
    numbersReceived.push(...more);
    numbersGivenUp.push(...fewer);
    const isNumbered = numbersIn.length > 0 || numbersOut.length > 0;
    received = addDecimals(received, isNumbered ? sumShares(more.map(sharesIn)) : positive(shares));
    givenUp = addDecimals(
      givenUp,
      isNumbered ? sumShares(fewer.map(sharesIn)) : positive(negateDecimal(shares)),
    );
  }
  return { holderId, classId, received, givenUp, numbersReceived, numbersGivenUp, eventId };
}

const positive = (shares: ShareCount) => (shares > 0n ? shares : NONE);

/** The numbers that are more often in the first ranges than in the second, and those more often in the second. */
function unequal(
  some: readonly NumberRange[],
  others: readonly NumberRange[],
): readonly [readonly NumberRange[], readonly NumberRange[]] {
  const steps = [some, others]
    .flatMap((ranges, side) =>
      ranges.flatMap(({ first, last }) => [
        { at: first, by: side === 0 ? 1 : -1 },
        { at: last + 1n, by: side === 0 ? -1 : 1 },
      ]),
    )
    .sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  const [more, fewer]: [NumberRange[], NumberRange[]] = [[], []];
  let count = 0;
  steps.forEach(({ at, by }, index) => {
    count += by;
    const last = (steps[index + 1]?.at ?? at) - 1n;
    if (count !== 0 && last >= at) (count > 0 ? more : fewer).push({ first: at, last });
  });
  return [joined(more), joined(fewer)];
}
