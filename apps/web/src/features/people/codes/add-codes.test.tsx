import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts, givenTo, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import AddCodesDialog from './add-codes-dialog.tsx';

const [tobiasId, maraId] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const quarry = { companyId: '33333333-3333-4333-8333-333333333333', companyName: 'QUARRY LTD' };
const holder = (personId: string, name: string) => ({
  personId,
  name,
  born: { month: 5, year: 1970 },
  companies: [{ companyName: 'QUARRY LTD', companyNumber: '09990002' }],
  entries: [
    { ...quarry, register: 'officer', registerKey: `${personId}-director`, form: 'CH01' },
    { ...quarry, register: 'psc', registerKey: `${personId}-psc`, form: 'PSC04' },
  ],
  codeHeldSince: null,
});
const holders = { entity: [holder(tobiasId, 'HALE, Tobias Edwin'), holder(maraId, 'QUILL, Mara')] };
const message = 'This code is held for BRAND, Otto (MILLS LTD). A code belongs to one person.';

const filingId = '44444444-4444-4444-8444-444444444444';

async function open() {
  const received = serveAnswers({
    getCodeHolders: holders,
    startForm: { entity: [{ filingId, isNew: true, isSwitched: false }] },
    keepPersonalCodes: (given) => {
      const { codes } = given as { codes: { personId: string; personalCode: string }[] };
      const entity = codes.map(({ personId, personalCode }) => {
        const isKept = personalCode !== 'AAA11111111';
        return { personId, isKept, message: isKept ? null : message };
      });
      return { body: { entity } };
    },
  });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(<AddCodesDialog onClose={() => undefined} />, {
    access: ['viewCompany', 'editCompany'],
  });
  const paste = (text: string) => {
    const clipboardData = { getData: () => text };
    fireEvent.paste(screen.getByLabelText(/^Paste lines/), { clipboardData });
  };
  await screen.findByLabelText(/^Paste lines/);
  return { user: setUpUser(), toasts, received, paste };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fieldOf = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

describe('the codes of many people', () => {
  provideTextEditing();

  it('are pasted, those that are right are kept, and what is wrong is said at its field', async () => {
    const { toasts, received, paste } = await open();
    paste('Tobias Edwin Hale\tAAA11111111\nMara Quill\tXYZ98765432');
    expect(document.body.textContent).not.toMatch(/AAA1|XYZ9/);
    expect(fieldOf(/^QUILL, Mara/).type).toBe('password');
    press('Keep the codes');
    expect(await screen.findAllByText(message)).not.toEqual([]);
    expect(toasts).toEqual(['1 code kept']);
    expect(givenTo(received, 'keepPersonalCodes')).toEqual([
      {
        codes: [
          { personId: tobiasId, personalCode: 'AAA11111111' },
          { personId: maraId, personalCode: 'XYZ98765432' },
        ],
      },
    ]);
    expect([fieldOf(/^HALE/).value, fieldOf(/^QUILL/).value]).toEqual(['AAA11111111', '']);
  });

  it('are kept beside another name with the reason for it', async () => {
    const { toasts, received, paste } = await open();
    paste('Tobias Hale\tXYZ98765432');
    expect(document.body.textContent).toMatch(
      /Pasted beside Tobias Hale\. The register has the name HALE, Tobias Edwin/,
    );
    press('Keep the codes');
    expect(await screen.findAllByText('Choose a reason, or file the new name')).not.toEqual([]);
    fireEvent.change(fieldOf(/^Why the verified name of HALE/), { target: { value: 'PREFERRED_NAME' } });
    press('Keep the codes');
    await expect.poll(() => toasts).toEqual(['1 code kept']);
    const tobias = { personId: tobiasId, personalCode: 'XYZ98765432', verifiedName: 'Tobias Hale' };
    expect(givenTo(received, 'keepPersonalCodes')).toEqual([
      { codes: [{ ...tobias, nameReason: 'PREFERRED_NAME' }] },
    ]);
  });

  it('are kept beside another name once a notice of it is started, with the name filled in', async () => {
    const { toasts, received, paste } = await open();
    paste('Tobias Hale-Reed\tXYZ98765432');
    press('File CH01 for QUARRY LTD');
    const draft = await screen.findByRole('link', { name: /CH01 of QUARRY LTD/ });
    expect(draft.getAttribute('href')).toContain(filingId);
    expect(givenTo(received, 'startForm')).toEqual([
      {
        companyId: quarry.companyId,
        form: 'CH01',
        origin: {
          officerId: `${tobiasId}-director`,
          answers: {
            changes: 'name',
            'officer.change.name.forename': 'Tobias',
            'officer.change.name.otherForenames': '',
            'officer.change.name.surname': 'Hale-Reed',
          },
        },
      },
    ]);
    expect(screen.getByRole('button', { name: 'File PSC04 for QUARRY LTD' })).toBeDefined();
    press('Keep the codes');
    await expect.poll(() => toasts).toEqual(['1 code kept']);
  });

  it('are kept beside another date of birth only where somebody says that it is the person', async () => {
    const { toasts, paste } = await open();
    paste('Mara Quill\t06/1970\tXYZ98765432');
    press('Keep the codes');
    expect(await screen.findAllByText(/Say that it is this person all the same/)).not.toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: /all the same/ }));
    press('Keep the codes');
    await expect.poll(() => toasts).toEqual(['1 code kept']);
  });

  it('wait where it is not clear whose they are, until somebody says it', async () => {
    const { paste } = await open();
    paste('Nobody Known\tXYZ98765432');
    expect(screen.getByText('Whose is this line?')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Person of line 1'), { target: { value: maraId } });
    expect(screen.queryByText('Whose is this line?')).toBeNull();
    expect(fieldOf(/^QUILL, Mara/).value).toBe('XYZ98765432');
  });

  it('are refused where one stands beside two people, or is none', async () => {
    const { received, paste } = await open();
    paste('Tobias Edwin Hale\tXYZ98765432\nMara Quill\tXYZ-9876-5432');
    press('Keep the codes');
    expect(await screen.findAllByText(/stands beside two people/)).not.toEqual([]);
    paste('Mara Quill\tXYZ');
    press('Keep the codes');
    expect(await screen.findAllByText(/11 letters and digits, like/)).not.toEqual([]);
    expect(givenTo(received, 'keepPersonalCodes')).toHaveLength(1);
  });
});
