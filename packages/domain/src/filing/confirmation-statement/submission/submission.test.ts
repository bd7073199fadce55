import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../dates/civil-date.ts';
import type { ConfirmationStatementDraft } from '../answers/answers.ts';
import { checkConfirmationStatement } from '../checks/readiness.ts';
import { NOTHING_CHANGED, ordinaryCapital, ordinaryHolding, PLUM, TODAY } from '../testing/plum-limited.ts';
import { everythingChanged, submitPlum } from '../testing/plum-statements.ts';
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

describe('what is sent', () => {
  it('is the bare statement when nothing changed', () => {
    expect(submitPlum()).toEqual({
      form: 'ConfirmationStatement',
      company: { number: '12345678', name: 'PLUM LIMITED' },
      madeUpTo: '2026-11-20',
      lawfulPurpose: true,
      informationDelivered: true,
      verifications: [],
      signer: { name: 'Alice Green', capacity: 'director' },
    });
  });

  it('holds a full set of each part that changed, in canonical form', () => {
    const sent = everythingChanged();
    expect(sent.form).toBe('ConfirmationAndVerificationStatement');
    expect(sent.trading).toEqual({ onMarket: false, dtr5Applies: false, pscExemptions: [] });
    expect(sent.sicCodes).toEqual(['62012', '70229']);
    expect(sent.statementOfCapital?.currencies[0]).toMatchObject({ totalShares: '1500', totalUnpaid: '0' });
    expect(sent.shareholdings?.map(({ numberHeld }) => numberHeld)).toEqual(['1499', '1']);
    expect(sent.registeredEmail).toBe('office@plum.co.uk');
  });

  it('names only the directors whose identity statement is due', () => {
    expect(everythingChanged().verifications).toEqual([
      {
        directorId: 'bob',
        title: 'Dr',
        forename: 'Bob',
        otherForenames: 'Ewan',
        surname: 'STONE',
        nameMismatchReason: 'preferred-name',
      },
    ]);
  });

  it('never publishes the addresses of members of a company that is not traded', () => {
    expect(JSON.stringify(everythingChanged())).not.toContain('High Street');
  });

  it('is plain JSON', () => {
    const sent = everythingChanged();
    expect(JSON.parse(JSON.stringify(sent))).toEqual(sent);
  });

  it('leaves out codes that are the same in another order', () => {
    const facts = { sicCodes: ['70229', '62012'] };
    expect(
      submitPlum({ sicCodes: { answer: 'replace', codes: ['62012', '70229'] } }, facts),
    ).not.toHaveProperty('sicCodes');
  });

  it('says nothing of shares for a company without any', () => {
    const company = { ...PLUM.company, type: 'private-limited-guarant-nsc' } as const;
    const sent = submitPlum({}, { company, trading: undefined });
    expect(Object.keys(sent)).not.toContain('trading');
  });

  it('is nothing while the draft is not ready', () => {
    const outcome = toSubmission({ ...NOTHING_CHANGED, madeUpTo: '2026-11-21', officers: 'no' }, PLUM, TODAY);
    expect(outcome).toMatchObject({
      ok: false,
      errors: [{ path: 'madeUpTo', code: 'future' }],
      blockers: [{ code: 'correct-officers' }],
    });
  });
});

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
