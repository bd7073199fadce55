import { type CivilDate, civilDate, isCivilDate } from '../../dates/civil-date.ts';
import { amount, toDecimalText } from '../../money/exact-decimal.ts';
import { accountOf } from '../ledger/account.ts';
import type { ShareActRequest, SharesOfHolder } from '../ledger/event-requests.ts';
import type { ShareEvent } from '../ledger/event.ts';
import type { ShareHolder } from '../ledger/holder.ts';
import {
  type HolderId,
  holderId,
  personId,
  type ShareClassId,
  shareClassId,
  shareEventId,
} from '../ledger/ids.ts';
import type { PlanOutcome } from '../ledger/plan.ts';
import { linesOfClass, type SharePosition, sharesOn } from '../ledger/position.ts';
import type { ClassTerms } from '../ledger/share-class.ts';
import { type AppendOutcome, type FirstTerms, ShareLedger } from '../ledger/share-ledger.ts';
import { planReplay, type ReplayOutcome } from '../replay/plan-replay.ts';
import { booksForReplay } from '../testing/books-for-replay.ts';
import { planEvent } from './plan-event.ts';
import { planReversal } from './plan-reversal.ts';

export const ORDINARY = shareClassId('ordinary');
export const PREFERENCE = shareClassId('preference');
export const ALICE = holderId('alice');
export const BOB = holderId('bob');
export const CARA = holderId('cara');
export const DAN = holderId('dan');
export const INCORPORATED_ON = civilDate('2026-01-15');

export const ordinaryTerms: ClassTerms = {
  name: 'Ordinary',
  currency: 'GBP',
  nominalEach: amount('1'),
  particulars: 'One vote each; equal dividends and return of capital; not redeemable',
  votesPerShare: 1n,
  isRedeemable: false,
  isNumbered: false,
};
const preferenceTerms: ClassTerms = {
  ...ordinaryTerms,
  name: 'Preference',
  currency: 'EUR',
  particulars: 'No votes; 5% dividend; redeemable at par',
  votesPerShare: 0n,
  isRedeemable: true,
};

const holders: readonly ShareHolder[] = ['Alice', 'Bob', 'Cara', 'Dan'].map((forename) => ({
  id: holderId(forename.toLowerCase()),
  members: [
    {
      personId: personId(`${forename.toLowerCase()}-person`),
      name: { kind: 'person', forename, surname: 'Green' },
    },
  ],
}));

/** Books of a company for examples: plans a request as at its date and records it. */
export class Register {
  readonly ledger: ShareLedger;
  readonly today: CivilDate;
  /** Whether the rules of a public company apply. */
  isPublic = false;
  holders = holders;
  #next = 1;

  constructor(classes?: readonly FirstTerms[], today = '2027-12-31') {
    this.ledger = new ShareLedger(
      classes ?? [
        { id: ORDINARY, terms: ordinaryTerms },
        { id: PREFERENCE, terms: preferenceTerms },
      ],
    );
    this.today = civilDate(today);
  }

  at(on: string, knownAt?: number): SharePosition {
    return this.ledger.positionAt({ on: civilDate(on), knownAt }, this.holders);
  }

  plan(request: ShareActRequest): PlanOutcome {
    const eventId = shareEventId(`e${this.#next}`);
    this.#next += 1;
    const { incorporatedOn, today } = { incorporatedOn: INCORPORATED_ON, today: this.today };
    const position = this.at(isCivilDate(request.on) ? request.on : today);
    return planEvent(request, { eventId, position, incorporatedOn, isPublic: this.isPublic, today });
  }

  /** Records what must succeed. @throws Error with the refusal when it does not. */
  record(request: ShareActRequest): ShareEvent {
    const planned = this.plan(request);
    if (!planned.ok) throw new Error(JSON.stringify(planned.errors));
    return this.#kept(this.ledger.append([planned.event], { kind: 'person', reference: 'test' }));
  }

  /** The codes at the fields that are refused; none when the request can be planned. */
  refusals(request: ShareActRequest): readonly string[] {
    const planned = this.plan(request);
    return planned.ok ? [] : planned.errors.map(({ path, code }) => `${path}: ${code}`);
  }

  tryToRecord(request: ShareActRequest): AppendOutcome {
    const planned = this.plan(request);
    if (!planned.ok) throw new Error(JSON.stringify(planned.errors));
    return this.ledger.append([planned.event], { kind: 'person', reference: 'test' });
  }

