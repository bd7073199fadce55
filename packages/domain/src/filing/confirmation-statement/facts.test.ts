import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServedCompanyType } from '../../companies/company-types.ts';
import {
  confirmationStatementForm,
  describeDirector,
  type DirectorFacts,
  hasShareCapital,
  listsMembers,
  mayBeTraded,
  unverifiedDirectors,
} from './facts.ts';
import { ALICE, BOB, NOTHING_CHANGED, PLUM, TODAY } from './testing/plum-limited.ts';

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

describe('a director', () => {
  it('is read with all forenames', () => {
    expect([ALICE, BOB].map(describeDirector)).toEqual(['Alice GREEN', 'Bob Ewan STONE']);
    expect(
      describeDirector({ id: 'c', person: 'legal-entity', surname: 'PEAR LIMITED', hasDateOfBirth: false }),
    ).toBe('PEAR LIMITED');
  });

  it('owes an identity statement only as an individual whom the register does not show as verified', () => {
    const corporate: DirectorFacts = { ...BOB, id: 'c', person: 'legal-entity' };
    expect(unverifiedDirectors({ ...PLUM, directors: [ALICE, BOB, corporate] }, TODAY)).toEqual([BOB]);
  });
});

describe('whether members are listed', () => {
  const traded = { onMarket: true, dtr5Applies: true, pscExemptions: [] };

  it('depends on share capital and on DTR5', () => {
    const guarantee = { ...PLUM, company: { ...PLUM.company, type: 'private-limited-guarant-nsc' } } as const;
    expect([hasShareCapital(PLUM), hasShareCapital(guarantee)]).toEqual([true, false]);
    expect(listsMembers(NOTHING_CHANGED, PLUM)).toBe(true);
    expect(listsMembers(NOTHING_CHANGED, guarantee)).toBe(false);
    expect(listsMembers({ ...NOTHING_CHANGED, trading: traded }, PLUM)).toBe(false);
    expect(listsMembers({ ...NOTHING_CHANGED, trading: { ...traded, dtr5Applies: false } }, PLUM)).toBe(true);
  });
});

describe('shares on a market', () => {
  it('are thought of in a public company, and in a private one whose register says so', () => {
    const onMarket = { onMarket: true, dtr5Applies: false, pscExemptions: [] };
    const of = (type: ServedCompanyType) => ({ ...PLUM, company: { ...PLUM.company, type } });
    expect(mayBeTraded(of('plc'))).toBe(true);
    expect(mayBeTraded(of('ltd'))).toBe(false);
    expect(mayBeTraded({ ...of('ltd'), trading: onMarket })).toBe(true);
    expect(mayBeTraded(of('private-limited-guarant-nsc'))).toBe(false);
  });
});
