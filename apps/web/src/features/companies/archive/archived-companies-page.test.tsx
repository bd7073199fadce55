import type { AccessFlag } from '@statbook/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { ArchivedCompaniesPage } from './archived-companies-page.tsx';

const mills = {
  companyId,
  companyNumber: '09990004',
  companyName: 'NORTHERN MILLS LIMITED',
  removedAt: '2026-11-20T09:30:00.000Z',
  removedBy: 'Ada Baker',
  isListedAgain: false,
};

type Answers = Parameters<typeof serveAnswers>[0];

async function show(answers: Answers = {}, access: readonly AccessFlag[] = ['viewCompany', 'deleteCompany']) {
  const received = serveAnswers({
    getArchivedCompanies: { entity: [mills] },
    restoreCompany: { entity: [mills] },
    ...answers,
  });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(<ArchivedCompaniesPage />, { access });
  return { user: setUpUser(), toasts, restored: () => givenTo(received, 'restoreCompany') };
}

describe('the archived companies', () => {
  it('are named with who removed them, and are restored one by one', async () => {
    const { user, toasts, restored } = await show();
    expect(await screen.findByText('Ada Baker')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Restore/ }));
    await expect.poll(() => toasts).toEqual(['NORTHERN MILLS LIMITED restored to the list']);
    expect(restored()).toEqual([{ companyId }]);
  });

  it('say why one is not restored', async () => {
    const { user, toasts } = await show({ restoreCompany: () => refuse('The list has a newer record.') });
    await user.click(await screen.findByRole('button', { name: /Restore/ }));
    await expect.poll(() => toasts).toEqual(['The list has a newer record.']);
  });

  it('are not restored beside a newer record', async () => {
    await show({ getArchivedCompanies: { entity: [{ ...mills, isListedAgain: true }] } });
    expect(await screen.findByText('A newer record is in the list')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull();
  });

  it('are none at first', async () => {
    await show({ getArchivedCompanies: { entity: [] } });
    expect(await screen.findByText('No archived companies')).toBeDefined();
  });

  it('are shown to who may remove companies', async () => {
    await show({}, ['viewCompany']);
    expect(await screen.findByText('You cannot see archived companies')).toBeDefined();
  });
});
