import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, compareDates, daysBetween } from '../../dates/civil-date.ts';
import { effectsOfAcceptance } from './acceptance.ts';
import type { ConfirmationStatementDraft } from './answers.ts';
import { earliestMadeUpDate, latestMadeUpDate } from './check-made-up-date.ts';
import { confirmationStatementForm, type DirectorFacts } from './facts.ts';
import {
  ALICE,
  BOB,
  NOTHING_CHANGED,
  ordinaryCapital,
  ordinaryHolding,
  PLUM,
  TODAY,
} from './plum-limited.fixture.ts';
import { checkConfirmationStatement } from './readiness.ts';
import { toSubmission } from './submission.ts';

const answer = fc.constantFrom('yes', 'no', 'update-submitted', undefined);
const anyDraft: fc.Arbitrary<ConfirmationStatementDraft> = fc
  .record({
    madeUpTo: fc.integer({ min: -400, max: 5 }).map((days) => addDays(TODAY, days)),
    registeredOffice: answer,
    officers: answer,
    pscs: answer,
    recordsLocation: answer,
    lawfulPurpose: fc.boolean(),
  })
  .map(({ lawfulPurpose, ...sections }) => ({
    ...NOTHING_CHANGED,
    ...sections,
    statements: { informationDelivered: true, lawfulPurpose },
  }));

describe('for any answers', () => {
  it('a submission exists exactly when the draft is ready', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { isReady, errors, blockers } = checkConfirmationStatement(draft, PLUM, TODAY);
        const outcome = toSubmission(draft, PLUM, TODAY);
        expect(outcome.ok).toBe(isReady);
        if (!outcome.ok) expect([outcome.errors, outcome.blockers]).toEqual([errors, blockers]);
      }),
    );
  });

  it('a date is taken exactly when it lies between the earliest and the latest', () => {
    fc.assert(
      fc.property(fc.integer({ min: -800, max: 800 }), (days) => {
        const madeUpTo = addDays(TODAY, days);
        const isTaken =
          checkConfirmationStatement({ ...NOTHING_CHANGED, madeUpTo }, PLUM, TODAY).errors.length === 0;
        const isInside =
          compareDates(madeUpTo, earliestMadeUpDate(PLUM)) >= 0 &&
          compareDates(madeUpTo, latestMadeUpDate(PLUM, TODAY)) <= 0;
        expect(isTaken).toBe(isInside);
      }),
    );
  });

  it('the next statement is due a year and fourteen days after this one, or a day of a leap year more', () => {
    fc.assert(
      fc.property(fc.integer({ min: -364, max: 0 }), (days) => {
        const outcome = toSubmission({ ...NOTHING_CHANGED, madeUpTo: addDays(TODAY, days) }, PLUM, TODAY);
        if (!outcome.ok) throw new Error('not ready');
        const { lastMadeUpTo, nextDueOn } = effectsOfAcceptance(outcome.submission);
        expect([379, 380]).toContain(daysBetween(lastMadeUpTo, nextDueOn));
      }),
    );
  });
});

describe('members and capital of any size', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 });
  const statement = (total: number, held: readonly number[]): ConfirmationStatementDraft => ({
    ...NOTHING_CHANGED,
    statementOfCapital: { answer: 'replace', capital: ordinaryCapital(String(total)) },
    shareholdings: {
      answer: 'replace',
      holdings: held.map((shares, index) => ordinaryHolding(`Holder ${index}`, String(shares))),
    },
  });

  it('are taken when they add up, and refused when one share is missing', () => {
    fc.assert(
      fc.property(parts, (held) => {
        const total = held.reduce((sum, shares) => sum + shares, 0);
        expect(toSubmission(statement(total, held), PLUM, TODAY).ok).toBe(true);
        expect(toSubmission(statement(total + 1, held), PLUM, TODAY).ok).toBe(false);
      }),
    );
  });
});

describe('the form', () => {
  it('carries identity statements as long as one director’s is due', () => {
    const boards = fc.array(fc.constantFrom<DirectorFacts>(ALICE, BOB), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(boards, (directors) => {
        const expected = directors.includes(BOB)
          ? 'ConfirmationAndVerificationStatement'
          : 'ConfirmationStatement';
        expect(confirmationStatementForm({ ...PLUM, directors }, TODAY)).toBe(expected);
      }),
    );
  });
});
