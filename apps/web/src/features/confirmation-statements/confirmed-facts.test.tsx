import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DescriptionList } from '#kit/page/description-list.tsx';
import { RecordFixture } from '../../record/show-record.fixture.tsx';
import { confirmedFacts } from './answers-so-far.tsx';
import { draft, facts } from './statement.fixture.tsx';
import type { Statement } from './use-statement.ts';

const answered = {
  ...draft,
  Answers: {
    ...draft.Answers,
    Officers: 'yes',
    Pscs: 'update-submitted',
    RegisteredOffice: 'yes',
    RecordsLocation: 'yes',
    RegisteredEmail: { Answer: 'yes', Address: '' },
  },
} satisfies Statement['draft'];

const show = (company: Partial<typeof facts.Company>) => {
  const statement = {
    companyId: draft.CompanyId,
    draft: answered,
    facts: {
      ...facts,
      Officers: [{ Name: 'Alice Green', Role: 'Director', AppointedOn: '2020-02-03', IsVerified: true }],
      Company: { ...facts.Company, RegisteredOffice: ['12 Mill Lane', 'Leeds'], ...company },
    },
  };
  return new RecordFixture().show(<DescriptionList facts={confirmedFacts(statement)} />);
};

/** Value and note of a fact, line by line. */
const factOf = (term: string) => screen.getByText(term).parentElement?.textContent ?? '';

describe('what a statement confirms', () => {
  afterEach(cleanup);

  it('stands there as the register has it, with the answer below', async () => {
    await show({
      RecordsAddress: ['9 Almonry Close', 'Evesham', 'WR11 4BG'],
      RecordsKept: ['Register of members'],
    });
    expect(factOf('Directors and secretaries')).toContain('Alice Green, director, since 3 February 2020');
    expect(factOf('Registered office')).toContain('12 Mill Lane, Leeds');
    expect(factOf('Registered office')).toContain('Right on the register');
    expect(factOf('Company records')).toContain('9 Almonry Close, Evesham, WR11 4BG');
    expect(factOf('Company records')).toContain('Kept there: Register of members');
    expect(factOf('Registered email')).toContain('Right on the register');
  });

  it('says that all records are at the registered office, and nothing where that is not known', async () => {
    await show({ RecordsAddress: [] });
    expect(factOf('Company records')).toContain('All at the registered office');
    cleanup();
    await show({ RecordsAddress: null });
    expect(factOf('Company records')).not.toContain('registered office');
  });
});
