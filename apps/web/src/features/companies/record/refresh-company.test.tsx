import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { RegisterChange } from '#company-page/change-lines.tsx';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { CompanyRecord } from './company-record.tsx';
import { company } from './company.fixture.ts';

const moved: RegisterChange = {
  changeId: 1,
  readAt: '2026-11-20T09:30:00.000Z',
  kind: 'registered-office',
  title: 'Registered office changed',
  subject: '',
  before: '1 Quay Street, Hull',
  now: '9 Bow Lane, London',
  origin: 'not-ours',
  explanation: 'You did not file this: AD01 registered on 20 November 2026.',
  filingId: null,
  entry: null,
  isAlarm: true,
  settledAs: null,
  settledAt: null,
  settledBy: null,
  note: null,
};

/** Updates by hand on the overview; what it finds is `changes`, and the company has as many alarms as `registerAlarms`. */
async function update(
  changes: readonly RegisterChange[],
  registerAlarms: number,
  companyDataProblem: string | null = null,
) {
  const overview = { entity: [{ ...company, registerAlarms }] };
  const outcome = { companyId: company.companyId, changes, changed: [], companyDataProblem };
  serveAnswers({ refreshCompany: { entity: [outcome] }, getCompanyOverview: overview });
  const page = new CompanyPageFixture();
  await page.ofCompany('getCompanyOverview', overview).show(<Pages />);
  const user = setUpUser();
  await user.click(await screen.findByRole('button', { name: 'Update from Companies House' }));
  return { user, page };
}

function Pages() {
  const [register, setRegister] = useState('Overview');
  return (
    <CompanyRecord companyId={company.companyId} register={register} onOpened={() => undefined}>
      {['Overview', 'Changes at Companies House'].map((page) => (
        <button key={page} type="button" onClick={() => setRegister(page)}>
          Go to {page}
        </button>
      ))}
    </CompanyRecord>
  );
}

const alarm = /that you did not file/;

describe('an update by hand', () => {
  it('calls alarm with what was not filed here, until the page of changes is open', async () => {
    const { user } = await update([moved], 1);
    expect((await screen.findByRole('alert')).textContent).toContain('Now: 9 Bow Lane, London');
    await user.click(screen.getByRole('button', { name: 'Go to Changes at Companies House' }));
    await waitFor(() => expect(screen.queryByText(alarm)).toBeNull());
  });

  it('tells the first of many changes, and how many more there are', async () => {
    const many = Array.from({ length: 25 }, (_, place) => ({
      ...moved,
      changeId: place,
      now: `${place} Row`,
    }));
    await update(many, many.length);
    const told = (await screen.findByRole('alert')).textContent;
    expect(told).toContain('25 changes at Companies House that you did not file');
    expect(told).toMatch(/4 Row.*And 20 more/);
    expect(told).not.toContain('5 Row');
  });

  it('calls alarm again beside other pages, as long as a change is to be answered', async () => {
    const { user } = await update([moved], 1);
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Go to Changes at Companies House' }));
    await user.click(screen.getByRole('button', { name: 'Go to Overview' }));
    expect(screen.getByRole('alert').textContent).toContain('Now: 9 Bow Lane, London');
  });

  it('calls no alarm any more once a colleague has answered each change', async () => {
    const { page } = await update([moved], 1);
    await screen.findByRole('alert');
    page.ofCompany('getCompanyOverview', { entity: [company] });
    await waitFor(() => expect(screen.queryByText(alarm)).toBeNull());
    expect(screen.queryByText('Updated from Companies House')).toBeNull();
  });

  it('counts the alarms of before with the new ones, and says which are new', async () => {
    await update([moved], 3);
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toContain('3 changes at Companies House that you did not file');
    expect(textContent).toContain('Found by this update:Registered office changed');
  });

  it('says beside an alarm, and on the page of changes, what could not be read', async () => {
    const { user } = await update([moved], 1, 'Its code is wrong.');
    expect((await screen.findByRole('alert')).textContent).toContain('Its code is wrong.');
    await user.click(screen.getByRole('button', { name: 'Go to Changes at Companies House' }));
    expect(await screen.findByText('Its code is wrong.')).toBeTruthy();
    expect(screen.queryByText(alarm)).toBeNull();
  });

  it('that finds nothing new leaves an alarm of before in its place', async () => {
    await update([], 2);
    expect(await screen.findByText('Nothing has changed.')).toBeTruthy();
    expect(screen.getByText('2 changes at Companies House that you did not file')).toBeTruthy();
  });
});
