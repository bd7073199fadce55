import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '../dates/civil-date.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  CARA,
  founding,
  ORDINARY,
  PREFERENCE,
  partPaid,
  Register,
} from '../share-capital/testing/example-register.ts';
import type { ShareActionRequest, Allottee } from '../share-capital/ledger/event-requests.ts';
import type { PlannedEvent, ShareEvent } from '../share-capital/ledger/event.ts';
import type { HolderId } from '../share-capital/ledger/ids.ts';
import type { Control } from './psc-changes.ts';
import { type PscChanges, findPscChanges } from './psc-change-history.ts';

const allotted = (holderId: HolderId, shares: string, classId = ORDINARY): Allottee => ({
  classId,
  holderId,
  shares,
  priceEach: '1',
  paidEach: '1',
});
const allotment = (on: string, ...allottees: readonly Allottee[]): ShareActionRequest => ({
  kind: 'allotment',
  on,
  allottees,
});
const transfer = (on: string, from: HolderId, to: HolderId, shares: string): ShareActionRequest => ({
  kind: 'transfer',
  on,
  classId: ORDINARY,
  transferorId: from,
  transferees: [{ transfereeId: to, shares }],
});

/** What new events make of control, in books with the events posted already. */
function effectsOf(register: Register, added: readonly PlannedEvent[]): PscChanges {
  const [from = civilDate('9999-12-31')] = added.map(({ effectiveOn }) => effectiveOn).sort();
  const isNew = new Set(added.map(({ id }) => id));
  return findPscChanges({
    start: register.at(addDays(from, -1)),
    posted: register.ledger
      .listByDate()
      .filter(({ id, effectiveOn }) => effectiveOn >= from && !isNew.has(id)),
    added,
  });
}

const planned = (register: Register, request: ShareActionRequest): PscChanges => {
  const outcome = register.plan(request);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return effectsOf(register, [outcome.event]);
};

const band = ({ shares, votes }: Control) => `${shares ?? 'none'}/${votes ?? 'none'}`;
const summaryOf = (changes: PscChanges['changes']) =>
  changes.map(
    ({ on, personId, notice, before, after }) =>
      `${on} ${personId.replace('-person', '')} ${notice} ${band(before)} > ${band(after)}`,
  );

const [QUARTER, HALF, MOST] = ['25-to-50-percent', '50-to-75-percent', '75-to-100-percent'];
const both = (each = 'none') => `${each}/${each}`;

describe('the history of control', () => {
  it('L2, L3: follows entries that are posted in the order of their dates', () => {
    const register = new Register();
    const posted = (request: ShareActionRequest) =>
      summaryOf(effectsOf(register, [register.post(request)]).changes);
    expect(posted(founding)).toEqual([
      `2026-01-15 alice became ${both()} > ${both(HALF)}`,
      `2026-01-15 bob became ${both()} > ${both(QUARTER)}`,
    ]);
    expect(posted(partPaid)).toEqual([
      `2026-11-30 alice changed ${both(HALF)} > ${both(QUARTER)}`,
      `2026-11-30 cara became ${both()} > ${both(QUARTER)}`,
    ]);
    expect(posted(bobToAlice)).toEqual([`2026-12-02 bob ceased ${both(QUARTER)} > ${both()}`]);
  });

  it('is the same before and after an entry is posted, on every later day too', () => {
    const register = new Register();
    register.post(allotment('2026-01-20', allotted(ALICE, '80'), allotted(BOB, '20')));
    register.post(transfer('2026-09-01', BOB, ALICE, '15'));
    const backDated = transfer('2026-03-01', ALICE, BOB, '10');
    const before = planned(register, backDated);
    expect(summaryOf(before.changes)).toEqual([
      `2026-03-01 alice changed ${both(MOST)} > ${both(HALF)}`,
      `2026-03-01 bob became ${both()} > ${both(QUARTER)}`,
      `2026-09-01 alice changed ${both(HALF)} > ${both(MOST)}`,
      `2026-09-01 bob ceased ${both(QUARTER)} > ${both()}`,
    ]);
    expect(before.withdrawn).toEqual([]);
    // The changes in the books before the entry.
    expect(before.changes.map(({ known }) => band(known))).toEqual([both(MOST), both(), both(MOST), both()]);
    const after = effectsOf(register, [register.post(backDated)]);
    expect(summaryOf(after.changes)).toEqual(summaryOf(before.changes));
  });

  it('notifies nothing of the days before control was registrable', () => {
    const register = new Register();
    const requests = [
      allotment('2026-01-20', allotted(ALICE, '80'), allotted(BOB, '20')),
      transfer('2026-01-21', ALICE, BOB, '10'),
      transfer('2026-01-22', ALICE, BOB, '30'),
    ];
    const days = ['2016-03-21', '2016-04-05', '2016-04-06'].map(civilDate);
    const start = register.at('2026-01-20');
    const added = requests.map((request, index) => {
      const event = register.post(request);
      return { ...event, effectiveOn: days[index] ?? event.effectiveOn };
    });
    expect(summaryOf(findPscChanges({ start, posted: [], added }).changes)).toEqual([
      `2016-04-06 alice changed ${both(HALF)} > ${both(QUARTER)}`,
      `2016-04-06 bob changed ${both(QUARTER)} > ${both(HALF)}`,
    ]);
  });

  it('withdraws what a later entry showed until now', () => {
    const register = new Register();
    register.post(allotment('2026-01-20', allotted(ALICE, '80'), allotted(BOB, '20')));
    register.post(transfer('2026-09-01', ALICE, BOB, '10'));
    const { changes, withdrawn } = planned(register, transfer('2026-03-01', ALICE, BOB, '6'));
    expect(summaryOf(changes)).toEqual([
      `2026-03-01 alice changed ${both(MOST)} > ${both(HALF)}`,
      `2026-03-01 bob became ${both()} > ${both(QUARTER)}`,
    ]);
    expect(withdrawn.map(({ on, notice, known }) => [on, notice, band(known)])).toEqual([
      ['2026-09-01', 'changed', both(HALF)],
      ['2026-09-01', 'became', both(QUARTER)],
    ]);
  });

  it('withdraws with a reversal, and takes the balance that books begin with as it is', () => {
    const register = new Register();
    const opening = register.post({
      kind: 'opening-balance',
      on: '2026-02-01',
      source: 'Old books',
      holdings: [
        { classId: ORDINARY, holderId: ALICE, shares: '60', unpaidEach: '0' },
        { classId: ORDINARY, holderId: BOB, shares: '40', unpaidEach: '0' },
      ],
    });
    expect(summaryOf(effectsOf(register, [opening]).changes)).toEqual([]);
    const wrong = register.post(transfer('2026-03-01', BOB, ALICE, '20'));
    expect(summaryOf(effectsOf(register, [register.reverse(wrong)]).withdrawn)).toEqual([
      `2026-03-01 alice changed ${both(HALF)} > ${both(HALF)}`,
      `2026-03-01 bob ceased ${both(QUARTER)} > ${both(QUARTER)}`,
    ]);
    const undone: ShareEvent = register.reverse(opening);
    expect(summaryOf(effectsOf(register, [undone]).changes)).toEqual([]);
  });
});

