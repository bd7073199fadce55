import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts, givenTo, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { PersonPage } from '../person-page.tsx';

const personId = '11111111-1111-4111-8111-111111111111';
const role = (companyId: string, companyName: string, more: object = {}) => ({
  companyId,
  companyName,
  companyNumber: '09990002',
  register: 'officer',
  registerKey: `${companyId} director`,
  roleText: 'Director',
  heldFrom: '2024-01-15',
  heldUntil: null,
  isCurrent: true,
  verification: null,
  link: null,
  details: [],
  ...more,
});
const bakery = role('33333333-3333-4333-8333-333333333333', 'HARBOUR LIGHT BAKERY LIMITED');
const mills = role('44444444-4444-4444-8444-444444444444', 'NORTHERN MILLS LIMITED', {
  link: { rule: 'same-officer', evidence: [], linkedBy: null, linkedAt: '2026-11-20T10:00:00.000Z' },
});
const person = {
  personId,
  name: 'QUILL, Mara',
  kind: 'human',
  protection: 'none',
  said: null,
  hasSecrets: true,
  roles: [bakery, mills],
  codeHeld: null,
  changes: [],
  companiesElsewhere: 0,
  filings: [],
};

async function showPerson(answers: Parameters<typeof serveAnswers>[0] = {}, shown: object = person) {
  const received = serveAnswers({ getPerson: { entity: [shown] }, ...answers });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(<PersonPage personId={personId} />, {
    access: ['viewCompany', 'editCompany'],
  });
  return { user: setUpUser(), toasts, received };
}

describe('what lies sealed of a person', () => {
  it('is masked until somebody asks for it, and hidden again', async () => {
    const held = { ...bakery, dateOfBirth: '1970-05-11', homeAddress: null, homeSameAs: 'service-address' };
    const { user } = await showPerson({ showPersonSecrets: { entity: [held] } });
    expect(await screen.findByText('••••••')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reveal (recorded)' }));
    expect(await screen.findByText(/Born/)).toBeTruthy();
    expect(screen.getByText('Lives at the correspondence address')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByText('Lives at the correspondence address')).toBeNull();
  });
});

describe('the protection of a person', () => {
  it('is said with a reason, and what becomes of roles that rules have linked', async () => {
    const { user, received, toasts } = await showPerson({ protectPerson: { entity: [{ personId }] } });
    await user.click(await screen.findByRole('button', { name: 'Mark as protected' }));
    await user.click(await screen.findByRole('radio', { name: 'Every particular' }));
    await user.click(
      screen.getByRole('checkbox', { name: /I have checked the role that rules have linked/ }),
    );
    await user.type(screen.getByLabelText('Reason'), 'Order of 3 March');
    const dialog = screen.getAllByRole('button', { name: 'Mark as protected' });
    await user.click(dialog.at(-1) ?? document.body);
    await waitFor(() => expect(toasts).toContain('QUILL, Mara is marked as protected'));
    expect(givenTo(received, 'protectPerson')).toEqual([
      { personId, protection: 'super-secure', keepsLinks: true, why: 'Order of 3 March' },
    ]);
  });

  it('is taken back with a reason', async () => {
    const said = {
      protection: 'protected',
      why: 'An order',
      saidBy: 'Ada',
      saidAt: '2026-11-20T10:00:00.000Z',
    };
    const { user, received } = await showPerson(
      { endPersonProtection: { entity: [{ personId }] } },
      { ...person, protection: 'protected', said },
    );
    expect(await screen.findByText(/Home address protected/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    await user.type(await screen.findByLabelText('Reason'), 'It has ended');
    await user.click(screen.getAllByRole('button', { name: 'Take it back' }).at(-1) ?? document.body);
    await waitFor(() =>
      expect(givenTo(received, 'endPersonProtection')).toEqual([{ personId, why: 'It has ended' }]),
    );
  });
});

describe('a person in another company', () => {
  it('is appointed there by a form that begins with what is known', async () => {
    const { user, received } = await showPerson({
      getAllCompanies: {
        entity: [{ companyId: mills.companyId, companyName: 'OTHER LIMITED', companyNumber: '1' }],
      },
      startForm: { entity: [{ filingId: mills.companyId, isNew: true, isSwitched: false }] },
    });
    await user.click(await screen.findByRole('button', { name: 'Appoint in another company' }));
    await user.type(await screen.findByRole('combobox', { name: 'Company' }), 'other');
    await user.click(await screen.findByRole('option', { name: /OTHER LIMITED/ }));
    await user.click(screen.getByRole('radio', { name: 'Secretary' }));
    await user.click(screen.getByRole('button', { name: 'Begin the form' }));
    await waitFor(() =>
      expect(givenTo(received, 'startForm')).toEqual([
        { companyId: mills.companyId, form: 'AP03', origin: { personId } },
      ]),
    );
  });

  it('is none where the person goes on paper', async () => {
    await showPerson({}, { ...person, protection: 'super-secure' });
    expect(await screen.findByText('The register hides this person')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Appoint in another company' })).toBeNull();
    expect(screen.queryByText('••••••')).toBeNull();
  });
});
