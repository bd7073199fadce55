import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { ChangePage } from './change-page.tsx';

const personId = '11111111-1111-4111-8111-111111111111';
const changeId = '22222222-2222-4222-8222-222222222222';
const [bakery, mills, forge] = [
  '33333333-3333-4333-8333-333333333333',
  '44444444-4444-4444-8444-444444444444',
  '55555555-5555-4555-8555-555555555555',
];

const field = (path: string, label: string, more: object = {}) => ({
  path,
  label,
  kind: 'text',
  hint: null,
  isOptional: false,
  maxLength: 50,
  options: [],
  isSecret: false,
  decidesFields: false,
  currencyAt: null,
  autocomplete: null,
  ...more,
});

const role = (companyId: string, companyName: string, more: object = {}) => ({
  companyId,
  companyName,
  companyNumber: '09990001',
  register: 'officer',
  registerKey: 'mara',
  roleText: 'Director',
  form: 'CH01',
  formName: 'Change of a director’s details',
  likeness: 'same',
  whyNot: null,
  openFilingId: null,
  note: null,
  isPreselected: true,
  changes: [{ label: 'Country of residence', now: ['England'], after: ['Wales'] }],
  dueOn: '2026-12-03',
  ...more,
});

const plan = {
  sections: [
    { title: 'The change', hint: null, repeated: null, fields: [field('changedOn', 'Date of the change')] },
    {
      title: 'New home',
      hint: null,
      repeated: null,
      fields: [field('residentialAddress.premise', 'Building name or number', { isSecret: true })],
    },
  ],
  known: {},
  secretsHeld: [{ path: 'residentialAddress.premise', masked: 'Given' }],
  errors: [],
  roles: [
    role(bakery, 'HARBOUR LIGHT BAKERY LIMITED'),
    role(mills, 'NORTHERN MILLS LIMITED', { likeness: 'other', isPreselected: false }),
    role(forge, 'FORGE LIMITED', { isPreselected: false, whyNot: 'This role has ended.' }),
  ],
  companiesElsewhere: 2,
};

type Answers = Parameters<typeof serveAnswers>[0];

async function showChange(answers: Answers = {}) {
  const received = serveAnswers({
    getPerson: { entity: [] },
    planPersonChange: { entity: [plan] },
    beginPersonChange: { entity: [{ changeId, filings: [{ companyId: bakery, filingId: bakery }] }] },
    ...answers,
  });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(<ChangePage personId={personId} />, {
    access: ['viewCompany', 'editCompany'],
  });
  return { user: setUpUser(), toasts, received };
}

describe('a change of a person', () => {
  it('is begun in the companies that are chosen, under one key, however often it is sent', async () => {
    let isFirst = true;
    const answer = () => {
      if (!isFirst)
        return { body: { entity: [{ changeId, filings: [{ companyId: bakery, filingId: bakery }] }] } };
      isFirst = false;
      return refuse('No answer came', { status: 422 });
    };
    const { user, toasts, received } = await showChange({ beginPersonChange: answer });
    await user.type(await screen.findByLabelText('Date of the change'), '20 11 2026');
    expect(screen.getByLabelText('Building name or number')).toHaveProperty('value', '');
    await user.click(screen.getByRole('button', { name: 'Choose the companies' }));

    const same = await screen.findByRole('checkbox', { name: /^HARBOUR LIGHT BAKERY LIMITED/ });
    expect(same).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: /^NORTHERN MILLS/ })).toHaveProperty('checked', false);
    expect(screen.queryByRole('checkbox', { name: /^FORGE/ })).toBeNull();
    expect(screen.getByText('This role has ended.')).toBeDefined();
    expect(screen.getByText('Also in 2 companies that you do not see.')).toBeDefined();
    expect(
      screen.getAllByText(/^Country of residence: now England; then Wales\. Last day .*2026\.$/),
    ).toHaveLength(2);

    await user.click(screen.getByRole('button', { name: 'Start the drafts' }));
    expect(await screen.findAllByText('No answer came')).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Start the drafts' }));
    await expect.poll(() => toasts).toEqual(['A draft was started']);
    const sent = givenTo(received, 'beginPersonChange') as { key: string; roles: object[] }[];
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[1]?.roles).toEqual([{ companyId: bakery, register: 'officer', registerKey: 'mara' }]);
  });

  it('asks before it is left while the companies are chosen, and on the way back: nothing is kept yet', async () => {
    const { user } = await showChange();
    await user.type(await screen.findByLabelText('Date of the change'), '20 11 2026');
    await user.click(screen.getByRole('button', { name: 'Choose the companies' }));
    await screen.findByRole('checkbox', { name: /^HARBOUR LIGHT BAKERY LIMITED/ });
    const leave = () => user.click(screen.getByRole('link', { name: 'Person' }));
    await leave();
    expect(await screen.findByRole('dialog', { name: 'Leave without starting the drafts' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Date of the change')).toHaveProperty('value', '20 11 2026');
    await leave();
    expect(await screen.findByRole('dialog', { name: 'Leave without starting the drafts' })).toBeDefined();
  });

  it('is gone on with by keyboard at the start of each of its pages', async () => {
    const { user } = await showChange();
    const hasFocus = (part: HTMLElement) => part.contains(document.activeElement);
    await user.click(await screen.findByRole('button', { name: 'Choose the companies' }));
    const companies = await screen.findByRole('region', { name: 'Companies' });
    expect(document.activeElement?.contains(companies) && !hasFocus(companies)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    const date = await screen.findByLabelText('Date of the change');
    expect(document.activeElement?.contains(date)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('says what is wrong at its question, and asks for one company at least', async () => {
    const errors = [{ path: 'changedOn', code: 'missing', message: 'Enter the date of the change' }];
    let isWrong = false;
    const planned = () => {
      const reply = { body: { entity: [{ ...plan, errors: isWrong ? errors : [] }] } };
      isWrong = !isWrong;
      return reply;
    };
    const { user } = await showChange({ planPersonChange: planned });
    await user.click(await screen.findByRole('button', { name: 'Choose the companies' }));
    expect(await screen.findAllByText('Enter the date of the change')).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Choose the companies' }));
    await user.click(await screen.findByRole('checkbox', { name: /^HARBOUR LIGHT BAKERY LIMITED/ }));
    await user.click(screen.getByRole('button', { name: 'Start the drafts' }));
    expect(await screen.findAllByText('Choose at least one company')).not.toEqual([]);
  });
});
