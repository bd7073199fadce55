import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { confirmedFacts } from './answers-so-far.tsx';
import { draft, facts } from '../statement.fixture.tsx';
import type { Statement } from '../use-statement.ts';

const answered = {
  ...draft,
  answers: {
    ...draft.answers,
    officers: 'yes',
    pscs: 'update-submitted',
    registeredOffice: 'yes',
    recordsLocation: 'yes',
    registeredEmail: { answer: 'yes', address: '' },
  },
} satisfies Statement['draft'];

const show = (company: Partial<typeof facts.company>) => {
  const statement = {
    companyId: draft.companyId,
    draft: answered,
    facts: {
      ...facts,
      officers: [{ name: 'Alice Green', role: 'Director', appointedOn: '2020-02-03', isVerified: true }],
      company: { ...facts.company, registeredOffice: ['12 Mill Lane', 'Leeds'], ...company },
    },
  };
  return new CompanyPageFixture().show(<DescriptionList facts={confirmedFacts(statement)} />);
};

/** Value and note of a fact, line by line. */
const factOf = (term: string) => screen.getByText(term).parentElement?.textContent ?? '';

describe('what a statement confirms', () => {
  afterEach(cleanup);

  it('stands there as the register has it, with the answer below', async () => {
    await show({
      recordsAddress: ['9 Almonry Close', 'Evesham', 'WR11 4BG'],
      recordsKept: ['Register of members'],
    });
    expect(factOf('Directors and secretaries')).toContain('Alice Green, director, since 3 February 2020');
    expect(factOf('Registered office')).toContain('12 Mill Lane, Leeds');
    expect(factOf('Registered office')).toContain('Confirmed, no change');
    expect(factOf('Company records')).toContain('9 Almonry Close, Evesham, WR11 4BG');
    expect(factOf('Company records')).toContain('Kept there: Register of members');
    expect(factOf('Registered email')).toContain('Confirmed, no change');
  });

  it('says that all records are at the registered office, and nothing where that is not known', async () => {
    await show({ recordsAddress: [] });
    expect(factOf('Company records')).toContain('All at the registered office');
    cleanup();
    await show({ recordsAddress: null });
    expect(factOf('Company records')).not.toContain('registered office');
  });
});
