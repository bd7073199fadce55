import type { AccessFlag } from '@statbook/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture, head } from '#testing/company-page.fixture.tsx';
import { refuseAt, wrongNowhere } from '#testing/refused-fields.fixture.ts';
import {
  collectToasts,
  givenTo,
  refuse,
  serveAnswers,
  setUpUser,
  WithAddress,
} from '#testing/served-page.fixture.tsx';
import type { DiaryAddress } from './diary-address.ts';
import { DiaryPage } from './diary-page.tsx';
import type { Diary, OwnDate, StatutoryDate } from './diary-rows.ts';

const rent: OwnDate = {
  diaryDateId: '22222222-2222-4222-8222-222222222222',
  version: 3,
  title: 'Pay the rent',
  dueOn: '2026-11-28',
  startsOn: '2026-10-28',
  repeat: 'monthly',
  daysBefore: 14,
  remindOn: '2026-11-14',
  note: 'By transfer.',
  assignedTo: null,
  assignedName: 'Ada Baker',
  overdue: false,
  addedAt: '2026-11-01T09:00:00.000Z',
  addedBy: 'Mara Quill',
};
const statement: StatutoryDate = {
  kind: 'confirmation-statement',
  title: 'Confirmation statement',
  detail: 'Made up to 16 November 2026',
  dueOn: '2026-11-30',
  overdue: false,
  urgency: 'soon',
  act: 'file-statement',
  form: null,
  computed: 'Fourteen days after the end of the review period.',
  authority: 'Companies Act 2006, s.853A',
  toDo: 'File it.',
  originId: null,
  filingId: null,
  filingState: null,
  shareEventId: null,
};
const past = { dueOn: '2026-10-28', at: '2026-10-27T09:00:00.000Z', by: 'Mara Quill' };
const done = { diaryDateId: rent.diaryDateId, title: rent.title, ...past, canBeTakenBack: true };
const removed = { diaryDateId: '33333333-3333-4333-8333-333333333333', title: 'Old duty', ...past };
const diary: Diary = {
  ...head,
  statutory: [statement],
  own: [rent],
  done: [done],
  removed: [removed],
  people: [{ userId: '44444444-4444-4444-8444-444444444444', userName: 'Ada Baker' }],
};

interface Start {
  readonly given?: Partial<Diary>;
  readonly address?: DiaryAddress;
  readonly answers?: Parameters<typeof serveAnswers>[0];
  readonly access?: readonly AccessFlag[];
}

async function show({
  given,
  address = {},
  answers = {},
  access = ['viewCompany', 'editCompany'],
}: Start = {}) {
  const received = serveAnswers({
    getDiaryDates: { entity: [{ ...diary, ...given }] },
    getDiaryDateHistory: {
      entity: [{ act: 'changed', dueOn: null, changed: ['Title'], at: past.at, by: 'Mara Quill' }],
    },
    markDiaryDate: { entity: [rent] },
    saveDiaryDate: { entity: [rent] },
    removeDiaryDate: {},
    ...answers,
  });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(
    <WithAddress<DiaryAddress>
      page={(page) => <DiaryPage companyId={companyId} {...page} />}
      start={address}
    />,
    { access },
  );
  return {
    user: setUpUser(),
    toasts,
    given: (name: 'markDiaryDate' | 'saveDiaryDate' | 'removeDiaryDate') => givenTo(received, name),
  };
}

const tableOf = (name: string) => screen.findByRole('table', { name });

