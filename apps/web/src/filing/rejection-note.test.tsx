import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { serveAnswers } from '#testing/served-page.fixture.tsx';
import { RejectionNote } from './rejection-note.tsx';

it('keeps the words of the registry apart from what they mean', async () => {
  const trouble = {
    kind: 'rejection',
    code: '20111',
    text: 'SIC CODE NOT VALID',
    meaning: 'A SIC code is missing.',
    whatToDo: 'Choose one of the list.',
    instance: null,
    step: null,
    field: null,
  };
  serveAnswers({ getErrorLog: { entity: [{ filingId: '7', ordinal: 1, troubles: [trouble] }], total: 1 } });
  await new CompanyPageFixture().show(<RejectionNote companyId={companyId} filingId="7" />);
  const words = (await screen.findByText(trouble.text)).closest('p');
  expect(words?.textContent).toBe('SIC CODE NOT VALID (code 20111)');
  expect(screen.getByText('A SIC code is missing. Choose one of the list.')).toBeTruthy();
});
