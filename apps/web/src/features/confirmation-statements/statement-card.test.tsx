import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture, head } from '#testing/company-page.fixture.tsx';
import { givenTo, serveAnswers } from '#testing/served-page.fixture.tsx';
import { StatementCard } from './statement-card.tsx';
import { facts } from './statement.fixture.tsx';

const show = async (company: object, shown = facts) => {
  const received = serveAnswers({
    getCompanyOverview: { entity: [{ ...head, ...company }] },
    getConfirmationStatementFacts: { entity: [shown] },
  });
  await new CompanyPageFixture().show(<StatementCard companyId={companyId} />);
  return received;
};

describe('the confirmation statement among the forms', () => {
  it('says its last day, how it goes and what it costs', async () => {
    await show({ companyType: 'ltd' });
    expect(await screen.findByText(/The review period ends on/)).toBeDefined();
    expect(screen.getByText(/By software/).textContent).toBe(
      'By software · £50.00, or no fee in a period that is paid for',
    );
  });

  it('says of a review period that is over that it has ended', async () => {
    await show({ companyType: 'ltd' }, { ...facts, today: '2026-11-27' });
    expect(await screen.findByText(/The review period ended on/)).toBeDefined();
  });

  it('is not asked about for what files none here, and the card says so', async () => {
    const message = 'This is a limited liability partnership: its notices can be filed.';
    const received = await show({ companyType: 'llp', service: { level: 'read-only', message } });
    expect(await screen.findByText(message)).toBeDefined();
    expect(givenTo(received, 'getConfirmationStatementFacts')).toEqual([]);
  });
});
