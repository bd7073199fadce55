import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture, head } from '#testing/company-page.fixture.tsx';
import { pathsIn, refuseAt, wrongNowhere } from '#testing/refused-fields.fixture.ts';
import { collectToasts, givenTo, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import OpeningFormPart from './opening-form.tsx';
import type { Opening } from './opening-values.ts';

provideTextEditing();

const bob = { kind: 'person' as const, surname: 'Stone', forename: 'Bob' };
const opening: Opening = {
  ...head,
  hasShareCapital: true,
  hasAuthenticationCode: true,
  incorporatedOn: '2020-01-15',
  entries: 0,
  recorded: null,
  proposal: {
    on: '2026-03-20',
    source: 'Companies House',
    readAt: head.readAt,
    classes: [
      {
        className: 'Ordinary',
        currency: 'GBP',
        nominalValue: '1',
        particulars: 'One vote each',
        sharesInIssue: '100',
      },
    ],
    holdings: [
      { class: 0, members: [bob], shares: '60', unpaidEach: '0' },
      { class: 0, members: [{ kind: 'company', name: 'HARBOUR LTD' }], shares: '40', unpaidEach: null },
    ],
  },
};

async function open(given: Partial<Opening> = {}, answers: Parameters<typeof serveAnswers>[0] = {}) {
  const received = serveAnswers({
    getMultiShareHolderDetails: { entity: [] },
    saveOpeningBalance: { entity: [] },
    ...answers,
  });
  const toasts = collectToasts();
  const router = await new CompanyPageFixture().show(<OpeningFormPart opening={{ ...opening, ...given }} />);
  const user = setUpUser();
  const review = () => user.click(screen.getByRole('button', { name: 'Review the opening balance' }));
  const record = () => user.click(screen.getByRole('button', { name: 'Record the opening balance' }));
  return { user, router, toasts, review, record, sent: () => givenTo(received, 'saveOpeningBalance') };
}

const holding = (place: number) => within(screen.getByRole('group', { name: `Holding ${place}` }));

describe('the opening balance of a register', () => {
  it('begins with the figures of the registry, and is recorded once it was looked at', async () => {
    const { toasts, review, record, sent } = await open();
    expect(screen.getByText('Proposed from Companies House')).toBeDefined();
    await review();
    expect(sent()).toEqual([]);
    await record();
    await expect.poll(() => toasts).toEqual(['Opening balance recorded']);
    expect(sent()).toMatchObject([
      {
        companyId,
        on: '2026-03-20',
        issuesCertificates: false,
        classes: [{ className: 'Ordinary', sharesInIssue: '100', votesPerShare: '1' }],
        holdings: [
          { class: 0, isTreasury: false, shares: '60', unpaidEach: '0', members: [bob] },
          { class: 0, shares: '40', members: [{ kind: 'company', name: 'HARBOUR LTD' }] },
        ],
      },
    ]);
  });

  it('issues no certificates but where one asks for them, and names their date before', async () => {
    const { user, review, record, sent } = await open();
    await review();
    expect(screen.getByText(/named holders who have none here are kept as not known/)).toBeDefined();
    expect(screen.queryByText(/with their own numbers/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to the figures' }));
    await user.click(screen.getByLabelText('Issue a new certificate to each holder who has none'));
    expect(screen.getByText('Empty: 20 March 2026, the as at date')).toBeDefined();
    await user.type(screen.getByLabelText(/^Date of the new certificates/), '1 4 2026');
    await review();
    expect(screen.getByText(/Named holders who have none here get a new one, dated/)).toBeDefined();
    await record();
    await expect.poll(sent).toMatchObject([{ issuesCertificates: true, certificatesIssuedOn: '2026-04-01' }]);
  });

  it('says while one types whether the holdings make up the shares in issue', async () => {
    const { user } = await open();
    await user.clear(holding(2).getByRole('textbox', { name: 'Number of shares' }));
    await user.type(holding(2).getByRole('textbox', { name: 'Number of shares' }), '30');
    expect(await screen.findByText(/Ordinary has 100 in issue, its holdings have 90/)).toBeDefined();
    await user.type(holding(2).getByRole('textbox', { name: 'Number of shares' }), '00');
    expect(await screen.findByText(/Ordinary has 100 in issue, its holdings have 3,060/)).toBeDefined();
  });

  it('that does not add up is refused at its class before it can be recorded', async () => {
    const { user, review } = await open();
    const shares = holding(2).getByRole('textbox', { name: 'Number of shares' });
    await user.clear(shares);
    await user.type(shares, '30');
    await review();
    expect(
      await screen.findAllByText(
        'Make the shares in issue and the holdings of Ordinary agree: the holdings add up to 90',
      ),
    ).toHaveLength(2);
    // What is wrong takes the focus a moment after it is drawn, and would take it from the field that is cleared.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect(screen.queryByRole('button', { name: 'Record the opening balance' })).toBeNull();
    await user.clear(shares);
    await user.type(shares, '40');
    await review();
    expect(await screen.findByRole('button', { name: 'Record the opening balance' })).toBeDefined();
  });

  it('without any holding says so above where one is added', async () => {
    const { user, review } = await open();
    await user.click(screen.getByRole('button', { name: 'Remove holding 2' }));
    await user.click(screen.getByRole('button', { name: 'Remove holding 1' }));
    await review();
    expect(await screen.findAllByText('Add the holdings')).toHaveLength(2);
  });

  it('takes the focus along to the review and back', async () => {
    const { user, review } = await open();
    await review();
    const focus = () => document.activeElement;
    expect(focus()?.textContent).toContain('The register begins with this');
    await user.click(screen.getByRole('button', { name: 'Back to the figures' }));
    expect(focus()?.contains(screen.getByRole('button', { name: 'Review the opening balance' }))).toBe(true);
    expect(focus()).not.toBe(document.body);
  });

  it('asks before it is left with figures that were not recorded', async () => {
    const { user, router } = await open();
    await user.type(holding(1).getByRole('textbox', { name: 'Number of shares' }), '1');
    void router.navigate({ href: '/elsewhere' });
    expect(await screen.findByRole('dialog', { name: 'Leave without recording' })).toBeDefined();
  });

  it('leads back to each field of which the server refuses what was entered', async () => {
    const own = ['shares', 'priceEach', 'unpaidEach', 'enteredOn', 'members'];
    const paths = [
      ...pathsIn({ on: '', source: '', classes: [{ className: '', currency: '', nominalValue: '' }] }),
      ...['particulars', 'votesPerShare', 'sharesInIssue'].map((field) => `classes.0.${field}`),
      'holdings',
      ...own.map((field) => `holdings.0.${field}`),
      'holdings.0.members.0.surname',
      'holdings.1.members.0.name',
      'holdings.1.members.0.companyNumber',
      'holdings.0.certificates.0.number',
      'holdings.0.certificates.0.issuedOn',
    ];
    const { user, review, record } = await open({}, { saveOpeningBalance: () => refuseAt(paths) });
    await user.click(holding(1).getByRole('button', { name: 'Add an existing certificate' }));
    await user.type(holding(1).getByRole('textbox', { name: /Certificate number/ }), '12');
    await user.type(holding(1).getByRole('textbox', { name: /Issued on/ }), '1 3 2025');
    await review();
    await record();
    await waitFor(() => expect(wrongNowhere(paths)).toEqual([]));
  });

  it('of which nothing is known begins empty, and says where the figures come from', async () => {
    await open({ proposal: null, hasAuthenticationCode: false });
    expect(screen.getByText('Nothing is known from Companies House')).toBeDefined();
    expect(screen.getByText(/given only to those who hold the authentication code/)).toBeDefined();
    expect(holding(1).getByRole('textbox', { name: 'Number of shares' })).toHaveProperty('value', '');
  });
});
