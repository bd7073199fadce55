import type { AccessFlag } from '@statbook/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { PeoplePage } from './people-page.tsx';
import { PersonPage } from './person-page.tsx';

const [maraId, otherId] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const [bakery, mills] = ['33333333-3333-4333-8333-333333333333', '44444444-4444-4444-8444-444444444444'];

const side = (personId: string, companyId: string, companyName: string) => ({
  personId,
  name: 'QUILL, Mara',
  companyId,
  companyName,
  companyNumber: '09990002',
  register: 'officer',
  registerKey: `${companyId} director`,
  roleText: 'Director',
  particulars: [{ label: 'Nationality', value: 'British' }],
});

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

const role = (companyId: string, companyName: string, more: object = {}) => ({
  ...side(maraId, companyId, companyName),
  heldFrom: '2024-01-15',
  heldUntil: null,
  isCurrent: true,
  verification: {
    state: 'overdue',
    opensOn: null,
    dueOn: '2026-11-01',
    startsOn: null,
    endsOn: null,
    verifiedBy: null,
    preferredName: null,
  },
  link: null,
  details: [
    {
      name: 'QUILL, Mara',
      recordedAt: '2026-11-20T09:30:00.000Z',
      replacedAt: null,
      particulars: [{ label: 'Nationality', value: 'British' }],
    },
  ],
  ...more,
});

const linked = {
  link: {
    rule: 'decided',
    evidence: ['Same postcode LS1 4AP'],
    linkedBy: 'Ada Baker',
    linkedAt: '2026-11-20T10:00:00.000Z',
  },
  details: [
    {
      name: 'QUILL, Mara',
      recordedAt: '2026-11-20T09:30:00.000Z',
      replacedAt: null,
      particulars: [{ label: 'Nationality', value: 'Irish' }],
    },
    {
      name: 'QUILL, Mara',
      recordedAt: '2026-11-10T09:30:00.000Z',
      replacedAt: '2026-11-20T09:30:00.000Z',
      particulars: [{ label: 'Nationality', value: 'British' }],
    },
  ],
};

const person = {
  personId: maraId,
  name: 'QUILL, Mara',
  kind: 'human',
  protection: 'none',
  said: null,
  hasSecrets: false,
  roles: [role(bakery, 'HARBOUR LIGHT BAKERY LIMITED'), role(mills, 'NORTHERN MILLS LIMITED', linked)],
  codeHeld: null,
  companiesElsewhere: 3,
  filings: [
    {
      filingId: '66666666-6666-4666-8666-666666666666',
      form: 'CH01',
      formName: 'Change of a director’s details',
      state: 'draft',
      companyId: bakery,
      companyName: 'HARBOUR LIGHT BAKERY LIMITED',
    },
  ],
  changes: [
    {
      changeId: '77777777-7777-4777-8777-777777777777',
      what: ['Service address'],
      begunAt: '2026-11-20T10:00:00.000Z',
      begunBy: 'Ada Baker',
      filings: 7,
      drafts: 5,
    },
  ],
};

type Answers = Parameters<typeof serveAnswers>[0];
const mayAll: readonly AccessFlag[] = ['viewCompany', 'editCompany'];

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

async function showPerson(answers: Answers = {}, access = mayAll) {
  const received = serveAnswers({
    getPerson: { entity: [person] },
    getCodeInvitation: {
      entity: [{ personId: maraId, needsCode: true, hasCode: true, email: null, invitation: null }],
    },
    endPersonRole: { entity: [{ personId: maraId }] },
    keepPersonalCodes: { entity: [{ personId: maraId, isKept: true, message: null }] },
    endPersonalCode: { entity: [{ personId: maraId }] },
    showPersonalCode: { entity: [{ personalCode: 'ABC12345678' }] },
    ...answers,
  });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(<PersonPage personId={maraId} />, { access });
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
    expect(screen.getByRole('link', { name: /CH01/ })).toBeDefined();
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

  it('says that there is no such person where no company of theirs is in reach', async () => {
    await showPerson({ getPerson: () => refuse('Not found', { status: 404, code: 'not-found' }) });
    expect(await screen.findByText('There is no such person')).toBeDefined();
  });
});

const codeHeld = {
  since: '2026-03-03T09:30:00.000Z',
  source: 'typed',
  givenBy: 'Ada Baker',
  verifiedName: null,
  nameReason: null,
};

describe('the personal code of a person', () => {
  provideTextEditing();

  it('is asked for where none is held, and refused at its field with what to do', async () => {
    let asked = 0;
    const message = 'This code is held for HALE, Tobias (QUARRY LTD). A code belongs to one person.';
    const { user, toasts, received } = await showPerson({
      keepPersonalCodes: () => {
        asked += 1;
        const refused = { personId: maraId, isKept: false, message };
        const kept = { personId: maraId, isKept: true, message: null };
        return { body: { entity: [asked === 1 ? refused : kept] } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add the personal code' }));
    const field = await screen.findByLabelText('Personal code');
    expect(field.getAttribute('type')).toBe('password');
    await user.type(field, '123');
    await user.click(screen.getByRole('button', { name: 'Keep the code' }));
    expect(await screen.findAllByText(/11 letters and digits, like ABC-1234-5678$/)).not.toEqual([]);
    await user.clear(field);
    await user.type(field, 'ABC-1234-5678');
    await user.click(screen.getByRole('button', { name: 'Keep the code' }));
    expect(await screen.findAllByText(message)).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keep the code' }));
    await expect.poll(() => toasts).toEqual(['Personal code of QUILL, Mara kept']);
    expect(givenTo(received, 'keepPersonalCodes')).toEqual(
      [1, 2].map(() => ({ codes: [{ personId: maraId, personalCode: 'ABC-1234-5678' }] })),
    );
  });

  it('is shown on request, and ended with a reason', async () => {
    const { user, toasts, received } = await showPerson({ getPerson: { entity: [{ ...person, codeHeld }] } });
    expect(await screen.findByText('Ada Baker (Typed here)')).toBeDefined();
    expect(screen.queryByText('ABC12345678')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reveal (recorded)' }));
    expect(await screen.findByText('ABC12345678')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'End the code' }));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'It was withdrawn');
    const [, confirm] = screen.getAllByRole('button', { name: 'End the code', hidden: true });
    if (confirm) await user.click(confirm);
    await expect.poll(() => toasts).toEqual(['Personal code of QUILL, Mara ended']);
    expect(givenTo(received, 'endPersonalCode')).toEqual([{ personId: maraId, why: 'It was withdrawn' }]);
  });

  it('is given and shown by who may edit companies', async () => {
    await showPerson({ getPerson: { entity: [{ ...person, codeHeld }] } }, ['viewCompany']);
    expect(await screen.findByText('Held since')).toBeDefined();
    expect(screen.queryByRole('button', { name: /code|Reveal/ })).toBeNull();
  });
});
