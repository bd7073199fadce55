import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { serveAnswers } from '#testing/served-page.fixture.tsx';
import { StatementCard } from './statement-card.tsx';
import { facts } from './statement.fixture.tsx';

describe('the confirmation statement among the forms', () => {
  it('says its last day, how it goes and what it costs', async () => {
    serveAnswers({ getConfirmationStatementFacts: { entity: [facts] } });
    await new CompanyPageFixture().show(<StatementCard companyId={companyId} />);
    expect(await screen.findByText(/The review period ends on/)).toBeDefined();
    expect(screen.getByText(/By software/).textContent).toBe(
      'By software · £50.00, or no fee in a period that is paid for',
    );
  });
});
