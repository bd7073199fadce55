import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { refuse, serveAnswers } from '#testing/served-page.fixture.tsx';
import { submission } from '../submission.fixture.ts';
import { ReceiptPage } from './receipt-page.tsx';

it('a submission out of reach is not there, and the others are a press away', async () => {
  serveAnswers({
    getSubmission: () => refuse('There is no such record.', { status: 404, code: 'not-found' }),
  });
  await new CompanyPageFixture().show(<ReceiptPage filingId={submission({}).filingId} />);
  expect(await screen.findByRole('heading', { name: 'There is no such submission' })).toBeDefined();
  const all = screen.getByRole('link', { name: 'Show submissions' });
  expect(all.getAttribute('href')).toBe('/submissionstatus/status');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
