import type { AccessFlag } from '@statbook/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture, head } from '#testing/company-page.fixture.tsx';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { TagsCard } from './tags-card.tsx';

provideTextEditing();

type Answers = Parameters<typeof serveAnswers>[0];

async function show(tags: readonly string[], answers: Answers = {}, access?: readonly AccessFlag[]) {
  const registered = {
    ...head,
    registeredOffice: null,
    sicCodes: [],
    hasRegisteredEmail: false,
    sailAddress: null,
    kept: null,
    tags,
    companyDataReadAt: null,
  };
  const received = serveAnswers({
    getCompanyRegisteredInformation: { entity: [registered] },
    getCompanyTags: { entity: ['Audit', 'Partner AB'].map((tag) => ({ tag, companies: 1 })) },
    tagCompanies: {},
    ...answers,
  });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(<TagsCard companyId={companyId} />, access && { access });
  return { user: setUpUser(), toasts, given: () => givenTo(received, 'tagCompanies') };
}

async function openDialog(user: ReturnType<typeof setUpUser>) {
  await user.click(await screen.findByRole('button', { name: 'Change tags' }));
  return within(await screen.findByRole('dialog', { name: 'Change tags' }));
}

describe('the tags of a company', () => {
  it('are chosen of those in use, and taken away', async () => {
    const { user, toasts, given } = await show(['AUDIT']);
    expect(await screen.findByText('AUDIT')).toBeDefined();
    const dialog = await openDialog(user);
    const add = within(await dialog.findByRole('group', { name: /Add tags in use/ }));
    expect(add.queryByRole('checkbox', { name: 'Audit' })).toBeNull();
    await user.click(add.getByRole('checkbox', { name: 'Partner AB' }));
    const remove = within(dialog.getByRole('group', { name: /Remove tags/ }));
    await user.click(remove.getByRole('checkbox', { name: 'Audit' }));
    await user.click(dialog.getByRole('button', { name: 'Change tags' }));
    await expect.poll(() => toasts).toEqual(['Tags changed']);
    expect(given()).toEqual([{ companyIds: [companyId], add: ['Partner AB'], remove: ['Audit'] }]);
  });

  it('are asked for at the field, and kept where the server refuses them', async () => {
    const { user } = await show([], {
      tagCompanies: () =>
        refuse('Check what is marked.', { errors: { add: 'A company has at most 20 tags' } }),
    });
    const dialog = await openDialog(user);
    await dialog.findByRole('group', { name: /Add tags in use/ });
    await user.click(dialog.getByRole('button', { name: 'Change tags' }));
    const field = dialog.getByRole('textbox', { name: /^Add tags(?! in use)/ });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await user.type(field, 'One more');
    await user.click(dialog.getByRole('button', { name: 'Change tags' }));
    expect(await dialog.findAllByText(/A company has at most 20 tags/)).not.toHaveLength(0);
    expect(field).toMatchObject({ value: 'One more' });
  });

  it('are typed at once, and offered in the order of their numbers', async () => {
    const inUse = ['Month 1', 'Month 10', 'Month 2'].map((tag) => ({ tag, companies: 1 }));
    const { user } = await show([], { getCompanyTags: { entity: inUse } });
    const dialog = await openDialog(user);
    await expect.poll(() => document.activeElement).toBe(dialog.getByRole('textbox', { name: /^Add tags/ }));
    const offered = await dialog.findAllByRole<HTMLInputElement>('checkbox');
    expect(offered.map(({ value }) => value)).toEqual(['Month 1', 'Month 2', 'Month 10']);
  });

  it('are only shown to who may only look', async () => {
    await show([], {}, ['viewCompany']);
    expect(await screen.findByText('No tags')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change tags' })).toBeNull();
  });
});
