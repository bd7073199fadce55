import type { AccessFlag } from '@statbook/contract';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { closedLink, openLink, policies } from './approvals.fixture.ts';
import { LinkPage } from './link/link-page.tsx';
import { PoliciesPage } from './policies-page.tsx';

type Answers = Parameters<typeof serveAnswers>[0];

async function show(page: ReactNode, answers: Answers, access: readonly AccessFlag[] = []) {
  const received = serveAnswers(answers);
  await new CompanyPageFixture().show(page, { access });
  return { user: setUpUser(), given: (name: keyof Answers) => givenTo(received, name) };
}

const press = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of a link', () => {
  const page = <LinkPage token="a-secret" />;

  it('shows what changes, what is sent and its hash, and that some of it is never shown', async () => {
    const { given } = await show(page, { getApprovalByLink: { entity: [openLink] } });
    expect(await heading('AD01 Change of registered office address')).toBeDefined();
    expect(await screen.findByRole('cell', { name: /4 Park Row/ })).toBeDefined();
    expect(screen.getByText('Postcode: LS1 4DY')).toBeDefined();
    expect(screen.getByText('Codes and dates that are sent and never shown')).toBeDefined();
    expect(screen.getByText(openLink.contentSha256)).toBeDefined();
    expect(given('getApprovalByLink')).toEqual([{ token: 'a-secret' }]);
  });

  it('takes an approval with its authority, on the hash that it shows', async () => {
    const { user, given } = await show(page, {
      getApprovalByLink: { entity: [openLink] },
      decideByLink: { done: true },
    });
    await user.click(await press('Approve'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(given('decideByLink')).toEqual([]);
    await user.type(dialog.getByLabelText(/^Authority/), 'director');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect
      .poll(() => given('decideByLink'))
      .toEqual([
        {
          token: 'a-secret',
          contentSha256: openLink.contentSha256,
          decision: 'approved',
          authority: 'director',
        },
      ]);
  });

  it('says that what was to be filed has changed, where that is found by deciding on it', async () => {
    let isChanged = false;
    const { user } = await show(page, {
      getApprovalByLink: () => ({ body: { entity: [isChanged ? closedLink('lapsed') : openLink] } }),
      decideByLink: () => {
        isChanged = true;
        return refuse('What would be sent has changed.', { status: 409, code: 'approval-lapsed' });
      },
    });
    await user.click(await press('Refuse'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Reason/), 'Not our street');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await heading('What was to be filed has changed')).toBeDefined();
    expect(screen.queryByText(openLink.contentSha256)).toBeNull();
  });

  it.each([
    ['replaced', 'This link was sent again'],
    ['expired', 'This link has expired'],
    ['lapsed', 'What was to be filed has changed'],
    ['closed', 'Your decision is no longer asked for'],
  ] as const)('says of one that is %s what to do, and shows nothing of the form', async (state, title) => {
    await show(page, { getApprovalByLink: { entity: [closedLink(state)] } });
    expect(await heading(title)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(openLink.contentSha256)).toBeNull();
  });

  it('says of one that was used what was decided', async () => {
    const decision = {
      decision: 'refused',
      words: 'Not our street',
      authority: null,
      decidedAt: '2026-11-21T10:00:00.000Z',
    } as const;
    await show(page, { getApprovalByLink: { entity: [closedLink('used', { decision })] } });
    expect(await heading('You have refused this')).toBeDefined();
    expect(screen.getByText('Not our street')).toBeDefined();
    expect(screen.queryByText(/Your approval counts/)).toBeNull();
  });

  it('shows what was decided on, as it was shown then', async () => {
    const decision = {
      decision: 'approved',
      words: null,
      authority: 'director',
      decidedAt: '2026-11-21T10:00:00.000Z',
    } as const;
    await show(page, { getApprovalByLink: { entity: [{ ...openLink, state: 'used', decision }] } });
    expect(await heading('You have approved this')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'What you approved' })).toBeDefined();
    expect(screen.getByText('Postcode: LS1 4DY')).toBeDefined();
    expect(screen.getByRole('cell', { name: /4 Park Row/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('says the same of every link that there is not', async () => {
    await show(page, {
      getApprovalByLink: () => refuse('There is no such record.', { status: 404, code: 'not-found' }),
    });
    expect(await screen.findByText(/^This is not a link that can be used/)).toBeDefined();
  });
});

describe('the policies', () => {
  const settings = ['viewSettings', 'editSettings', 'viewCompany'] as const;

  it('name signatories beside users, and let only users approve alone', async () => {
    const { user } = await show(
      <PoliciesPage />,
      { getApprovalPolicies: policies, getAllCompanies: { entity: [] } },
      settings,
    );
    expect(await screen.findByText('Ada Fenwick (by link), Idris Vane')).toBeDefined();
    await user.click(await press('Change: Every company, every form'));
    const level = within(await screen.findByRole('group', { name: 'Level 1' }));
    expect(level.getByRole('checkbox', { name: 'Ada Fenwick, by link to ada@bakery.example' })).toBeDefined();
    const alone = within(screen.getByRole('group', { name: /^May be the only one/ }));
    expect(alone.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('are added to once they are read', async () => {
    let isReachable = false;
    const { user } = await show(
      <PoliciesPage />,
      {
        getApprovalPolicies: () =>
          isReachable ? { body: policies } : refuse('Try again later.', { status: 503 }),
      },
      settings,
    );
    const retry = await press('Try again');
    expect(screen.queryByRole('button', { name: 'Add a policy' })).toBeNull();
    isReachable = true;
    await user.click(retry);
    expect(await press('Add a policy')).toBeDefined();
  });

  it('have a signatory added while one is changed', async () => {
    const { user, given } = await show(
      <PoliciesPage />,
      {
        getApprovalPolicies: policies,
        getAllCompanies: { entity: [] },
        addSignatory: { entity: [{ signatoryId: 'ben', fullName: 'Ben Ody', email: 'ben@bakery.example' }] },
      },
      settings,
    );
    await user.click(await press('Add a policy'));
    await user.click(await press('Add a signatory'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Full name/), 'Ben Ody');
    await user.type(dialog.getByLabelText(/^Email address/), 'ben@bakery.example');
    await user.click(dialog.getByRole('button', { name: 'Add signatory' }));
    await expect
      .poll(() => given('addSignatory'))
      .toEqual([{ fullName: 'Ben Ody', email: 'ben@bakery.example' }]);
    expect(given('saveApprovalPolicy')).toEqual([]);
  });

  it('say at its field what is missing, without asking the server, and until it is chosen', async () => {
    const { user, given } = await show(
      <main>
        <PoliciesPage />
      </main>,
      { getApprovalPolicies: policies, getAllCompanies: { entity: [] } },
      settings,
    );
    await user.click(await press('Add a policy'));
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox');
    await user.click(await press('Save policy'));
    const level = within(await screen.findByRole('group', { name: 'Level 1' }));
    expect(await level.findByText('Choose who approves')).toBeDefined();
    expect(given('saveApprovalPolicy')).toEqual([]);
    await user.click(level.getByRole('checkbox', { name: 'Idris Vane' }));
    await expect.poll(() => level.queryByText('Choose who approves')).toBeNull();
    await user.click(await press('Remove level 1'));
    expect(document.activeElement?.textContent).toBe('Add a level');
    await user.click(await press('Cancel'));
    await expect.poll(() => document.activeElement?.textContent).toBe('Approval policies');
  });

  it('have somebody of the books chosen as a signatory, with where they were written to', async () => {
    const personId = '11111111-1111-4111-8111-111111111111';
    const quill = {
      personId,
      name: 'QUILL, Mara',
      kind: 'human',
      born: { month: 5, year: 1970 },
      places: ['Director of HARBOUR LIGHT BAKERY LIMITED'],
      roleCount: 1,
      protection: 'none',
    };
    const asked = { personId, needsCode: false, hasCode: true, invitation: null };
    const { user, given } = await show(
      <PoliciesPage />,
      {
        getApprovalPolicies: policies,
        getAllCompanies: { entity: [] },
        findPeople: { entity: [quill] },
        getCodeInvitation: { entity: [{ ...asked, email: 'mara@quill.example' }] },
        addSignatory: { entity: [{ signatoryId: 'q', fullName: 'Mara Quill', email: 'mara@quill.example' }] },
      },
      settings,
    );
    await user.click(await press('Add a policy'));
    await user.click(await press('Add a signatory'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('combobox', { name: /^Somebody in your books/ }), 'quill');
    await user.click(await screen.findByRole('option', { name: /QUILL, Mara/ }));
    const valueOf = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label).value;
    await expect.poll(() => valueOf(/^Email address/)).toBe('mara@quill.example');
    expect(valueOf(/^Full name/)).toBe('Mara Quill');
    await user.click(dialog.getByRole('button', { name: 'Add signatory' }));
    await expect
      .poll(() => given('addSignatory'))
      .toEqual([{ fullName: 'Mara Quill', email: 'mara@quill.example' }]);
  });
});
