import type { AccessFlag } from '@statbook/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { refuseAt, wrongNowhere } from '#testing/refused-fields.fixture.ts';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { MyAccountPage } from './my-account-page.tsx';

provideTextEditing();

const devices = [
  {
    sessionId: '11111111-1111-4111-8111-111111111111',
    device: 'Firefox on Linux',
    startedAt: '2026-11-20T08:00:00.000Z',
    lastSeenAt: '2026-11-20T09:30:00.000Z',
    isThisOne: true,
  },
  {
    sessionId: '22222222-2222-4222-8222-222222222222',
    device: 'Chrome on Windows',
    startedAt: '2026-11-18T08:00:00.000Z',
    lastSeenAt: '2026-11-19T09:30:00.000Z',
    isThisOne: false,
  },
];
const choices = [
  { kind: 'submission-answered', inProduct: true, byMail: false },
  { kind: 'date-near', inProduct: true, byMail: true },
];

const ada = { userId: '33333333-3333-4333-8333-333333333333', fullName: 'Ada Baker' };
const reminders = { toWhom: 'main-users', userIds: [], toPeople: false, users: [ada] };

type Answers = Parameters<typeof serveAnswers>[0];

async function show(answers: Answers = {}, access: readonly AccessFlag[] = ['viewSettings', 'editSettings']) {
  const received = serveAnswers({
    getAllAgent: { entity: [] },
    getNotificationChoices: { entity: choices },
    saveNotificationChoices: {},
    getIdentityReminders: { entity: [reminders] },
    saveIdentityReminders: { entity: [] },
    getSessions: { entity: devices },
    endSession: {},
    endAllSessions: {},
    getSessionTimeout: { entity: [{ hours: 1, minutes: 30 }] },
    saveSessionTimeout: {},
    getPresenter: { entity: [{ hasOwn: false }] },
    savePresenter: {},
    ...answers,
  });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(<MyAccountPage />, { access });
  return { user: setUpUser(), toasts, given: (name: keyof Answers) => givenTo(received, name) };
}

const card = (name: string) => screen.findByRole('region', { name });

