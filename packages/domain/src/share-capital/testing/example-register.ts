import { type CivilDate, civilDate, isCivilDate } from '../../dates/civil-date.ts';
import { amount, toDecimalText } from '../../money/exact-decimal.ts';
import { holderAccount, ledgerAccountKey } from '../ledger/ledger-account.ts';
import type { ShareActionRequest, SharesOfHolder } from '../ledger/event-requests.ts';
import type { PlannedEvent, ShareEvent } from '../ledger/event.ts';
import { describeNumberRanges } from '../ledger/distinguishing-numbers.ts';
import { amountEach } from '../ledger/per-share.ts';
import type { ShareHolder } from '../holders/holder.ts';
import {
  type HolderId,
  holderId,
  personId,
  type ShareClassId,
  shareClassId,
  shareEventId,
} from '../ledger/ids.ts';
import type { PlanOutcome } from '../planning/plan-outcome.ts';
import { linesOfClass, type SharePosition, sharesOn } from '../ledger/position.ts';
import type { ClassTerms } from '../ledger/share-class.ts';
import { type AppendOutcome, type FirstTerms, ShareLedger } from './reference-model/share-ledger.ts';
import { planReplay, type ReplayOutcome } from '../replay/plan-replay.ts';
import { booksForReplay } from './books-for-replay.ts';
import { planEvent } from '../events/plan-event.ts';
import { planReversal } from '../events/plan-reversal.ts';

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

/** Books of a company for examples: plans a request as at its date and posts it. */
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

  plan(request: ShareActionRequest): PlanOutcome {
    const eventId = shareEventId(`e${this.#next}`);
    this.#next += 1;
    const { incorporatedOn, today } = { incorporatedOn: INCORPORATED_ON, today: this.today };
    const position = this.at(isCivilDate(request.on) ? request.on : today);
    return planEvent(request, { eventId, position, incorporatedOn, isPublic: this.isPublic, today });
  }

  /** Posts what must succeed. @throws Error with the refusal when it does not. */
  post(request: ShareActionRequest): ShareEvent {
    const planned = this.plan(request);
    if (!planned.ok) throw new Error(JSON.stringify(planned.errors));
    return this.#kept(this.ledger.append([planned.event], { kind: 'person', reference: 'test' }));
  }

  /** The codes at the fields that are refused; none when the request can be planned. */
  refusals(request: ShareActionRequest): readonly string[] {
    const planned = this.plan(request);
    return planned.ok ? [] : planned.errors.map(({ path, code }) => `${path}: ${code}`);
  }

  tryToPost(request: ShareActionRequest): AppendOutcome {
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
  correct(event: ShareEvent, ...requests: readonly ShareActionRequest[]): AppendOutcome | ReplayOutcome {
    return this.#replay([event], requests);
  }

  /** Posts what was forgotten, with all that follows from it. */
  postLate(request: ShareActionRequest): AppendOutcome | ReplayOutcome {
    return this.#replay([], [request]);
  }

  /** Replaces an opening balance by its history. */
  replaceBalance(
    balance: ShareEvent,
    ...requests: readonly ShareActionRequest[]
  ): AppendOutcome | ReplayOutcome {
    return this.#replay([balance], requests, new Map());
  }

  #replay(
    wrong: readonly ShareEvent[],
    requests: readonly ShareActionRequest[],
    numbersBefore?: ReadonlyMap<ShareClassId, bigint>,
  ): AppendOutcome | ReplayOutcome {
    const newId = () => {
      this.#next += 1;
      return shareEventId(`e${this.#next}`);
    };
    const entries = requests.map((request) => ({ id: newId(), request }));
    const reversals = wrong.map((event) => ({ event, reason: 'Misread the form' }));
    const order = { reversals, entries, numbersBefore };
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

/** Books of a class with distinguishing numbers: Alice holds 1-60, Bob 61-100. */
export function numberedBooks(): Register {
  const register = new Register([{ id: ORDINARY, terms: { ...ordinaryTerms, isNumbered: true } }]);
  register.post(founding);
  return register;
}

/** Books in which `founding` is posted, of a public company where asked. */
export function foundedBooks(isPublic = false): Register {
  const register = new Register();
  register.isPublic = isPublic;
  register.post(founding);
  return register;
}

/** The event of a plan. @throws Error with the refusal when there is none. */
export function eventOf(planned: PlanOutcome): PlannedEvent {
  if (!planned.ok) throw new Error(JSON.stringify(planned.errors));
  return planned.event;
}

/** The postings of a plan, as text: "bob -15", "alice 15", "issuer -100". */
export function postingsOf(planned: PlanOutcome): readonly string[] {
  return eventOf(planned).postings.map(
    ({ account, shares }) => `${ledgerAccountKey(account).replace('holder:', '')} ${toDecimalText(shares)}`,
  );
}

/** The new lots of a plan, as text: nominal value, issue price and amount unpaid of each share, and its numbers. */
export function newLotsOf(planned: PlanOutcome): readonly string[] {
  return eventOf(planned).lots.map(({ currency, nominalEach, price, unpaid, numbers }) => {
    const [priced, owed] = [price, unpaid].map((value) => {
      const each = value && amountEach(value);
      return each === undefined ? 'unknown' : toDecimalText(each);
    });
    const range = numbers ? ` no. ${describeNumberRanges([numbers])}` : '';
    return `${currency} ${toDecimalText(nominalEach)}, price ${priced}, unpaid ${owed}${range}`;
  });
}

/** The codes of the notes of a plan. */
export function notesOf(planned: PlanOutcome): readonly string[] {
  if (!planned.ok) throw new Error(JSON.stringify(planned.errors));
  return planned.notes.map(({ code }) => code);
}

/** Books in which these stand, in this order. */
export function booksAfter(...requests: readonly ShareActionRequest[]): Register {
  const register = new Register();
  for (const request of requests) register.post(request);
  return register;
}

/** What a holder has of a class, as text. */
export function held(position: SharePosition, holder: HolderId, classId: ShareClassId = ORDINARY): string {
  const account = holderAccount(holder);
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
} as const satisfies ShareActionRequest;
export const partPaid = {
  kind: 'allotment',
  on: '2026-11-30',
  allottees: [{ classId: ORDINARY, holderId: CARA, shares: '50', priceEach: '3', paidEach: '2' }],
} as const satisfies ShareActionRequest;
export const bobToAlice = {
  kind: 'transfer',
  on: '2026-12-02',
  classId: ORDINARY,
  transferorId: BOB,
  transferees: [{ transfereeId: ALICE, shares: '15', consideration: '900' }],
} as const satisfies ShareActionRequest;

/** A transfer of ordinary shares. */
export const transfer = (
  on: string,
  from: HolderId,
  to: HolderId,
  asked: Pick<SharesOfHolder, 'shares' | 'numbers'>,
): ShareActionRequest => ({
  kind: 'transfer',
  on,
  classId: ORDINARY,
  transferorId: from,
  transferees: [{ transfereeId: to, ...asked }],
});
