import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describedBy } from '#testing/accessible-text.fixture.ts';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { setUpUser } from '#testing/served-page.fixture.tsx';
import { DayFilter } from './day-filter.tsx';

async function showFilter() {
  const changes: string[] = [];
  const note = (day: string) => void changes.push(day);
  await new CompanyPageFixture().show(<DayFilter label="From" value={undefined} onChange={note} />);
  return { changes, user: setUpUser(), from: screen.getByRole('textbox', { name: 'From' }) };
}

describe('a day by which a list is narrowed', () => {
  it('counts once it is a date', async () => {
    const { changes, user, from } = await showFilter();
    await user.type(from, '27 3 2024');
    expect(changes).toEqual(['2024-03-27']);
  });

  it.each([
    ['0001-01-01', 'Enter a date of a year from 1844 to 2200'],
    ['9999-12-31', 'Enter a date of a year from 1844 to 2200'],
    ['soon', 'Enter a date, like 27 3 2024'],
  ])('that is %s is told so at the field, and narrows nothing', async (text, words) => {
    const { changes, user, from } = await showFilter();
    await user.type(from, text);
    await user.tab();
    expect(describedBy(from).join(' ')).toContain(words);
    expect(changes).toEqual([]);
  });
});
