import type { AccessFlag } from '@statbook/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import {
  collectToasts,
  givenTo,
  refuse,
  serveAnswers,
  setUpUser,
  WithAddress,
} from '#testing/served-page.fixture.tsx';
import { CompaniesPage } from './companies-page.tsx';
import type { CompaniesAddress } from './list-address.ts';
import { bakery, closed, kettle } from './company-rows.fixture.ts';
import type { CompanyRow } from './listed-company.ts';

interface Start {
  readonly rows?: readonly CompanyRow[];
  readonly address?: CompaniesAddress;
  readonly answers?: Parameters<typeof serveAnswers>[0];
  readonly access?: readonly AccessFlag[];
}

const everything: readonly AccessFlag[] = [
  'viewCompany',
  'editCompany',
  'deleteCompany',
  'importCompany',
  'exportCompany',
];

async function show({
  rows = [kettle, bakery, closed],
  address = {},
  answers,
  access = everything,
}: Start = {}) {
  const received = serveAnswers({
    getCompanies: { entity: rows, total: rows.length },
    refreshCompany: { entity: [{ changed: ['officers', 'pscs'] }] },
    refreshCompanies: {},
    updateCompanyInformation: {},
    deleteCompany: {},
    ...answers,
  });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(
    <WithAddress<CompaniesAddress> page={(page) => <CompaniesPage {...page} />} start={address} />,
    { access },
  );
  return {
    user: setUpUser(),
    toasts,
    given: (name: Parameters<typeof givenTo>[1]) => givenTo(received, name),
  };
}

