import { describe, expect, it } from 'vitest';
import { type CivilDate, civilDate } from '../../../dates/civil-date.ts';
import type { ShareActionRequest } from '../../../share-capital/ledger/event-requests.ts';
import {
  BOB,
  bobToAlice,
  booksAfter,
  CARA,
  founding,
  INCORPORATED_ON,
  ORDINARY,
} from '../../../share-capital/testing/example-register.ts';
import type { RegisterOnDay } from '../../../share-capital/reconciliation/compare-capital.ts';
import type { ConfirmationStatementFacts } from '../facts.ts';
import { NOTHING_CHANGED, PLUM } from '../testing/plum-limited.ts';
import { checkConfirmationStatement } from '../checks/readiness.ts';
import { registerSharesFor, withRegisterAnswers } from './register-answers.ts';
import { toSubmission } from '../submission/submission.ts';

const LAST = civilDate('2026-02-01');
const MADE_UP_TO = civilDate('2026-11-20');
const facts: ConfirmationStatementFacts = {
  ...PLUM,
  company: { ...PLUM.company, incorporatedOn: INCORPORATED_ON },
  lastMadeUpTo: LAST,
};
const allotment = (on: string, more: object = {}): ShareActionRequest => ({
  kind: 'allotment',
  on,
  allottees: [{ classId: ORDINARY, holderId: CARA, shares: '50', priceEach: '3', paidEach: '2', ...more }],
});

function onDay(requests: readonly ShareActionRequest[], on: CivilDate = MADE_UP_TO): RegisterOnDay {
  const register = booksAfter(...requests);
  const all = register.ledger.listByDate();
  const events = all.filter((event) => register.ledger.isLive(event));
  return { on, position: register.at(on), events, lots: all.flatMap(({ lots }) => lots) };
}

function sharesFor(requests: readonly ShareActionRequest[], company = facts) {
  const shares = registerSharesFor(onDay(requests), company);
  if (!shares) throw new Error('The register is empty.');
  return { shares, draft: withRegisterAnswers(NOTHING_CHANGED, company, shares) };
}

describe('a statement that takes capital and members from the register', () => {
  it('confirms what the registry holds where the register says the same', () => {
    const { shares, draft } = sharesFor([founding]);
    expect([shares.capitalDifferences, shares.memberDifferences, shares.entries]).toEqual([[], [], []]);
    expect(draft.statementOfCapital).toEqual({ answer: 'confirm' });
    expect(draft.shareholdings).toEqual({ answer: 'confirm', holdings: [] });
  });

  it('states both again after an allotment, as at its date, and names the entry', () => {
    const { shares, draft } = sharesFor([founding, allotment('2026-06-01')]);
    expect(shares.entries.map(({ kind, effectiveOn }) => [kind, effectiveOn])).toEqual([
      ['allotment', '2026-06-01'],
    ]);
    expect(shares.capitalDifferences).toMatchObject([
      { what: 'shares-in-issue', register: '150', other: '100', entries: [shares.entries[0]?.id] },
      { what: 'nominal' },
      { what: 'unpaid', register: '50', other: '0' },
    ]);
    const outcome = toSubmission(draft, facts, MADE_UP_TO);
    expect(outcome.ok && outcome.submission.statementOfCapital?.currencies).toMatchObject([
      { totalShares: '150', totalNominal: '150', totalUnpaid: '50' },
    ]);
    expect(outcome.ok && outcome.submission.shareholdings).toHaveLength(3);
  });

  it('lists the members again for transfers alone, though everybody holds what they held', () => {
    const back: ShareActionRequest = {
      kind: 'transfer',
      on: '2026-07-01',
      classId: ORDINARY,
      transferorId: BOB,
      transferees: [{ transfereeId: CARA, shares: '5' }],
    };
    const again: ShareActionRequest = {
      kind: 'transfer',
      on: '2026-07-02',
      classId: ORDINARY,
      transferorId: CARA,
      transferees: [{ transfereeId: BOB, shares: '5' }],
    };
    const { draft } = sharesFor([founding, back, again]);
    expect(draft.statementOfCapital.answer).toBe('confirm');
    expect(draft.shareholdings.answer).toBe('replace');
    expect(draft.shareholdings.holdings.flatMap(({ transfers }) => transfers)).toHaveLength(2);
  });

  it('knows nothing of entries after its date', () => {
    const { draft, shares } = sharesFor([founding, { ...bobToAlice, on: '2026-12-02' }]);
    expect([draft.shareholdings.answer, shares.entries]).toEqual(['confirm', []]);
  });

  it('leaves a question open that the person has not come to', () => {
    const shares = registerSharesFor(onDay([founding, allotment('2026-06-01')]), facts);
    const begun = { ...NOTHING_CHANGED, statementOfCapital: {}, shareholdings: { holdings: [] } };
    const draft = shares && withRegisterAnswers(begun, facts, shares);
    expect(draft?.statementOfCapital.answer).toBeUndefined();
    expect(draft?.shareholdings.answer).toBeUndefined();
  });

  it('asks the person for unpaid amounts that are not known, and for nothing else', () => {
    const opening: ShareActionRequest = {
      kind: 'opening-balance',
      on: '2026-02-01',
      holdings: [{ classId: ORDINARY, holderId: CARA, shares: '150' }],
    };
    const { shares, draft } = sharesFor([opening]);
    const path = 'statementOfCapital.capital.currencies.0.totalUnpaid';
    expect(checkConfirmationStatement(draft, facts, MADE_UP_TO).errors.map((error) => error.path)).toEqual([
      path,
    ]);
    const typed = {
      currencies: [{ currency: 'GBP', classes: [], totalShares: '', totalNominal: '', totalUnpaid: '0' }],
    };
    const given = { ...NOTHING_CHANGED, statementOfCapital: { answer: 'confirm' as const, capital: typed } };
    const answered = withRegisterAnswers(given, facts, shares);
    expect(answered.statementOfCapital.capital?.currencies).toMatchObject([
      { totalShares: '150', totalUnpaid: '0' },
    ]);
  });

  it('leaves the list of a traded company to the person, and has nothing to say before its first entry', () => {
    const shares = registerSharesFor(onDay([founding, allotment('2026-06-01')]), facts);
    const traded = { ...NOTHING_CHANGED, trading: { onMarket: true, pscExemptions: [] } };
    expect(shares && withRegisterAnswers(traded, facts, shares).shareholdings).toEqual(
      NOTHING_CHANGED.shareholdings,
    );
    expect(registerSharesFor(onDay([founding], civilDate('2026-01-14')), facts)).toBeUndefined();
  });

  it('states everything where the registry has not opened its data', () => {
    const { draft, shares } = sharesFor([founding], {
      ...facts,
      statementOfCapital: undefined,
      shareholdings: undefined,
    });
    expect([shares.capitalDifferences, shares.memberDifferences]).toEqual([undefined, undefined]);
    expect([draft.statementOfCapital.answer, draft.shareholdings.answer]).toEqual(['replace', 'replace']);
  });
});
