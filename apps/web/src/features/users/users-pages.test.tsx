import type { AccessFlag } from '@statbook/contract';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import {
  collectToasts,
  givenTo,
  refuse,
  serveAnswers,
  setUpUser,
  WithAddress,
} from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { InvitationPage } from './invitation/invitation-page.tsx';
import { UsersPage } from './list/users-page.tsx';
import { InvitePage } from './person/invite-page.tsx';
import { UserPage } from './person/user-page.tsx';
import { RolePage } from './roles/role-page.tsx';
import { RolesPage } from './roles/roles-page.tsx';
import { companies, gone, idris, idrisInFull, mara, roles } from './users.fixture.ts';

provideTextEditing();

type Answers = Parameters<typeof serveAnswers>[0];
const settings: readonly AccessFlag[] = ['viewSettings', 'createSettings', 'editSettings', 'deleteSettings'];
const all: readonly AccessFlag[] = [...settings, 'viewCompany', 'editCompany', 'submitCompany'];

async function show(page: ReactNode, answers: Answers = {}, access: readonly AccessFlag[] = all) {
  const received = serveAnswers({
    getAgents: { entity: [mara, idris, gone] },
    getRoles: { entity: roles },
    getAgentDetails: { entity: [idrisInFull] },
    getAllCompanies: { entity: companies },
    saveAgentDetails: { entity: [idris] },
    activeInactiveAgent: { entity: [{ ...idris, status: 'inactive' }] },
    ...answers,
  });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(page, { access });
  return { user: setUpUser(), toasts, given: (name: keyof Answers) => givenTo(received, name) };
}

const row = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') ?? document.body;
const press = (name: string) => screen.findByRole('button', { name });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('the users of the account', () => {
  const page = <WithAddress page={UsersPage} start={{}} />;

  it('are listed with role, companies and state; those who were removed when they are asked for', async () => {
    const { user } = await show(page);
    expect(within(await row('Mara Quill')).getByText('Every company')).toBeDefined();
    expect(within(await row('Idris Vane')).getByText('Invitation expired')).toBeDefined();
    expect(screen.getByText('One invitation has expired. Open the user to send it again.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Otto Brandt' })).toBeNull();
    await user.click(await press('Show removed 1'));
    expect(within(await row('Otto Brandt')).getByText('Removed')).toBeDefined();
    await user.click(await press('Invited 1'));
    await expect.poll(() => screen.queryByRole('link', { name: 'Mara Quill' })).toBeNull();
  });

  it('are listed with the end of their access where one has an end', async () => {
    await show(page, { getAgents: { entity: [mara, { ...idris, expires: '2027-03-27' }] } });
    expect(within(await row('Idris Vane')).getByText('27 Mar 2027')).toBeDefined();
    expect(screen.getByRole('columnheader', { name: 'Access ends' })).toBeDefined();
  });

  it('are no link on the page of invitations for who may not see them', async () => {
    await show(<InvitePage />, {}, ['viewCompany']);
    expect(await screen.findByText('You cannot invite users')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Users' })).toBeNull();
  });

  it('are nobody’s business without the right, and invited by who may', async () => {
    await show(page, {}, ['viewCompany']);
    expect(await screen.findByText('You cannot see the users of the account')).toBeDefined();
  });
});