describe('control with two currencies', () => {
  const euro = (...allottees: readonly Allottee[]) => allotment('2026-02-01', ...allottees);
  /** Until the second class is allotted there is one. */
  const twoCurrencies = () => {
    const register = new Register();
    register.post(allotment('2026-01-20', allotted(ALICE, '60'), allotted(BOB, '20'), allotted(CARA, '20')));
    return register;
  };

  it('asks only about those whose band depends on the rate of exchange', () => {
    const { changes } = planned(twoCurrencies(), euro(allotted(BOB, '100', PREFERENCE)));
    expect(summaryOf(changes)).toEqual([
      `2026-02-01 alice asked ${HALF}/${HALF} > several-currencies/${HALF}`,
      `2026-02-01 bob asked none/none > several-currencies/none`,
    ]);
  });

  it('needs not ask about a band that is the same at any rate', () => {
    const { changes } = planned(
      twoCurrencies(),
      euro(
        allotted(ALICE, '70', PREFERENCE),
        allotted(CARA, '20', PREFERENCE),
        allotted(BOB, '10', PREFERENCE),
      ),
    );
    expect(summaryOf(changes)).toEqual([]);
  });

  it('asks again when the part of one currency changes', () => {
    const register = twoCurrencies();
    register.post(euro(allotted(BOB, '100', PREFERENCE)));
    const { changes } = planned(register, transfer('2026-03-01', ALICE, CARA, '30'));
    expect(summaryOf(changes)).toEqual([
      `2026-03-01 alice changed several-currencies/${HALF} > several-currencies/${QUARTER}`,
      `2026-03-01 cara became none/none > several-currencies/${QUARTER}`,
    ]);
  });

  it('never makes somebody who gives up everything a person with significant control', () => {
    const register = twoCurrencies();
    register.post(euro(allotted(BOB, '100', PREFERENCE)));
    const { changes } = planned(register, {
      kind: 'transmission',
      on: '2026-03-01',
      fromId: CARA,
      toId: BOB,
      evidence: 'Grant of probate',
    });
    expect(summaryOf(changes)).toEqual([
      `2026-03-01 bob asked several-currencies/none > several-currencies/${QUARTER}`,
    ]);
    const all = planned(register, transfer('2026-03-01', ALICE, CARA, '60'));
    expect(summaryOf(all.changes)[0]).toBe(`2026-03-01 alice ceased several-currencies/${HALF} > none/none`);
  });
});

describe('an entry on a day that has changes already', () => {
  const books = () => {
    const register = new Register();
    register.post(founding);
    register.post(partPaid);
    return register;
  };

  it('adds none of those that stand, where it changes no band', () => {
    const { changes, withdrawn } = planned(books(), allotment(partPaid.on, allotted(BOB, '1')));
    expect([changes, withdrawn]).toEqual([[], []]);
  });

  it('takes the place of those that it makes otherwise, and of no others', () => {
    const { changes, withdrawn } = planned(books(), allotment(partPaid.on, allotted(BOB, '80')));
    // Of 230: Alice has 60 and Bob 120. Her change stands already, and Cara's 50 are no control any more.
    expect(summaryOf(changes)).toEqual([`${partPaid.on} bob changed ${both(QUARTER)} > ${both(HALF)}`]);
    expect(summaryOf(withdrawn)).toEqual([`${partPaid.on} cara became ${both()} > ${both()}`]);
  });
});
