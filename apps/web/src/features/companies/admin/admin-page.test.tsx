import type { AccessFlag } from '@statbook/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { currentCompany } from '#app/current-company.ts';
import { companyId, CompanyPageFixture, head } from '#testing/company-page.fixture.tsx';
import { refuseAt, wrongNowhere } from '#testing/refused-fields.fixture.ts';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { company } from '../record/company.fixture.ts';
import type { CompanyOverview } from '../record/overview-types.ts';
import { AdminPage } from './admin-page.tsx';

provideTextEditing();

const agent = (agentName: string, reach: 'main' | 'every-company' | 'given' | 'none', agentId: string) => ({
  agentId,
  agentName,
  status: 'active' as const,
  reach,
});
const ada = agent('Ada Baker', 'none', '44444444-4444-4444-8444-444444444444');
const registered = {
  ...head,
  registeredOffice: null,
  sicCodes: [{ code: '10710', description: 'Manufacture of bread' }],
  hasRegisteredEmail: false,
  sailAddress: null,
  kept: null,
  tags: [],
  companyDataReadAt: null,
};

type Answers = Parameters<typeof serveAnswers>[0];
interface Start {
  readonly given?: Partial<CompanyOverview>;
  readonly answers?: Answers;
  readonly access?: readonly AccessFlag[];
}