  tryToReverse(event: ShareEvent): AppendOutcome {
    const eventId = shareEventId(`e${this.#next}`);
    this.#next += 1;
    const request = { kind: 'reversal', eventId: event.id, reason: 'Entered by mistake' } as const;
    const planned = planReversal(request, { eventId, event, isLive: this.ledger.isLive(event) });
    if (!planned.ok) throw new Error(JSON.stringify(planned.errors));
    return this.ledger.append([planned.event], { kind: 'person', reference: 'test' });
  }

  /** Takes an entry back and enters what should have been, with all that follows from it; a reversal alone without a request. */
  correct(event: ShareEvent, ...requests: readonly ShareActRequest[]): AppendOutcome | ReplayOutcome {
    return this.#replay([event], requests);
  }

  /** Records what was forgotten, with all that follows from it. */
  recordLate(request: ShareActRequest): AppendOutcome | ReplayOutcome {
    return this.#replay([], [request]);
  }

  /** Replaces an opening balance by its history. */
  replaceBalance(
    balance: ShareEvent,
    ...requests: readonly ShareActRequest[]
  ): AppendOutcome | ReplayOutcome {
    return this.#replay([balance], requests, new Map());
  }

  #replay(
    wrong: readonly ShareEvent[],
    requests: readonly ShareActRequest[],
    numbersBefore?: ReadonlyMap<ShareClassId, bigint>,
  ): AppendOutcome | ReplayOutcome {
    const newId = () => {
      this.#next += 1;
      return shareEventId(`e${this.#next}`);
    };
    const acts = requests.map((request) => ({ id: newId(), request }));
    const takenBack = wrong.map((event) => ({ event, reason: 'Misread the form' }));
    const order = { takenBack, acts, numbersBefore };
    const { isPublic, today } = this;
    const context = { newId, incorporatedOn: INCORPORATED_ON, isPublic, today };
    const planned = planReplay(order, booksForReplay(this.ledger, order, this.holders), context);
    if (!planned.ok) return planned;
    const events = planned.parts.map((part) => part.event);
    return this.ledger.append(events, { kind: 'person', reference: 'test' });
  }

  reverse(event: ShareEvent): ShareEvent {
    return this.#kept(this.tryToReverse(event));
  }

  #kept(outcome: AppendOutcome): ShareEvent {
    const [event] = outcome.ok ? outcome.events : [];
    if (!event) throw new Error(JSON.stringify(outcome));
    return event;
  }
}

/** Books in which these stand, in this order. */
export function booksAfter(...requests: readonly ShareActRequest[]): Register {
  const register = new Register();
  for (const request of requests) register.record(request);
  return register;
}

/** What a holder has of a class, as text. */
export function held(position: SharePosition, holder: HolderId, classId: ShareClassId = ORDINARY): string {
  const account = accountOf(holder);
  const own = linesOfClass(position, classId).filter(
    (line) => line.account.kind === 'holder' && account.kind === 'holder' && line.account.holderId === holder,
  );
  return toDecimalText(sharesOn(own));
}

/** L1 to L3 of the worked example: founders' shares, Cara's part-paid ones, and Bob's transfer to Alice. */
export const founding = {
  kind: 'allotment',
  on: '2026-01-15',
  allottees: [
    { classId: ORDINARY, holderId: ALICE, shares: '60', priceEach: '1', paidEach: '1' },
    { classId: ORDINARY, holderId: BOB, shares: '40', priceEach: '1', paidEach: '1' },
  ],
} as const satisfies ShareActRequest;
export const partPaid = {
  kind: 'allotment',
  on: '2026-11-30',
  allottees: [{ classId: ORDINARY, holderId: CARA, shares: '50', priceEach: '3', paidEach: '2' }],
} as const satisfies ShareActRequest;
export const bobToAlice = {
  kind: 'transfer',
  on: '2026-12-02',
  classId: ORDINARY,
  transferorId: BOB,
  transferees: [{ transfereeId: ALICE, shares: '15', consideration: '900' }],
} as const satisfies ShareActRequest;

/** A transfer of ordinary shares. */
export const transfer = (
  on: string,
  from: HolderId,
  to: HolderId,
  asked: Pick<SharesOfHolder, 'shares' | 'numbers'>,
): ShareActRequest => ({
  kind: 'transfer',
  on,
  classId: ORDINARY,
  transferorId: from,
  transferees: [{ transfereeId: to, ...asked }],
});
