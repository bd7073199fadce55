import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { WhatFollows } from './plan-preview.tsx';

afterEach(cleanup);

const show = (on: string, dueOn: string) =>
  new CompanyPageFixture().show(
    <WhatFollows
      day={{
        on,
        filings: [{ form: 'SH01', dueOn }],
        registerBy: null,
        certificatesBy: null,
        stampDuty: null,
      }}
    />,
  );

it('an entry of years ago has the last days of then, and none is called overdue', async () => {
  await show('2012-03-10', '2012-04-10');
  expect(await screen.findByRole('heading', { name: 'What followed' })).toBeDefined();
  expect(screen.getByText('10 April 2012')).toBeDefined();
  expect(screen.getByText(/shows in the filing history/)).toBeDefined();
  expect(screen.queryByText(/overdue/)).toBeNull();
});

it('an entry of some months ago is still to be filed for', async () => {
  await show('2026-03-10', '2026-04-10');
  expect(await screen.findByRole('heading', { name: 'Next steps' })).toBeDefined();
  expect(screen.getByText(/overdue/)).toBeDefined();
});