const names = () =>
  within(screen.getByRole('table', { name: 'Companies' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

async function showList(start?: Start) {
  const shown = await show(start);
  await screen.findByRole('table', { name: 'Companies' });
  return shown;
}

describe('the list of companies', () => {
  it('stands in the order of names, with what is due', async () => {
    await showList();
    expect(names()).toEqual(['ANCHOR LTD', 'HARBOUR LIGHT BAKERY LIMITED', 'KETTLE WORKS LTD']);
    const row = screen.getByRole('row', { name: /KETTLE WORKS/ });
    expect(row.textContent).toContain('2 in progress');
    expect(row.textContent).toContain('18 days');
  });

  it('is narrowed as one types, by name or number', async () => {
    const { user } = await showList();
    const filter = screen.getByLabelText('Filter by name or number');
    await user.type(filter, 'kettle 0999');
    await expect.poll(names).toEqual(['KETTLE WORKS LTD']);
    await user.clear(filter);
    await user.type(filter, 'nobody');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await expect.poll(() => names().length).toBe(3);
  });

  it('is narrowed by what concerns a company, each with its count', async () => {
    const { user } = await showList();
    await user.click(screen.getByRole('button', { name: 'Overdue 1' }));
    await expect.poll(names).toEqual(['KETTLE WORKS LTD']);
    await user.click(screen.getByRole('button', { name: 'Closed 1' }));
    expect(await screen.findByText('No companies match')).toBeDefined();
  });

  it('sorts by its columns', async () => {
    const { user } = await showList();
    await user.click(screen.getByRole('button', { name: /^Confirmation statement due/ }));
    await expect.poll(() => names()[0]).toBe('KETTLE WORKS LTD');
  });

  it('reads a company again from its menu, and says what changed', async () => {
    const { user, toasts, given } = await showList();
    await user.click(screen.getByRole('button', { name: /KETTLE WORKS LTD/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Update from Companies House' }));
    await expect
      .poll(() => toasts)
      .toEqual(['KETTLE WORKS LTD updated from Companies House. Changes: none.']);
    expect(given('refreshCompany')).toEqual([{ companyId: kettle.companyId }]);
  });

  it('removes a company once that was confirmed, and says why where it cannot', async () => {
    let isOpen = true;
    const { user, toasts, given } = await showList({
      answers: {
        deleteCompany: () => (isOpen ? refuse('A filing is under way.', { status: 409 }) : { body: {} }),
      },
    });
    await user.click(screen.getByRole('button', { name: /KETTLE WORKS LTD/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove the company' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove KETTLE WORKS LTD' }));
    await user.click(dialog.getByRole('button', { name: 'Remove company' }));
    expect(await dialog.findByText('A filing is under way.')).toBeDefined();
    isOpen = false;
    await user.click(dialog.getByRole('button', { name: 'Remove company' }));
    await expect.poll(() => toasts).toEqual(['KETTLE WORKS LTD moved to the archive']);
    expect(given('deleteCompany')).toEqual([
      { companyId: kettle.companyId },
      { companyId: kettle.companyId },
    ]);
  });

  it('has chosen companies read again, all of them in one call', async () => {
    const { user, toasts, given } = await showList();
    await user.click(screen.getByRole('checkbox', { name: /KETTLE WORKS LTD/ }));
    await user.click(await screen.findByRole('button', { name: 'Update from Companies House' }));
    await expect.poll(() => given('refreshCompanies')).toEqual([{ companyIds: [kettle.companyId] }]);
    await expect.poll(() => toasts[0]).toContain('1 company is being updated');
    await user.click(screen.getByRole('checkbox', { name: /all/i }));
    await user.click(await screen.findByRole('button', { name: 'Update from Companies House' }));
    await expect.poll(() => given('updateCompanyInformation')).toHaveLength(1);
  });

  it('asks Companies House nothing about a company that is being formed', async () => {
    const formed = { ...closed, companyName: 'TO BE LTD', companyNumber: '', companyStatus: 'being-formed' };
    const { user } = await showList({ rows: [formed, kettle] });
    await user.click(await screen.findByRole('button', { name: 'Actions for TO BE LTD' }));
    expect(screen.queryByRole('menuitem', { name: /Update from|File confirmation/ })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('checkbox', { name: /TO BE LTD/ }));
    expect(screen.queryByRole('button', { name: /Update from|Prepare statements/ })).toBeNull();
  });

  it('prepares the statement of a chosen company, and chooses none after it', async () => {
    const { user, toasts, given } = await showList({ answers: { saveConfirmationStatement: { body: {} } } });
    await user.click(screen.getByRole('checkbox', { name: /KETTLE WORKS LTD/ }));
    await user.click(await screen.findByRole('button', { name: 'Prepare statements' }));
    await expect.poll(() => toasts[0]).toBe('1 statement prepared');
    expect(given('saveConfirmationStatement')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Prepare statements' })).toBeNull();
  });

  it('says in a dialog what came of several, and chooses none once that is read', async () => {
    const begun = refuse('It was changed meanwhile.', { status: 409, code: 'changed-meanwhile' });
    const { user, toasts, given } = await showList({
      answers: {
        saveConfirmationStatement: ({ companyId: id }) => (id === kettle.companyId ? begun : { body: {} }),
      },
    });
    await user.click(screen.getByRole('checkbox', { name: /all/i }));
    await user.click(await screen.findByRole('button', { name: 'Prepare statements' }));
    const dialog = within(await screen.findByRole('dialog', { name: '1 statement prepared, 1 not' }));
    const before = within(dialog.getByRole('region', { name: 'Started before · 1' }));
    expect(before.getByRole('link', { name: kettle.companyName })).toBeTruthy();
    expect(given('saveConfirmationStatement')).toHaveLength(2);
    expect(toasts).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Prepare statements' })).toBeNull();
  });

  it('gives chosen companies to a user, besides those that the user has', async () => {
    const agent = { agentId: closed.companyId, agentName: 'Idris Vane', status: 'active' };
    const { user, toasts, given } = await showList({
      access: [...everything, 'viewSettings', 'editSettings'],
      answers: {
        getAgents: { entity: [agent, { agentId: 'main', agentName: 'Mara Quill', isMainUser: true }] },
        getAgentDetails: { entity: [{ ...agent, companyIds: [companyId], version: 3 }] },
        saveAgentDetails: { entity: [agent] },
      },
    });
    await user.click(screen.getByRole('checkbox', { name: /KETTLE WORKS LTD/ }));
    await user.click(await screen.findByRole('button', { name: 'Grant access' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Grant access to 1 company' }));
    expect(dialog.queryByRole('option', { name: 'Mara Quill' })).toBeNull();
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'User' }), 'Idris Vane');
    await user.click(dialog.getByRole('button', { name: 'Grant access' }));
    await expect.poll(() => toasts[0]).toBe('Idris Vane has access to 1 company');
    const companyConfigurations = [companyId, kettle.companyId];
    expect(given('saveAgentDetails')).toMatchObject([
      { version: 3, companyConfigurations: expect.anything() },
    ]);
    expect(JSON.stringify(given('saveAgentDetails'))).toContain(companyConfigurations.join('/'));
  });

  it('is narrowed to the companies of a tag', async () => {
    const tagged = [{ ...kettle, tags: ['Audit', 'Partner AB'] }, { ...bakery, tags: ['AUDIT'] }, closed];
    const { user } = await showList({ rows: tagged });
    await user.click(screen.getByRole('button', { name: 'Tag' }));
    const items = await screen.findAllByRole('menuitemradio');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Any tag', 'AUDIT (2)', 'Partner AB (1)']);
    await user.click(screen.getByRole('menuitemradio', { name: 'AUDIT (2)' }));
    await expect.poll(names).toEqual(['HARBOUR LIGHT BAKERY LIMITED', 'KETTLE WORKS LTD']);
    await user.click(screen.getByRole('button', { name: 'Tag: AUDIT' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Any tag' }));
    await expect.poll(() => names().length).toBe(3);
  });

  it('tags the companies that are chosen', async () => {
    const { user, toasts, given } = await showList({
      rows: [{ ...kettle, tags: ['Audit'] }, bakery],
      answers: { getCompanyTags: { entity: [{ tag: 'Audit', companies: 1 }] }, tagCompanies: {} },
    });
    expect(screen.getByRole('button', { name: 'Tag' })).toBeDefined();
    for (const name of [/KETTLE WORKS LTD/, /HARBOUR LIGHT/])
      await user.click(screen.getByRole('checkbox', { name }));
    await user.click(await screen.findByRole('button', { name: 'Change tags' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change tags of 2 companies' }));
    await user.type(
      await dialog.findByRole('textbox', { name: /^Add tags(?! in use)/ }),
      'Partner AB, Year end',
    );
    await user.click(dialog.getByRole('button', { name: 'Change tags' }));
    await expect.poll(() => toasts[0]).toBe('Tags of 2 companies changed');
    expect(given('tagCompanies')).toEqual([
      { companyIds: [bakery.companyId, kettle.companyId], add: ['Partner AB', 'Year end'], remove: [] },
    ]);
  });

  it('offers neither choice nor changes to who may only look', async () => {
    const { user } = await showList({ access: ['viewCompany'] });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Import companies' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /KETTLE WORKS LTD/ }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Open the company',
    ]);
  });

  it('leads from the menu of a company to its statement and to who has access', async () => {
    const { user } = await showList({ access: [...everything, 'editSettings'] });
    await user.click(screen.getByRole('button', { name: /KETTLE WORKS LTD/ }));
    const place = async (name: string) =>
      (await screen.findByRole('menuitem', { name })).getAttribute('href');
    expect(await place('File confirmation statement')).toContain('forms/confirmation-statement?company=');
    expect(await place('Grant access')).toContain('companyadmin?company=');
  });

  it('offers the ways in which a company comes into it', async () => {
    const { user } = await showList({ access: ['viewCompany', 'importCompany', 'createCompany'] });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Import by number',
      'Import by search',
      'Import by list',
      'Enter by hand',
    ]);
  });

  it('without companies leads to their import', async () => {
    await show({ rows: [] });
    expect(await screen.findByRole('link', { name: 'Import companies' })).toBeDefined();
  });

  it('without companies says who gives them to who may not import', async () => {
    await show({ rows: [], access: ['viewCompany'] });
    expect(await screen.findByText(/once a main user adds them, or gives them to you/)).toBeDefined();
  });

  it('is not shown to who may see no company', async () => {
    const { given } = await show({ access: [] });
    expect(await screen.findByText('You cannot see companies')).toBeDefined();
    expect(given('getCompanies')).toEqual([]);
  });

  it('offers the import to who may import and not look', async () => {
    await show({ access: ['importCompany'] });
    expect(await screen.findByText('You cannot see companies')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Import companies' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Archived companies' })).toBeNull();
  });

  it('that cannot be loaded says so', async () => {
    await show({ answers: { getCompanies: () => refuse('The database rests.', { status: 503 }) } });
    expect(await screen.findByText('The companies could not be loaded')).toBeDefined();
  });
});
