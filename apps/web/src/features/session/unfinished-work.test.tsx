import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import UnfinishedWork from './unfinished-work.tsx';

const draft = (draftId: string, given: object = {}) => ({
  draftId,
  form: 'CS01',
  formName: 'Confirmation statement',
  subject: null,
  companyId,
  companyName: `COMPANY ${draftId} LTD`,
  step: 'capital',
  address: null,
  savedAt: '2026-11-19T16:00:00.000Z',
  ...given,
});
const drafts = [
  draft('1'),
  draft('2', { form: 'allotment', formName: 'Allotment', step: null }),
  draft('3', { address: '/company/shares/event?kind=transfer' }),
  draft('4', { form: 'TM01', formName: 'Termination' }),
];

interface Shown {
  readonly isNew?: boolean;
  readonly entity?: object[];
  /** Where the page stands. */
  readonly at?: string;
}

async function show({ isNew = true, entity = drafts, at }: Shown = {}) {
  const received = serveAnswers({ getUnfinishedWork: { entity } });
  await new CompanyPageFixture().show(<UnfinishedWork />, { isNew, ...(at !== undefined && { at }) });
  return { user: setUpUser(), asked: () => received.map(({ name }) => name) };
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('work that was begun and not finished', () => {
  it('is offered after signing in, each at the place where it was left', async () => {
    const { user } = await show();
    await screen.findByText('You have work to go on with');
    expect(links()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show all 4' }));
    expect(links()).toEqual([
      expect.stringContaining('step=capital'),
      expect.stringContaining('draft=2'),
      '/company/shares/event?kind=transfer',
      expect.stringContaining('forms'),
    ]);
  });

  it('names whom it is about, where several of one form may be open', async () => {
    const appointment = { form: 'AP01', formName: 'Appointment of a director', companyName: 'PLUM LTD' };
    const about = (draftId: string, subject: string) => draft(draftId, { ...appointment, subject });
    await show({ entity: [about('5', 'Nora Gold'), about('6', 'Flora Iron')] });
    await screen.findByText('You have work to go on with');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Go on with the appointment of a director of PLUM LTD: Nora Gold',
      'Go on with the appointment of a director of PLUM LTD: Flora Iron',
    ]);
  });

  it('names once a company that is being formed', async () => {
    const formed = { form: 'IN01', formName: 'Incorporation of a company', companyName: 'PLUM LTD' };
    await show({ entity: [draft('7', formed)] });
    await screen.findByText('You have work to go on with');
    expect(screen.getByRole('link').textContent).toBe('Go on with the incorporation of a company: PLUM LTD');
  });

  it.each([
    ['a form', '/company/forms/4?step=officer', 'Termination'],
    [
      'a statement',
      `/company/forms/confirmation-statement?company=${companyId}&step=shareholders`,
      'Statement',
    ],
  ])('is not offered on its own page: %s', async (_, at, formName) => {
    const own = draft('4', { form: formName === 'Statement' ? 'CS01' : 'TM01', formName });
    const other = draft('5', { form: 'AP01', formName: 'Appointment' });
    await show({ at, entity: [own, other] });
    await screen.findByText('You have work to go on with');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Go on with the appointment of COMPANY 5 LTD',
    ]);
  });

  it('is put aside until the next time', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByText('You have work to go on with')).toBeNull();
  });

  it('is not asked for by who has been here all along', async () => {
    const { asked } = await show({ isNew: false });
    expect(screen.queryByRole('link')).toBeNull();
    expect(asked()).not.toContain('getUnfinishedWork');
  });
});