describe('an invitation', () => {
  it('is sent with role, rights beyond it and companies', async () => {
    const { user, toasts, given } = await show(<InvitePage />);
    await user.type(await screen.findByLabelText('Full name'), 'Ada Quill');
    await user.type(screen.getByLabelText('Email address'), 'ada@harbour.example');
    await user.selectOptions(screen.getByLabelText('Role'), 'Read only');
    // What the role allows is not offered a second time, nor what the giver lacks.
    expect(screen.queryByRole('checkbox', { name: 'See companies and their registers' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Export submissions' })).toBeNull();
    await user.click(await box('Change records, registers and drafts'));
    const kettle = await screen.findByRole('row', { name: /COPPER KETTLE/ });
    await user.click(within(kettle).getByRole('checkbox'));
    await user.click(await press('Send invitation'));
    await expect.poll(() => toasts).toEqual(['Ada Quill is invited']);
    expect(given('saveAgentDetails')).toEqual([
      {
        fullName: 'Ada Quill',
        email: 'ada@harbour.example',
        roleId: roles[1]?.roleId,
        flags: ['editCompany'],
        allCompanies: false,
        companyConfigurations: companies[1]?.companyId,
      },
    ]);
  });

  it('says at the fields what is wrong, and keeps what was entered', async () => {
    const refused = refuse('Look at the fields.', {
      status: 400,
      errors: {
        email: 'A user has this address already. Enter another',
        flags: 'Leave out what you may not do',
      },
    });
    const { user } = await show(<InvitePage />, { saveAgentDetails: () => refused });
    await user.click(await press('Send invitation'));
    expect(await screen.findAllByText('Enter the full name')).toHaveLength(2);
    expect(screen.getAllByText('Choose a role, or tick what this person may do')).toHaveLength(2);
    await user.type(screen.getByLabelText('Full name'), 'Ada Quill');
    await user.type(screen.getByLabelText('Email address'), 'mara@harbour.example');
    await user.selectOptions(screen.getByLabelText('Role'), 'Read only');
    await user.click(screen.getByRole('radio', { name: /Every company/ }));
    await user.click(await press('Send invitation'));
    expect(await screen.findAllByText(/A user has this address already/)).toHaveLength(2);
    expect(screen.getAllByText(/Leave out what you may not do/)).toHaveLength(2);
  });

  it('may be for a time', async () => {
    const { user, given } = await show(<InvitePage />);
    await user.type(await screen.findByLabelText('Full name'), 'Ada Quill');
    await user.type(screen.getByLabelText('Email address'), 'ada@harbour.example');
    await user.selectOptions(screen.getByLabelText('Role'), 'Read only');
    await user.click(screen.getByRole('radio', { name: /Every company/ }));
    const end = screen.getByRole('textbox', { name: /Access ends on/ });
    await user.type(end, 'soon');
    await user.click(await press('Send invitation'));
    expect(await screen.findAllByText('Enter the last day of access, like 27 3 2027')).toHaveLength(2);
    // The summary takes the focus first, or it would be taken from the field.
    await expect.poll(() => document.activeElement?.role).toBe('alert');
    await user.clear(end);
    await user.type(end, '27 3 2027');
    await user.click(await press('Send invitation'));
    await expect.poll(() => given('saveAgentDetails')).toMatchObject([{ expires: '2027-03-27' }]);
  });

  it('has nothing more to choose for a main user', async () => {
    const { user } = await show(<InvitePage />);
    await user.selectOptions(await screen.findByLabelText('Role'), 'Main user');
    expect(await screen.findByText(/A main user may do everything/)).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('one user', () => {
  const page = <UserPage agentId={idris.agentId} activity={null} />;

  it('is changed by who may, and companies that others chose are counted', async () => {
    const { user, toasts, given } = await show(page);
    expect((await box('Change records, registers and drafts')).checked).toBe(true);
    expect(await screen.findByText(/company stays chosen that you do not see/)).toBeDefined();
    expect(screen.getByText('Firefox on Linux')).toBeDefined();
    await user.click(await box('File with Companies House and pay'));
    await user.click(await press('Save access'));
    await expect.poll(() => toasts).toEqual(['Access of Idris Vane saved']);
    expect(given('saveAgentDetails')).toMatchObject([
      { agentId: idris.agentId, version: 7, flags: ['editCompany', 'submitCompany'] },
    ]);
  });

  it('is given until a day, and again without an end', async () => {
    const ending = { entity: [{ ...idrisInFull, expires: '2027-03-27' }] };
    const { user, given } = await show(page, { getAgentDetails: ending });
    const end = await screen.findByRole<HTMLInputElement>('textbox', { name: /Access ends on/ });
    expect(end.value).toBe('27 March 2027');
    await user.click(await press('Save access'));
    await expect.poll(() => given('saveAgentDetails').length).toBe(1);
    // What was not changed is not given anew: the day may have passed.
    expect(given('saveAgentDetails')[0]).not.toHaveProperty('expires');
    await user.clear(await screen.findByRole('textbox', { name: /Access ends on/ }));
    await user.click(await press('Save access'));
    await expect.poll(() => given('saveAgentDetails')[1]).toMatchObject({ expires: null });
  });

  it('keeps what is typed about them when they are read again, as somebody else has changed them', async () => {
    let readings = 0;
    const getAgentDetails = () => {
      readings += 1;
      const flags: AccessFlag[] = readings === 1 ? ['editCompany'] : ['editCompany', 'viewSubmission'];
      return { body: { entity: [{ ...idrisInFull, flags }] } };
    };
    const { user } = await show(page, { getAgentDetails });
    await user.type(await screen.findByLabelText('Full name'), ' Moss');
    await user.click(await press('Make inactive'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Make inactive' }));
    await expect.poll(() => readings).toBe(2);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Idris Vane Moss');
  });

  it('is made inactive once that was confirmed', async () => {
    const { user, toasts, given } = await show(page);
    await user.click(await press('Make inactive'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Make inactive' }));
    await expect.poll(() => toasts).toEqual(['Idris Vane is inactive']);
    expect(given('activeInactiveAgent')).toEqual([{ agentId: idris.agentId }]);
  });

  it('can only be read by who may not change them', async () => {
    await show(page, { getAgentDetails: { entity: [{ ...idrisInFull, canBeChanged: false }] } });
    expect(await screen.findByText('Change records, registers and drafts')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([404, 400])('that there is not is said to be none, where the answer is %i', async (status) => {
    await show(page, { getAgentDetails: () => refuse('There is no such record.', { status }) });
    expect(await screen.findByText('There is no such user')).toBeDefined();
  });
});

describe('the roles', () => {
  it('say what each allows, and how many users have it', async () => {
    await show(<RolesPage />);
    expect(
      within(await row('Read only')).getByText(
        'See companies and their registers; see submissions and their errors',
      ),
    ).toBeDefined();
    expect(within(await row('Main user')).getByText('Everything')).toBeDefined();
  });

  it('are changed for everybody who has them, which is said before and after', async () => {
    const saved = { ...roles[1], userCount: 2 };
    const { user, toasts, given } = await show(<RolePage roleId={roles[1]?.roleId} />, {
      saveRoles: { entity: [saved] },
    });
    expect(await screen.findByText('2 users have this role')).toBeDefined();
    await user.click(await box('Change records, registers and drafts'));
    await user.click(await press('Save role'));
    await expect.poll(() => toasts).toEqual(['Read only saved. 2 users have the new rights now']);
    expect(given('saveRoles')).toEqual([
      {
        id: roles[1]?.roleId,
        version: 3,
        name: 'Read only',
        flags: ['viewCompany', 'editCompany', 'viewSubmission'],
      },
    ]);
  });

  it('stay as they are for the main user', async () => {
    await show(<RolePage roleId={roles[0]?.roleId} />);
    expect(await screen.findByText('Everything')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the link of an invitation', () => {
  const invitation = {
    state: 'open',
    accountName: 'Harbour Company Secretaries',
    invitedBy: 'Mara Quill',
    email: 'ada@harbour.example',
    expiresAt: '2026-12-04T09:30:00.000Z',
  };

  it('says who invites, and leads to the sign-in', async () => {
    await show(<InvitationPage token="secret" />, { getInvitation: { entity: [invitation] } }, []);
    expect(
      await screen.findByText('Mara Quill invites you to work with Harbour Company Secretaries on Statbook.'),
    ).toBeDefined();
    expect(await press('Sign in and accept')).toBeDefined();
  });

  it.each([
    ['used', 'This invitation has been used'],
    ['elsewhere', 'You work with another practice already'],
    ['expired', 'This invitation has expired'],
    ['replaced', 'This invitation was sent again'],
    ['withdrawn', 'This invitation was withdrawn'],
    ['unknown', 'This is not the link of an invitation'],
  ])('that is %s says so in words', async (state, title) => {
    await show(
      <InvitationPage token="secret" />,
      { getInvitation: { entity: [{ ...invitation, state }] } },
      [],
    );
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  });

  it('of which the address has lost its end is to be opened again from the email', async () => {
    const broken = { getInvitation: () => refuse('Some of what was sent cannot be used.', { status: 400 }) };
    await show(<InvitationPage token="" />, broken, []);
    expect(await screen.findByText(/^This is not a link that can be used/)).toBeDefined();
  });
});