describe('the profile of a person', () => {
  it('shows name and address of the sign-in service, and offers a photo', async () => {
    await show();
    const profile = within(await card('Profile'));
    expect(profile.getByText('Mara Quill')).toBeDefined();
    expect(profile.getByText('mara@harbour.example')).toBeDefined();
    expect(profile.getByRole('button', { name: 'Add a photo' })).toBeDefined();
    expect(profile.queryByRole('button', { name: 'Remove photo' })).toBeNull();
  });

  it('refuses a file that is no picture and sends nothing', async () => {
    const { user, given } = await show();
    const file = new File(['words'], 'letter.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('Photo file'), file);
    expect(await screen.findByText(/letter.png is no picture/)).toBeDefined();
    expect(given('saveProfilePhoto')).toEqual([]);
  });
});

describe('the notifications of a person', () => {
  it('are chosen by kind and saved together', async () => {
    const { user, toasts, given } = await show();
    const section = within(await card('Notifications'));
    const answered = within(
      await section.findByRole('group', { name: 'Companies House has answered a submission' }),
    );
    await user.click(answered.getByRole('checkbox', { name: 'By email' }));
    await user.click(section.getByRole('button', { name: 'Save notifications' }));
    await expect.poll(() => toasts).toEqual(['Notifications saved']);
    expect(given('saveNotificationChoices')).toEqual([
      { choices: [{ ...choices[0], byMail: true }, choices[1]] },
    ]);
  });

  it('that cannot be loaded leave the other parts as they are', async () => {
    await show({ getNotificationChoices: () => refuse('The database rests.', { status: 503 }) });
    const section = within(await card('Notifications'));
    expect(await section.findByText('The database rests.')).toBeDefined();
    expect(await screen.findByText('This device')).toBeDefined();
  });
});

describe('the reminders of identity statements', () => {
  const title = 'Reminders of identity statements';

  it('go to whom the account chooses', async () => {
    const { user, toasts, given } = await show();
    const section = within(await card(title));
    expect(section.queryByRole('checkbox', { name: 'Ada Baker' })).toBeNull();
    await user.click(await section.findByRole('radio', { name: 'Chosen users' }));
    await user.click(section.getByRole('checkbox', { name: 'Ada Baker' }));
    await user.click(section.getByRole('checkbox', { name: /^Also the people themselves/ }));
    await user.click(section.getByRole('button', { name: 'Save reminders' }));
    await expect.poll(() => toasts).toEqual(['Reminders saved']);
    expect(given('saveIdentityReminders')).toEqual([
      { toWhom: 'chosen', userIds: [ada.userId], toPeople: true },
    ]);
  });

  it('are shown to who may not change them, and to nobody else', async () => {
    await show({}, ['viewSettings']);
    const section = within(await card(title));
    expect(await section.findByText('The main users')).toBeDefined();
    expect(section.queryByRole('button')).toBeNull();
  });
});

describe('the signed-in devices of a person', () => {
  it('can be signed out one by one, but for the one in use', async () => {
    const { user, toasts, given } = await show();
    const section = within(await card('Signed-in devices'));
    expect(await section.findByText('This device')).toBeDefined();
    expect(section.queryByRole('button', { name: /^Sign out ?Firefox on Linux/ })).toBeNull();
    await user.click(section.getByRole('button', { name: /^Sign out ?Chrome on Windows/ }));
    await expect.poll(() => toasts).toEqual(['Device signed out']);
    expect(given('endSession')).toEqual([{ sessionId: devices[1]?.sessionId }]);
    await expect.poll(() => given('getSessions')).toHaveLength(2);
  });

  it('are signed out together once that was confirmed', async () => {
    const { user, given } = await show();
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere' }));
    expect(given('endAllSessions')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await expect.poll(() => given('endAllSessions')).toHaveLength(1);
  });
});

describe('the session time of the account', () => {
  it('is changed within its bounds', async () => {
    const { user, toasts, given } = await show();
    const section = within(await card('Session time'));
    const hours = await section.findByLabelText('Hours');
    const minutes = section.getByLabelText('Minutes');
    await user.clear(hours);
    await user.type(hours, '0');
    await user.clear(minutes);
    await user.type(minutes, '5');
    await user.click(section.getByRole('button', { name: 'Save session time' }));
    expect(await section.findAllByText('Enter a time between 10 minutes and 24 hours')).not.toHaveLength(0);
    await user.clear(minutes);
    await user.type(minutes, '45');
    await user.click(section.getByRole('button', { name: 'Save session time' }));
    await expect.poll(() => toasts).toEqual(['Session time saved']);
    expect(given('saveSessionTimeout')).toEqual([{ hours: 0, minutes: 45 }]);
  });

  it('is refused at the field that is wrong', async () => {
    const paths = ['hours', 'minutes'];
    const { user } = await show({ saveSessionTimeout: () => refuseAt(paths) });
    await user.click(await screen.findByRole('button', { name: 'Save session time' }));
    await waitFor(() => expect(wrongNowhere(paths)).toEqual([]));
  });

  it('is only read by who may not edit settings', async () => {
    await show({}, ['viewSettings']);
    const section = within(await card('Session time'));
    expect(await section.findByText('1 h 30 min')).toBeDefined();
    expect(section.queryByLabelText('Hours')).toBeNull();
  });

  it('is not shown to who may not see settings', async () => {
    const { given } = await show({}, ['viewCompany']);
    await card('Signed-in devices');
    expect(screen.queryByRole('region', { name: 'Session time' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Presenter at Companies House' })).toBeNull();
    expect(given('getPresenter')).toEqual([]);
  });
});

describe('the presenter credentials of the account', () => {
  const title = 'Presenter at Companies House';

  it('are entered in the letters that Companies House uses', async () => {
    const { user, toasts, given } = await show();
    const section = within(await card(title));
    await user.click(await section.findByRole('button', { name: 'Use a presenter of your own' }));
    await user.type(section.getByLabelText('Presenter ID'), 'e12-345x67');
    await user.click(section.getByRole('button', { name: 'Save the credentials' }));
    expect(
      await section.findAllByText(/Enter the letters and digits of the presenter code/),
    ).not.toHaveLength(0);
    await user.type(section.getByLabelText('Presenter code'), 'ab 12');
    await user.click(section.getByRole('button', { name: 'Save the credentials' }));
    await expect.poll(() => toasts).toEqual(['Presenter credentials saved']);
    expect(given('savePresenter')).toEqual([
      { presenterId: 'E1234567', presenterAuthenticationCode: 'AB12' },
    ]);
  });

  it('are refused at the field that is wrong', async () => {
    const paths = ['presenterId', 'presenterAuthenticationCode'];
    const { user } = await show({ savePresenter: () => refuseAt(paths) });
    await user.click(await screen.findByRole('button', { name: 'Use a presenter of your own' }));
    await user.type(screen.getByLabelText('Presenter ID'), 'E1234567');
    await user.type(screen.getByLabelText('Presenter code'), 'AB12');
    await user.click(screen.getByRole('button', { name: 'Save the credentials' }));
    await waitFor(() => expect(wrongNowhere(paths)).toEqual([]));
  });

  it('are masked until somebody asks for them', async () => {
    const shown = { presenterId: 'E1234567', presenterAuthenticationCode: 'AB12' };
    const { user } = await show({
      getPresenter: { entity: [{ hasOwn: true }] },
      showPresenter: { entity: [shown] },
    });
    const section = within(await card(title));
    await user.click(await section.findByRole('button', { name: 'Reveal (recorded)' }));
    expect(await section.findByText('E1234567')).toBeDefined();
    await user.click(section.getByRole('button', { name: 'Hide the credentials' }));
    expect(section.queryByText('E1234567')).toBeNull();
  });

  it('are removed once that was confirmed', async () => {
    let hasOwn = true;
    const { user, toasts } = await show({
      getPresenter: () => ({ body: { entity: [{ hasOwn }] } }),
      removePresenter: () => {
        hasOwn = false;
        return { body: {} };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove the credentials' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the presenter credentials' }));
    await user.click(dialog.getByRole('button', { name: 'Remove the credentials' }));
    await expect.poll(() => toasts).toEqual(['Presenter credentials removed']);
    expect(await screen.findByRole('button', { name: 'Use a presenter of your own' })).toBeDefined();
  });

  it('stay, and the reason is said, when they cannot be removed', async () => {
    const { user, toasts } = await show({
      getPresenter: { entity: [{ hasOwn: true }] },
      removePresenter: () => refuse('A filing with them is on its way.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove the credentials' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the presenter credentials' }));
    await user.click(dialog.getByRole('button', { name: 'Remove the credentials' }));
    await expect.poll(() => toasts).toEqual(['A filing with them is on its way.']);
  });

  it('cannot be changed by who only sees settings', async () => {
    await show({ getPresenter: { entity: [{ hasOwn: true }] } }, ['viewSettings']);
    const section = within(await card(title));
    expect(await section.findAllByText('••••••••')).toHaveLength(2);
    expect(section.queryAllByRole('button')).toEqual([]);
  });
});