describe('the diary of a company', () => {
  it('has the dates of the law and its own, by how near they are', async () => {
    await show();
    const rows = within(await tableOf('Within 28 days: dates to be met'))
      .getAllByRole('row')
      .slice(1);
    expect(rows[0]?.textContent).toContain('Pay the rent');
    expect(rows[0]?.textContent).toContain('Every month');
    expect(rows[0]?.textContent).toContain('For Ada Baker');
    expect(rows[1]?.textContent).toContain('The law');
    expect(screen.getByText(/statutory,/).textContent).toBe('1 statutory, 1 own');
  });

  it('leads from a date of the law to where it is met', async () => {
    await show();
    const link = await screen.findByRole('link', { name: 'File confirmation statement' });
    expect(link.getAttribute('href')).toContain(companyId);
  });

  it('marks a date as done, with the way back', async () => {
    const { user, toasts, given } = await show();
    await user.click(await screen.findByRole('button', { name: 'Mark done: Pay the rent' }));
    await expect.poll(() => toasts).toEqual(['Pay the rent: done']);
    await user.click(screen.getByRole('button', { name: 'Not done after all: Pay the rent' }));
    await expect.poll(() => toasts).toEqual(['Pay the rent: done', 'Pay the rent: not done after all']);
    const day = { companyId, diaryDateId: rent.diaryDateId };
    expect(given('markDiaryDate')).toEqual([
      { ...day, dueOn: '2026-11-28', done: true },
      { ...day, dueOn: '2026-10-28', done: false },
    ]);
  });

  it('says why a date was not marked', async () => {
    const { user, toasts } = await show({
      answers: { markDiaryDate: () => refuse('Its date was moved.', { status: 409 }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark done: Pay the rent' }));
    await expect.poll(() => toasts).toEqual(['Its date was moved.']);
  });

  it('offers no way back for a day before the date was moved', async () => {
    await show({ given: { done: [{ ...done, canBeTakenBack: false }] } });
    expect(await screen.findByText('Its date was moved since')).toBeDefined();
  });

  it('shows what was removed on request', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Show removed 1' }));
    expect((await tableOf('Removed: dates of the diary')).textContent).toContain('Old duty');
  });

  it('stands as a calendar on request', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Calendar' }));
    expect(await screen.findByRole('region', { name: 'Calendar of November 2026' })).toBeDefined();
    expect(screen.queryByRole('table', { name: 'Within 28 days: dates to be met' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Pay the rent, By transfer.' })).toBeDefined();
  });

  it('without any date says so', async () => {
    await show({ given: { statutory: [], own: [], done: [], removed: [] } });
    expect(await screen.findByText('No dates')).toBeDefined();
  });

  it('is only read by who may not edit the company', async () => {
    await show({ access: ['viewCompany'] });
    await tableOf('Within 28 days: dates to be met');
    expect(screen.queryByRole('link', { name: 'Add date' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Mark done|Not done/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  });

  it('that cannot be loaded says so', async () => {
    await show({ answers: { getDiaryDates: () => refuse('The database rests.', { status: 503 }) } });
    expect(await screen.findByText('The diary dates could not be loaded')).toBeDefined();
  });
});

describe('a date that is open', () => {
  it('of the law says how it is computed, where that is written and what to do', async () => {
    await show({ address: { open: 'confirmation-statement-1' } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation statement' }));
    expect(dialog.getByText(statement.computed)).toBeDefined();
    expect(dialog.getByText(statement.authority)).toBeDefined();
    expect(dialog.getByText(statement.toDo)).toBeDefined();
  });

  it('of its own shows what was done to it', async () => {
    await show({ address: { open: rent.diaryDateId } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay the rent' }));
    expect(dialog.getByText('14 days before')).toBeDefined();
    expect(await dialog.findByText('Changed')).toBeDefined();
    expect(dialog.getByText('Title')).toBeDefined();
  });

  it('is removed once that was confirmed, and closes', async () => {
    const { user, toasts, given } = await show({ address: { open: rent.diaryDateId } });
    await user.click(await screen.findByRole('button', { name: 'Remove …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Pay the rent' }));
    await user.click(dialog.getByRole('button', { name: 'Remove from the diary' }));
    await expect.poll(() => toasts).toEqual(['Pay the rent: removed from the diary']);
    expect(given('removeDiaryDate')).toEqual([{ companyId, diaryDateId: rent.diaryDateId, version: 3 }]);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('that was removed keeps its history', async () => {
    await show({ address: { open: removed.diaryDateId } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Old duty' }));
    expect(dialog.getByText('Removed from the diary.')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Mark done' })).toBeNull();
  });
});

describe('the form of a date', () => {
  it('has the focus at its heading, so that a keyboard goes on there', async () => {
    await show({ address: { entry: 'new' } });
    const heading = await screen.findByRole('heading', { name: 'Add a date' });
    await expect.poll(() => document.activeElement).toBe(heading);
  });

  it('adds a date under an id of its own', async () => {
    const { user, toasts, given } = await show({ address: { entry: 'new' } });
    await user.type(await screen.findByLabelText('Description'), 'Renew the lease');
    await user.click(screen.getByRole('button', { name: 'Add date' }));
    expect(await screen.findAllByText('Enter the date, like 27 3 2024')).not.toHaveLength(0);
    expect(given('saveDiaryDate')).toEqual([]);
    await user.type(screen.getByLabelText('Date'), '1 12 2026');
    await user.click(screen.getByRole('radio', { name: 'Every year' }));
    await user.clear(screen.getByLabelText('Days before'));
    await user.click(screen.getByRole('button', { name: 'Add date' }));
    await expect.poll(() => toasts).toEqual(['Renew the lease saved']);
    expect(given('saveDiaryDate')).toEqual([
      {
        companyId,
        diaryDateId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        title: 'Renew the lease',
        dueOn: '2026-12-01',
        repeat: 'yearly',
        daysBefore: null,
        note: '',
        assignedTo: null,
      },
    ]);
  });

  it('asks before a date is saved that lies years off, and saves nothing where it was mistyped', async () => {
    const { user, given } = await show({ address: { entry: 'new' } });
    await user.type(await screen.findByLabelText('Description'), 'Renew the lease');
    await user.type(screen.getByLabelText('Date'), '1 12 2020');
    await user.click(screen.getByRole('button', { name: 'Add date' }));
    const question = within(await screen.findByRole('dialog', { name: 'Is the date right?' }));
    expect(question.getByText(/^1 December 2020 is 2,180 days ago/)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(given('saveDiaryDate')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add date' }));
    const again = within(await screen.findByRole('dialog', { name: 'Is the date right?' }));
    await user.click(again.getByRole('button', { name: 'Save date' }));
    await expect.poll(() => given('saveDiaryDate')).toMatchObject([{ dueOn: '2020-12-01' }]);
  });

  it('changes the version that was on show, and says at each field what the server refuses', async () => {
    const paths = ['title', 'dueOn', 'repeat', 'daysBefore', 'assignedTo', 'note'];
    const { user, given } = await show({
      address: { entry: rent.diaryDateId },
      answers: { saveDiaryDate: () => refuseAt(paths) },
    });
    const title = await screen.findByLabelText<HTMLInputElement>('Description');
    expect(title.value).toBe('Pay the rent');
    await user.click(screen.getByRole('button', { name: 'Save date' }));
    await waitFor(() => expect(wrongNowhere(paths)).toEqual([]));
    expect(given('saveDiaryDate')).toMatchObject([{ diaryDateId: rent.diaryDateId, version: 3 }]);
  });

  it('is refused to who may not edit the company', async () => {
    await show({ address: { entry: 'new' }, access: ['viewCompany'] });
    expect(await screen.findByText('You cannot enter dates')).toBeDefined();
  });

  it('of a date that is gone leads back to the dates', async () => {
    await show({ address: { entry: 'gone' } });
    expect(await screen.findByText('There is no such date')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Show the dates' })).toBeDefined();
  });
});
