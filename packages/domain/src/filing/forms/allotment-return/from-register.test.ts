import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { amount } from '../../../money/exact-decimal.ts';
import type { AllotmentRequest } from '../../../share-capital/ledger/event-requests.ts';
import type { ShareEvent } from '../../../share-capital/ledger/event.ts';
import {
  ALICE,
  BOB,
  CARA,
  founding,
  ORDINARY,
  ordinaryTerms,
  partPaid,
  PREFERENCE,
  Register,
} from '../../../share-capital/testing/example-register.ts';
import { checkForm } from '../kernel/check-form.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { answersFromRegister, type RegisteredAllotments } from './from-register.ts';
import { allotmentReturn } from './rules.ts';

/** What the register says of some entries at the end of a day. */
function registered(register: Register, on: string, ...events: readonly ShareEvent[]): RegisteredAllotments {
  return { events, lots: events.flatMap(({ lots }) => lots), position: register.at(on) };
}

function answersOf(given: RegisteredAllotments) {
  const read = answersFromRegister(given);
  if (!read.ok) throw new Error(read.whyNot);
  return read.answers;
}

const whyNot = (given: RegisteredAllotments) => {
  const read = answersFromRegister(given);
  return read.ok ? undefined : read.whyNot;
};

const allot = (on: string, ...allottees: AllotmentRequest['allottees']) =>
  ({ kind: 'allotment', on, allottees }) as const;
const facts = formFacts({ today: civilDate('2026-12-31') });

describe('a return of allotments out of the share register', () => {
  it('returns an allotment with the capital after it, ready to be filed', () => {
    const register = new Register();
    register.post(founding);
    const answers = answersOf(registered(register, '2026-11-30', register.post(partPaid)));
    const { content } = allotmentReturn.compose({ form: 'SH01', facts, answers });
    expect(content).toEqual({
      allottedFrom: '2026-11-30',
      allotments: [
        {
          shareClass: 'Ordinary',
          currency: 'GBP',
          nominalValue: '1',
          numberOfShares: '50',
          amountPaidPerShare: '2',
          amountUnpaidPerShare: '1',
        },
      ],
      statementOfCapital: [
        {
          currency: 'GBP',
          totalNumberOfShares: '150',
          totalAggregateNominalValue: '150',
          totalAmountUnpaid: '50',
          shares: [
            {
              shareClass: 'Ordinary',
              prescribedParticulars: ordinaryTerms.particulars,
              numberOfShares: '150',
              aggregateNominalValue: '150',
            },
          ],
        },
      ],
    });
    const about = { ...facts, today: register.today };
    expect(checkForm(allotmentReturn, { form: 'SH01', facts: about, answers }).errors).toEqual([]);
  });

  it('adds up shares on the same terms, over all holders and days of the period', () => {
    const register = new Register();
    register.post(founding);
    const later = register.post(
      allot(
        '2026-11-20',
        { classId: ORDINARY, holderId: ALICE, shares: '5', priceEach: '3', paidEach: '2' },
        { classId: PREFERENCE, holderId: ALICE, shares: '7', priceEach: '1', paidEach: '1' },
        { classId: ORDINARY, holderId: BOB, shares: '2', priceEach: '3', paidEach: '3', nonCash: 'A press' },
      ),
    );
    const earlier = register.post(
      allot('2026-11-02', { classId: ORDINARY, holderId: CARA, shares: '1', priceEach: '3', paidEach: '2' }),
    );
    const answers = answersOf(registered(register, '2026-11-20', later, earlier));
    const { content } = allotmentReturn.compose({ form: 'SH01', facts, answers });
    expect(content).toMatchObject({ allottedFrom: '2026-11-02', allottedTo: '2026-11-20' });
    expect(content.allotments).toMatchObject([
      { shareClass: 'Ordinary', numberOfShares: '6', amountPaidPerShare: '2', amountUnpaidPerShare: '1' },
      { shareClass: 'Preference', numberOfShares: '7', currency: 'EUR', amountUnpaidPerShare: '0' },
      { shareClass: 'Ordinary', numberOfShares: '2', nonCashConsideration: 'A press' },
    ]);
    expect(content.statementOfCapital).toMatchObject([
      { currency: 'GBP', totalNumberOfShares: '108', totalAmountUnpaid: '6' },
      { currency: 'EUR', totalNumberOfShares: '7', totalAmountUnpaid: '0' },
    ]);
  });

  it('keeps a total that does not divide as the two prices of the register', () => {
    const register = new Register();
    const thirds = register.post(
      allot(
        '2026-01-15',
        { classId: ORDINARY, holderId: ALICE, shares: '2', priceEach: '3.333333', paidEach: '3.333333' },
        { classId: ORDINARY, holderId: ALICE, shares: '1', priceEach: '3.333334', paidEach: '3.333334' },
      ),
    );
    const answers = answersOf(registered(register, '2026-01-15', thirds));
    expect(answers).toMatchObject({
      'allotments.0.numberOfShares': '2',
      'allotments.0.amountPaidPerShare': '3.333333',
      'allotments.1.numberOfShares': '1',
      'allotments.1.amountPaidPerShare': '3.333334',
    });
  });

  it('returns a bonus issue as paid up otherwise than in cash', () => {
    const register = new Register();
    register.post(founding);
    const ratio = { classId: ORDINARY, intoClassId: ORDINARY, newShares: '1', forEvery: '2' };
    const bonus = register.post({ kind: 'bonus-issue', on: '2026-03-01', ...ratio });
    expect(answersOf(registered(register, '2026-03-01', bonus))).toMatchObject({
      'allotments.0.numberOfShares': '50',
      'allotments.0.amountPaidPerShare': '1',
      'allotments.0.nonCashConsideration': 'Bonus issue paid up out of reserves',
      'statementOfCapital.0.totalNumberOfShares': '150',
    });
  });

  it('leaves the total unpaid open where the register does not know it', () => {
    const register = new Register();
    const holdings = [{ classId: ORDINARY, holderId: ALICE, shares: '90' }];
    register.post({ kind: 'opening-balance', on: '2026-06-30', holdings });
    const answers = answersOf(registered(register, '2026-11-30', register.post(partPaid)));
    expect(answers['statementOfCapital.0.totalAmountUnpaid']).toBeUndefined();
    const { errors } = checkForm(allotmentReturn, { form: 'SH01', facts, answers });
    expect(errors).toMatchObject([{ path: 'statementOfCapital.0.totalAmountUnpaid', code: 'missing' }]);
  });
});

