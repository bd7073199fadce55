import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { PeoplePage } from './people-page.tsx';
import {
  type Answers,
  bakery,
  maraId,
  mayAll,
  mills,
  otherId,
  person,
  role,
  showPerson,
  side,
} from './person-page.fixture.tsx';

const people = {
  entity: [
    {
      personId: maraId,
      name: 'QUILL, Mara',
      kind: 'human',
      companies: 2,
      roleText: 'Director, person with significant control',
      verification: 'overdue',
    },
  ],
  total: 1,
  all: 1,
  matches: [
    {
      matchId: '55555555-5555-4555-8555-555555555555',
      evidence: ['Same name, born in May 1970', 'Same postcode LS1 4AP'],
      one: side(maraId, bakery, 'HARBOUR LIGHT BAKERY LIMITED'),
      other: side(otherId, mills, 'NORTHERN MILLS LIMITED'),
    },
  ],
  matchCount: 4,
};

async function showPeople(answers: Answers = {}, access = mayAll) {
  const received = serveAnswers({
    getPeople: people,
    decidePersonMatch: { entity: [{ personId: maraId }] },
    ...answers,
  });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(<PeoplePage address={{}} onAddressChange={() => undefined} />, {
    access,
  });
  return { user: setUpUser(), toasts, received };
}

describe('the people of all companies', () => {
  it('are listed with their roles, companies and identity verification', async () => {
    await showPeople();
    const row = within(await screen.findByRole('table', { name: 'People' })).getAllByRole('row')[1];
    expect(row?.textContent).toContain(
      'QUILL, MaraDirector, person with significant control2Verification overdue',
    );
  });

  it('may be the same: the evidence stands beside what both registers say, and one press decides', async () => {
    const { user, toasts, received } = await showPeople();
    expect(await screen.findByText('Same name, born in May 1970. Same postcode LS1 4AP.')).toBeDefined();
    expect(screen.getByText('3 more come up as you decide on these.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'The same person: QUILL, Mara' }));
    await expect.poll(() => toasts).toEqual(['QUILL, Mara is one person']);
    await user.click(screen.getByRole('button', { name: 'Not the same: QUILL, Mara' }));
    const { matchId } = people.matches[0] ?? { matchId: '' };
    await expect
      .poll(() => givenTo(received, 'decidePersonMatch'))
      .toEqual([
        { matchId, isSame: true },
        { matchId, isSame: false },
      ]);
  });

  it('are decided on by who may edit companies', async () => {
    await showPeople({}, ['viewCompany']);
    expect(await screen.findByText('The same person?')).toBeDefined();
    expect(screen.queryByRole('button', { name: /same/i })).toBeNull();
  });

  it('are none at first', async () => {
    await showPeople({ getPeople: { entity: [], total: 0, all: 0, matches: [], matchCount: 0 } });
    expect(await screen.findByText('No people yet')).toBeDefined();
  });

  it('are shown to who may see companies', async () => {
    await showPeople({}, ['viewSettings']);
    expect(await screen.findByText('You cannot see companies')).toBeDefined();
  });
});

describe('the page of a person', () => {
  it('has the roles company by company, why each is theirs, and how many others there are', async () => {
    await showPerson();
    expect(await screen.findByRole('heading', { level: 1, name: 'QUILL, Mara' })).toBeDefined();
    expect(screen.getByText(/by/).textContent).toContain('Ada Baker: Same postcode LS1 4AP');
    expect(screen.getByText('Also in 3 companies that you do not see.')).toBeDefined();
    expect(screen.getByText(/Nationality British/)).toBeDefined();
    const [filing] = screen.getAllByRole('listitem').filter((item) => item.textContent?.startsWith('CH01'));
    expect(filing?.textContent).toMatch(/HARBOUR LIGHT BAKERY LIMITED · Draft$/);
  });

  it('lets a role be taken out, with a reason', async () => {
    const { user, toasts, received } = await showPerson();
    await user.click(
      await screen.findByRole('button', { name: 'Not this person: Director of NORTHERN MILLS LIMITED' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Take the role out' }));
    expect(await screen.findAllByText('Say why it is not the same person')).not.toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Her daughter');
    await user.click(screen.getByRole('button', { name: 'Take the role out' }));
    await expect.poll(() => toasts).toEqual(['Director of NORTHERN MILLS LIMITED has a page of its own']);
    expect(givenTo(received, 'endPersonRole')).toEqual([
      {
        personId: maraId,
        companyId: mills,
        register: 'officer',
        registerKey: `${mills} director`,
        why: 'Her daughter',
      },
    ]);
  });

  it.each([
    [{ drafts: 5, open: 7 }, '5 not submitted'],
    [{ drafts: 0, open: 7 }, 'all submitted'],
    [{ drafts: 0, open: 0 }, 'finished'],
  ])('leads to each change, also once it is at its end: %j', async (progress, text) => {
    const changes = person.changes.map((each) => ({ ...each, ...progress }));
    await showPerson({ getPerson: { entity: [{ ...person, changes }] } });
    const card = within(await screen.findByRole('region', { name: 'Changes in several companies' }));
    expect(card.getByRole('link', { name: 'Service address' })).toBeDefined();
    expect(card.getByRole('listitem').textContent).toContain(`7 notices, ${text}`);
  });

  it('offers a change of details to whom a notice is about, and not to a member only', async () => {
    await showPerson();
    expect(await screen.findByRole('link', { name: 'Change details' })).toBeDefined();
    cleanup();
    const roles = [role(bakery, 'HARBOUR LIGHT BAKERY LIMITED', { register: 'holder', verification: null })];
    await showPerson({ getPerson: { entity: [{ ...person, roles }] } });
    expect(await screen.findByRole('heading', { name: 'Roles' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Change details' })).toBeNull();
  });

  it.each([
    ['no company of theirs is in reach', 404, 'not-found'],
    ['the address holds no id', 400, 'invalid-request'],
  ])('says that there is no such person where %s', async (_case, status, code) => {
    await showPerson({ getPerson: () => refuse('Not found', { status, code }) });
    expect(await screen.findByText('There is no such person')).toBeDefined();
  });
});