async function show({ given, answers = {}, access }: Start = {}) {
  const received = serveAnswers({
    getCompanyOverview: { entity: [{ ...company, ...given }] },
    getCompanyAgents: { entity: [agent('Mara Quill', 'main', companyId), ada] },
    getCompanyRegisteredInformation: { entity: [registered] },
    updateRegisteredInfo: {},
    saveAuthenticationCode: {},
    saveCompanyAgent: { entity: [{ ...ada, reach: 'given' }] },
    deleteCompany: {},
    ...answers,
  });
  const toasts = collectToasts();
  const removed: string[] = [];
  await new CompanyPageFixture().show(
    <AdminPage
      companyId={companyId}
      notes={null}
      activity={null}
      onRemoved={() => removed.push('removed')}
    />,
    access && { access },
  );
  return { user: setUpUser(), toasts, removed, given: (name: keyof Answers) => givenTo(received, name) };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('what is kept of a company for its filings', () => {
  it('is changed and sent as the call takes it', async () => {
    const { user, toasts, given } = await show();
    const section = await card('Client contact and SIC codes');
    await section.findByText('None is registered');
    await user.click(section.getByRole('button', { name: 'Change details' }));
    await user.type(section.getByRole('textbox', { name: /Email address/ }), 'mara@harbour.example');
    await user.type(section.getByRole('textbox', { name: /SIC codes/ }), '10710, 47240');
    await user.click(section.getByRole('button', { name: 'Save details' }));
    await expect.poll(() => toasts).toEqual(['Details saved']);
    expect(given('updateRegisteredInfo')).toMatchObject([
      { companyId, email: 'mara@harbour.example', sicCodes: '10710/47240' },
    ]);
  });

  it('has an email address that is noted with the company whose books are open', async () => {
    currentCompany.set({ id: companyId, name: head.companyName, number: head.companyNumber });
    onTestFinished(() => currentCompany.set(undefined));
    const kept = { email: 'mara@harbour.example', sicCodes: [], recordedAt: head.readAt, recordedBy: null };
    await show({ answers: { getCompanyRegisteredInformation: { entity: [{ ...registered, kept }] } } });
    await screen.findByText('mara@harbour.example');
    await expect.poll(() => currentCompany.read()?.email).toBe('mara@harbour.example');
  });

  it('is refused at the field that is wrong', async () => {
    const paths = ['email', 'sicCodes'];
    const { user } = await show({ answers: { updateRegisteredInfo: () => refuseAt(paths) } });
    const section = await card('Client contact and SIC codes');
    await user.click(section.getByRole('button', { name: 'Change details' }));
    await user.click(await section.findByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(wrongNowhere(paths)).toEqual([]));
  });

  it('has no SIC codes, no capital and no share register where the company is an LLP', async () => {
    const { user } = await show({ given: { companyType: 'llp', hasAuthenticationCode: false } });
    const section = await card('Client contact');
    await section.findByText('None is registered');
    await user.click(section.getByRole('button', { name: 'Change details' }));
    expect(section.queryByRole('textbox', { name: /SIC/ })).toBeNull();
    expect(screen.queryByText(/SIC|[Cc]apital|[Ss]hare/)).toBeNull();
    expect(screen.getByText(/what the public register leaves out/)).toBeTruthy();
  });

  it('that differs from the register leads to the statement that says so', async () => {
    const kept = {
      email: null,
      sicCodes: [{ code: '62012', description: null }],
      recordedAt: head.readAt,
      recordedBy: 'Mara Quill',
    };
    await show({ answers: { getCompanyRegisteredInformation: { entity: [{ ...registered, kept }] } } });
    const link = await screen.findByRole('link', { name: 'File the difference with the statement' });
    expect(link.getAttribute('href')).toContain('step=sic-codes');
    expect(screen.getByText('by Mara Quill')).toBeDefined();
  });
});

describe('the authentication code', () => {
  it('is masked until somebody asks for it, and hidden again', async () => {
    const showAuthenticationCode = { entity: [{ authCode: 'AB1234' }] };
    const { user } = await show({ answers: { showAuthenticationCode } });
    const section = await card('Authentication code');
    expect(section.getByText('••••••')).toBeDefined();
    await user.click(section.getByRole('button', { name: 'Reveal (recorded)' }));
    expect(await section.findByText('AB1234')).toBeDefined();
    await user.click(section.getByRole('button', { name: 'Hide' }));
    expect(section.queryByText('AB1234')).toBeNull();
  });

  it('is entered in capital letters; one that the registry does not know stays in its field', async () => {
    const wrong = () => refuse('The registry does not know it.', { errors: { authCode: 'Check the code' } });
    const { user, given } = await show({
      given: { hasAuthenticationCode: false },
      answers: { saveAuthenticationCode: wrong },
    });
    const section = await card('Authentication code');
    await user.click(section.getByRole('button', { name: 'Enter the code' }));
    const field = section.getByRole('textbox', { name: /New authentication code/ });
    await user.type(field, 'ab 12-34');
    await user.click(section.getByRole('button', { name: 'Check and keep the code' }));
    expect(await section.findAllByText('Check the code')).toHaveLength(2);
    expect(field).toHaveProperty('value', 'AB1234');
    expect(given('saveAuthenticationCode')).toEqual([{ companyId, authCode: 'AB1234' }]);
  });
});

describe('who reaches a company', () => {
  it('is changed by who may edit settings, and says what failed', async () => {
    let tries = 0;
    const saveCompanyAgent = () => {
      tries += 1;
      return tries === 1 ? refuse('Ask again.') : { body: { entity: [{ ...ada, reach: 'given' }] } };
    };
    const { user, toasts, given } = await show({ answers: { saveCompanyAgent } });
    const section = await card('Access');
    const give = await section.findByRole('button', { name: /Grant access ?to Ada Baker/ });
    await user.click(give);
    await user.click(give);
    await expect.poll(() => toasts).toEqual(['Ask again.', 'Ada Baker has access to the company']);
    expect(given('saveCompanyAgent')).toContainEqual({ companyId, agentId: ada.agentId, checked: true });
  });

  it('is only read by who may not', async () => {
    await show({ access: ['viewCompany', 'viewSettings'] });
    const section = await card('Access');
    expect(await section.findByText('No access')).toBeDefined();
    expect(section.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Remove this company' })).toBeNull();
  });

  it('is told to nobody who may not view the settings', async () => {
    const { given } = await show({ access: ['viewCompany'] });
    await card('Client contact and SIC codes');
    expect(screen.queryByRole('region', { name: 'Access' })).toBeNull();
    expect(given('getCompanyAgents')).toEqual([]);
  });
});

describe('a company that is removed', () => {
  it('leaves the list once that was confirmed', async () => {
    const { user, toasts, removed, given } = await show();
    const section = await card('Remove this company');
    await user.click(section.getByRole('button', { name: 'Remove company' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Remove ${company.companyName}` }));
    expect(given('deleteCompany')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remove company' }));
    await expect.poll(() => toasts).toEqual([`${company.companyName} moved to the archive`]);
    expect(removed).toEqual(['removed']);
  });

  it('stays where the server refuses it', async () => {
    const deleteCompany = () => refuse('A filing is under way.');
    const { user, removed } = await show({ answers: { deleteCompany } });
    const section = await card('Remove this company');
    await user.click(section.getByRole('button', { name: 'Remove company' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove company' }));
    expect(await section.findByText('A filing is under way.')).toBeDefined();
    expect(removed).toEqual([]);
  });
});