describe('what the form cannot say', () => {
  it('is refused in words, and never rounded', () => {
    const register = new Register();
    const event = register.post(founding);
    const given = registered(register, '2026-01-15', event);
    const third = { amount: amount('10'), shares: 3n };
    const withLot = (change: object) => ({
      ...given,
      lots: given.lots.map((lot) => ({ ...lot, ...change })),
    });
    expect(whyNot(withLot({ price: third }))).toMatch(/does not end within six decimals.*by hand/);
    expect(whyNot(withLot({ price: undefined }))).toContain('does not say what was paid');
    expect(whyNot(withLot({ currency: 'EUR' }))).toContain('is in EUR, but their nominal value is in GBP');
  });

  it('is a nominal value or a currency that changed before the end of the period', () => {
    const register = new Register();
    const event = register.post(founding);
    register.post({ kind: 'subdivision', on: '2026-02-01', classId: ORDINARY, into: '2' });
    expect(whyNot(registered(register, '2026-01-31', event))).toBeUndefined();
    expect(whyNot(registered(register, '2026-02-01', event))).toContain('has changed since');
  });

  it('is an entry that allots nothing, and more terms than it has lines', () => {
    const register = new Register();
    const event = register.post(founding);
    const split = register.post({ kind: 'subdivision', on: '2026-02-01', classId: ORDINARY, into: '2' });
    expect(whyNot(registered(register, '2026-02-01', split))).toContain('1 February 2026 allots no shares');
    expect(whyNot(registered(register, '2026-02-01'))).toContain('Choose an allotment');
    const many = Array.from({ length: 51 }, (_, index) => ({
      ...event.lots[0],
      nonCash: `Thing ${index}`,
      id: `x/${index}`,
    }));
    const postings = many.map(({ id }) => ({ ...event.postings[0], account: { kind: 'issuer' }, lotId: id }));
    // Lots and postings as the register makes them, but for their ids.
    const wide = { events: [{ ...event, postings }], lots: many, position: register.at('2026-01-15') };
    expect(whyNot(wide as never)).toContain('51 different terms');
  });
});

describe('a return that was begun from entries', () => {
  const register = new Register();
  const books = answersFromRegister(registered(register, '2026-01-15', register.post(founding)));
  const warningsOf = (answers: Record<string, string>, allotmentsInBooks = books) => {
    const about = { ...facts, today: register.today, allotmentsInBooks };
    const { warnings } = checkForm(allotmentReturn, { form: 'SH01', facts: about, answers });
    return warnings.map(({ code }) => code).filter((code) => code === 'not-as-in-books');
  };
  const answers = books.ok ? books.answers : {};

  it('warns where it says otherwise than they do now', () => {
    expect(warningsOf(answers)).toEqual([]);
    expect(warningsOf({ ...answers, 'allotments.0.numberOfShares': '99' })).toEqual(['not-as-in-books']);
    expect(warningsOf(answers, { ok: false, whyNot: 'Reversed since' })).toEqual(['not-as-in-books']);
  });
});

it('every allotment of the register is returned to the last share', () => {
  const count = fc.integer({ min: 1, max: 1000 }).map(String);
  const price = fc.integer({ min: 1_000_000, max: 9_000_000 }).map((each) => (each / 1e6).toFixed(6));
  const line = fc.record({ shares: count, priceEach: price, holderId: fc.constantFrom(ALICE, BOB, CARA) });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      const register = new Register();
      const allottees = lines.map((each) => ({ ...each, classId: ORDINARY, paidEach: each.priceEach }));
      const event = register.post(allot('2026-05-05', ...allottees));
      const answers = answersOf(registered(register, '2026-05-05', event));
      const about = { ...facts, today: register.today };
      const { errors } = checkForm(allotmentReturn, { form: 'SH01', facts: about, answers });
      expect(errors).toEqual([]);
      const { allotments } = allotmentReturn.compose({ form: 'SH01', facts, answers }).content;
      const returned = allotments.reduce((sum, { numberOfShares }) => sum + Number(numberOfShares), 0);
      expect(returned).toBe(lines.reduce((sum, { shares }) => sum + Number(shares), 0));
      expect(allotments).toHaveLength(new Set(lines.map(({ priceEach }) => Number(priceEach))).size);
    }),
    { numRuns: 60 },
  );
});
