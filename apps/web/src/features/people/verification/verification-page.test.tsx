import type { AccessFlag } from '@statbook/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import type { VerificationAddress } from './verification-address.ts';
import { VerificationPage } from './verification-page.tsx';

const [maraId, ottoId] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const [bakery, mills] = ['33333333-3333-4333-8333-333333333333', '44444444-4444-4444-8444-444444444444'];
const filingId = '55555555-5555-4555-8555-555555555555';

const role = (companyId: string, more: object) => ({
  companyId,
  register: 'psc',
  registerKey: `${companyId} psc`,
  roleText: 'Person with significant control',
  standing: 'window-open',
  urgency: 'near',
  opensOn: '2026-11-15',
  dueOn: '2026-11-28',
  givenOn: null,
  form: 'VS01',
  canFile: true,
  filingId: null,
  filingState: null,
  ...more,
});

const office = { register: 'officer', roleText: 'Director', form: 'CS01', canFile: false };
const board = {
  entity: [
    {
      personId: maraId,
      name: 'QUILL, Mara',
      kind: 'human',
      hasCode: true,
      invitation: null,
      roles: [
        role(bakery, {}),
        role(mills, { ...office, standing: 'given', urgency: null, givenOn: '2026-01-05' }),
      ],
    },
    {
      personId: ottoId,
      name: 'BRAND, Otto',
      kind: 'human',
      hasCode: false,
      invitation: null,
      roles: [role(mills, { ...office, standing: 'overdue', urgency: 'pressing', dueOn: '2026-11-10' })],
    },
  ],
  companies: [
    { companyId: bakery, companyName: 'HARBOUR LIGHT BAKERY LIMITED', companyNumber: '09990001' },
    { companyId: mills, companyName: 'NORTHERN MILLS LIMITED', companyNumber: '09990002' },
  ],
};

const prepared = {
  companyId: bakery,
  registerKey: `${bakery} psc`,
  why: null,
  filingId,
  ready: {
    draftVersion: 2,
    contentSha256: 'a'.repeat(64),
    lines: [{ label: 'Personal code', value: 'Given, stored encrypted' }],
    warnings: [],
    dueOn: '2026-11-28',
    approval: { state: 'not-needed', awaited: [] },
  },
};

const mayAll: readonly AccessFlag[] = ['viewCompany', 'editCompany', 'submitCompany', 'exportCompany'];

async function show(address: VerificationAddress = {}, answers: object = {}, access = mayAll) {
  const received = serveAnswers({
    getVerificationBoard: board,
    prepareVerificationStatements: { entity: [prepared] },
    submitFilings: { entity: [{ filingId, state: 'queued', refusal: null }] },
    ...answers,
  });
  const toasts = collectToasts();
  const changes: Partial<VerificationAddress>[] = [];
  await new CompanyPageFixture().show(
    <VerificationPage address={address} onAddressChange={(change) => changes.push(change)} />,
    { access },
  );
  const table = await screen.findByRole('table', { name: 'Identity verification' });
  return { user: setUpUser(), table, toasts, received, changes };
}

const namesIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('the board of identity verification', () => {
  it('says who is asked for their code, on which day and until when the link is good, and picks them out', async () => {
    const [mara, otto] = board.entity;
    const invitation = { askedOn: '2026-11-20', goodUntil: '2026-12-04' };
    const asked = { ...board, entity: [mara, { ...otto, invitation }] };
    const { user, changes } = await show({}, { getVerificationBoard: asked });
    const row = screen.getByRole('row', { name: /BRAND, Otto/ });
    expect(row.textContent).toContain('Invited20 Nov 2026good until 4 Dec 2026');
    await user.click(screen.getByRole('button', { name: 'Invited 1' }));
    expect(changes).toContainEqual(expect.objectContaining({ show: 'invited' }));
    cleanup();
    const { table } = await show({ show: 'invited' }, { getVerificationBoard: asked });
    expect(namesIn(table)).toEqual(['BRAND, Otto']);
  });

  it('has a row for each person, what presses most first, with each of their roles', async () => {
    const { table } = await show();
    expect(namesIn(table)).toEqual(['BRAND, Otto', 'QUILL, Mara']);
    const [, otto, mara] = within(table).getAllByRole('row');
    expect(otto?.textContent).toContain('Missing');
    expect(otto?.textContent).toContain('OverdueDirector · NORTHERN MILLS LIMITED');
    expect(mara?.textContent).toContain('Held');
    expect(mara?.textContent).toContain('Window openPerson with significant control');
    expect(mara?.textContent).toContain('since 5 Jan 2026');
    expect(
      screen.getByRole('link', { name: 'CS01 of NORTHERN MILLS LIMITED' }).getAttribute('href'),
    ).toContain('confirmation-statement');
  });

  it('names the statement of a partnership, which is filed elsewhere, without a link', async () => {
    const companies = board.companies.map((each) => ({ ...each, companyNumber: 'OC301234' }));
    const { table } = await show({}, { getVerificationBoard: { ...board, companies } });
    expect(table.textContent).toContain('LLCS01');
    expect(screen.queryByRole('link', { name: /CS01/ })).toBeNull();
  });

  it('names the form, without a link, to those who may not prepare it', async () => {
    const { table } = await show({}, {}, ['viewCompany']);
    expect(table.textContent).toContain('CS01');
    expect(screen.queryByRole('link', { name: /^CS01/ })).toBeNull();
  });

  it('counts the people of each standing, and picks them out', async () => {
    const { user, changes } = await show();
    expect(screen.getByRole('button', { name: 'Given 1' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Overdue 1' }));
    expect(changes).toContainEqual(expect.objectContaining({ show: 'overdue' }));
  });

  it('has its other filters in a menu, and as a chip while one is on', async () => {
    const { user, changes } = await show();
    expect(screen.queryByRole('button', { name: 'Officers' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Officers' }));
    expect(changes).toContainEqual(expect.objectContaining({ role: 'officer' }));
    cleanup();
    const { user: other, changes: next } = await show({ role: 'officer' });
    await other.click(screen.getByRole('button', { name: 'Officers', pressed: true }));
    expect(next).toContainEqual(expect.objectContaining({ role: undefined }));
  });

  it('shows of one company, or of one kind of role, those roles alone', async () => {
    const { table } = await show({ only: bakery });
    expect(namesIn(table)).toEqual(['QUILL, Mara']);
    expect(table.textContent).not.toContain('NORTHERN MILLS');
    expect(screen.getByRole('button', { name: 'Only HARBOUR LIGHT BAKERY LIMITED' })).toBeDefined();
  });

  it('files the statements of who is selected in one act, as they were reviewed', async () => {
    const { user, toasts, received } = await show();
    await user.click(screen.getByRole('checkbox', { name: 'Select QUILL, Mara' }));
    await user.click(await screen.findByRole('button', { name: 'File 1 statement' }));
    await user.click(await screen.findByRole('button', { name: 'Go on to the review' }));
    expect(await screen.findByText('Confirm that the identities are verified')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /^The identity of each/ }));
    await user.click(screen.getByRole('button', { name: 'Go on to the review' }));
    expect(await screen.findByText(/SHA-256 of what is sent: a{64}/)).toBeDefined();
    expect(screen.getByText('No approval is needed.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Submit 1 statement' }));
    await expect.poll(() => toasts).toEqual(['1 statement submitted']);
    expect(givenTo(received, 'prepareVerificationStatements')).toEqual([
      { roles: [{ companyId: bakery, registerKey: `${bakery} psc` }], statesVerified: true },
    ]);
    expect(givenTo(received, 'submitFilings')).toEqual([
      { filings: [{ filingId, draftVersion: 2, contentAccepted: 'a'.repeat(64) }] },
    ]);
    expect(screen.getByRole('link', { name: /^Receipt/ })).toBeDefined();
  });

  it('says why a statement stays, and what has to be approved first', async () => {
    const approval = { state: 'to-ask', awaited: ['Ada Baker'] };
    const unapproved = { ...prepared, ready: { ...prepared.ready, approval } };
    const { user } = await show({}, { prepareVerificationStatements: { entity: [unapproved] } });
    await user.click(screen.getByRole('checkbox', { name: 'Select QUILL, Mara' }));
    await user.click(await screen.findByRole('button', { name: 'File 1 statement' }));
    await user.click(await screen.findByRole('checkbox', { name: /^The identity of each/ }));
    await user.click(screen.getByRole('button', { name: 'Go on to the review' }));
    expect(await screen.findByText('1 statement has to be approved first')).toBeDefined();
    expect(screen.getByText('Has to be approved before it is sent. Ada Baker.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
  });

  it('asks for the approval of each, and says of which it could not', async () => {
    const approval = { state: 'to-ask', awaited: ['Ada Baker'] };
    const statements = [bakery, mills].map((companyId) => ({
      ...prepared,
      companyId,
      registerKey: `${companyId} psc`,
      filingId: companyId,
      ready: { ...prepared.ready, approval },
    }));
    const [mara] = board.entity;
    const both = { ...board, entity: [{ ...mara, roles: [role(bakery, {}), role(mills, {})] }] };
    const { user, received } = await show(
      {},
      {
        getVerificationBoard: both,
        prepareVerificationStatements: { entity: statements },
        askForApproval: ({ filingId: id }: { filingId: string }) =>
          id === bakery ? refuse('Changed meanwhile.', { status: 409 }) : { body: { entity: [] } },
      },
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select QUILL, Mara' }));
    await user.click(await screen.findByRole('button', { name: 'File 2 statements' }));
    await user.click(await screen.findByRole('checkbox', { name: /^The identity of each/ }));
    await user.click(screen.getByRole('button', { name: 'Go on to the review' }));
    await user.click(await screen.findByRole('button', { name: 'Ask for the approval of 2 statements' }));
    expect(await screen.findByText('Approval was not asked for everywhere')).toBeDefined();
    expect(screen.getByText(/: Changed meanwhile\.$/).textContent).toContain('HARBOUR LIGHT BAKERY LIMITED');
    expect(screen.getByText(/: asked for\.$/).textContent).toContain('NORTHERN MILLS LIMITED');
    expect(givenTo(received, 'askForApproval')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Ask for the approval of one statement' })).toBeDefined();
  });

  it('names the drafts that wait for a code, and whose', async () => {
    const draft = {
      filingId,
      form: 'AP01',
      formName: 'Appointment of a director',
      companyId: mills,
      companyName: 'NORTHERN MILLS LIMITED',
      companyNumber: '09990002',
      people: [{ personId: null, name: 'Ivy Stone' }],
    };
    serveAnswers({ getVerificationBoard: board, getFilingsAwaitingCodes: { entity: [draft] } });
    await new CompanyPageFixture().show(
      <VerificationPage address={{ show: 'drafts' }} onAddressChange={() => undefined} />,
      { access: mayAll },
    );
    const table = await screen.findByRole('table', { name: 'Drafts without a code' });
    expect(table.textContent).toContain('AP01, Appointment of a directorNORTHERN MILLS LIMITEDIvy Stone');
  });
});
