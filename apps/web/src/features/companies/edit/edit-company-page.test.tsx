import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { currentCompany } from '#app/current-company.ts';
import { companyId, CompanyPageFixture, head } from '#testing/company-page.fixture.tsx';
import { givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { company } from '../record/company.fixture.ts';
import { EditCompanyPage } from './edit-company-page.tsx';

provideTextEditing();

const filingId = '55555555-5555-4555-8555-555555555555';

const registered = {
  ...head,
  registeredOffice: null,
  sicCodes: [{ code: '10710', description: 'Manufacture of bread' }],
  hasRegisteredEmail: true,
  sailAddress: null,
  kept: null,
  companyDataReadAt: null,
};

const row = (form: 'AD01' | 'REA' | 'AA01' | 'NM01', more: object = {}) => ({
  form,
  formNumber: form,
  formName: `Notice ${form}`,
  group: 'Company',
  way: 'software' as const,
  feePence: 0,
  deadline: null,
  dueOn: null,
  whyNot: null,
  open: [],
  ...more,
});

const notice = (form: 'AD01' | 'NM01', more: object = {}) => ({
  form,
  filingId,
  errors: [
    {
      step: 'address',
      path: 'acceptAppropriateAddressStatement',
      code: 'missing',
      message: 'Confirm the address',
    },
  ],
  blockers: [],
  way: 'software' as const,
  fee: '0.00',
  dueOn: null,
  ...more,
});

type Answers = Parameters<typeof serveAnswers>[0];
interface Start {
  readonly answers?: Answers;
  readonly back?: { code: string | undefined; state: string | undefined };
}

async function show({ answers = {}, back }: Start = {}) {
  const received = serveAnswers({
    getCompanyOverview: { entity: [company] },
    getCompanyRegisteredInformation: { entity: [registered] },
    getForms: {
      entity: [
        row('AD01'),
        row('REA'),
        row('AA01'),
        row('NM01', { feePence: 2000, deadline: 'counted from the resolution' }),
      ],
    },
    getRegistrySignIn: { entity: [{ isOffered: true, signedInBy: null, expiresAt: null }] },
    editCompanyInformation: { entity: [notice('AD01')] },
    completeRegistrySignIn: { entity: [{ companyId, expiresAt: '2026-12-20T09:30:00.000Z' }] },
    ...answers,
  });
  const signedIn: string[] = [];
  await new CompanyPageFixture().show(
    <EditCompanyPage companyId={companyId} back={back} onSignedIn={(id) => signedIn.push(id)} />,
  );
  return { user: setUpUser(), signedIn, given: (name: keyof Answers) => givenTo(received, name) };
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page on which a company is edited', () => {
  it('makes its company the current one, whichever was open before', async () => {
    currentCompany.set({ id: filingId, name: 'GLEN ORRIN WOOLLENS LIMITED', number: 'SC990005' });
    onTestFinished(() => currentCompany.set(undefined));
    await show();
    await part('Name');
    expect(currentCompany.read()).toMatchObject({ id: companyId, number: company.companyNumber });
  });

  it('says what is registered and what each change means, and asks only for what changes', async () => {
    const { user } = await show();
    const name = await part('Name');
    name.getByText(
      /Notice NM01 \(NM01\), filed from here. Fee £20.00. The last day for it is counted from the resolution/,
    );
    expect(name.queryByRole('textbox')).toBeNull();
    await user.click(name.getByRole('checkbox', { name: 'Change the name' }));
    name.getByRole('textbox', { name: /New name/ });
  });

  it('asks an LLP for no SIC codes, and names the forms that it files', async () => {
    const llp = { ...company, companyType: 'llp', companyNumber: 'OC301234' };
    const { user } = await show({
      answers: {
        getCompanyOverview: { entity: [llp] },
        getForms: { entity: [row('NM01', { formNumber: 'LLNM01' })] },
        editCompanyInformation: { entity: [notice('NM01')] },
      },
    });
    const name = await part('Name');
    name.getByText(/Notice NM01 \(LLNM01\)/);
    expect(screen.queryByText(/SIC/)).toBeNull();
    await user.click(name.getByRole('checkbox'));
    await user.type(name.getByRole('textbox', { name: /New name/ }), 'Plum LLP');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Name (LLNM01)' })).toBeTruthy();
  });

  it('begins the notices of the parts that are ticked, and leads to them', async () => {
    const { user, given } = await show();
    const office = await part('Registered office');
    await user.click(office.getByRole('checkbox'));
    await user.type(office.getByRole('textbox', { name: /Building name/ }), '14');
    await user.type(office.getByRole('textbox', { name: /Town/ }), 'Whitby');
    await user.selectOptions(office.getByRole('combobox', { name: /Country/ }), 'England');
    await user.type(office.getByRole('textbox', { name: /Postcode/ }), 'YO21 3PU');
    const codes = await part('SIC codes');
    await user.click(codes.getByRole('checkbox'));
    await user.type(codes.getByRole('textbox'), ' 62012');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const link = await screen.findByRole('link', { name: 'Registered office (AD01)' });
    expect(link.getAttribute('href')).toBe(`/company/forms/${filingId}`);
    screen.getByText('Confirm the address');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(given('editCompanyInformation')).toEqual([
      {
        companyId,
        registeredOffice: { premise: '14', postTown: 'Whitby', country: 'GB-ENG', postcode: 'YO21 3PU' },
        classificationCodeDetails: '10710/62012',
      },
    ]);
  });

  it('asks again for what else changes', async () => {
    const { user } = await show();
    const office = await part('Registered office');
    await user.click(office.getByRole('checkbox'));
    await user.type(office.getByRole('textbox', { name: /Building name/ }), '14');
    await user.type(office.getByRole('textbox', { name: /Town/ }), 'Whitby');
    await user.selectOptions(office.getByRole('combobox', { name: /Country/ }), 'England');
    await user.type(office.getByRole('textbox', { name: /Postcode/ }), 'YO21 3PU');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Change something else' }));
    const again = await part('Registered office');
    expect(again.getByRole('checkbox', { checked: false })).toBeDefined();
  });

  it('asks for what is missing, and for at least one change', async () => {
    const { user, given } = await show();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findAllByText('Tick at least one part that changes');
    const name = await part('Name');
    await user.click(name.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findAllByText('Enter the new name');
    expect(given('editCompanyInformation')).toEqual([]);
  });

  it('marks every line that an address needs, and an e-mail address that cannot be one', async () => {
    const { user, given } = await show();
    const office = await part('Registered office');
    await user.click(office.getByRole('checkbox'));
    const countries = office.getAllByRole('option').map(({ textContent }) => textContent);
    expect(countries).toEqual(['Choose a country', 'England', 'Wales']);
    const email = await part('Registered email address');
    await user.click(email.getByRole('checkbox'));
    await user.type(email.getByRole('textbox'), 'new@harbour');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    for (const message of [
      'Enter the building name or number',
      'Enter the town or city',
      'Choose a country',
      'Enter the postcode',
      'Enter an email address in the correct format, like name@example.com',
    ])
      await screen.findAllByText(message);
    expect(given('editCompanyInformation')).toEqual([]);
  });

  it('says why a part cannot be changed, before and after', async () => {
    const whyNot = 'Wait for its decision';
    const refused = notice('NM01', {
      filingId: null,
      errors: [{ step: '', path: '', code: 'form-not-offered', message: 'Not now' }],
    });
    const { user } = await show({
      answers: {
        getForms: { entity: [row('AD01', { whyNot }), row('NM01')] },
        editCompanyInformation: { entity: [refused] },
      },
    });
    const office = await part('Registered office');
    await office.findByText(whyNot);
    expect(office.queryByRole('checkbox')).toBeNull();
    const name = await part('Name');
    await user.click(name.getByRole('checkbox'));
    await user.type(name.getByRole('textbox'), 'Harbour Limited');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Name cannot be changed now');
    screen.getByText('Not now');
  });
});

describe('coming back from the sign-in at the registry', () => {
  it('hands the code to the server once, and goes on with the company', async () => {
    const { signedIn, given } = await show({ back: { code: 'c0de', state: 'sealed' } });
    await expect.poll(() => signedIn).toEqual([companyId]);
    expect(given('completeRegistrySignIn')).toEqual([{ code: 'c0de', state: 'sealed' }]);
  });

  it('says that it was not granted', async () => {
    const { given } = await show({ back: { code: undefined, state: 'sealed' } });
    await screen.findByText('You are not signed in at Companies House');
    expect(given('completeRegistrySignIn')).toEqual([]);
  });

  it('shows what the server refused', async () => {
    await show({
      back: { code: 'c0de', state: 'sealed' },
      answers: { completeRegistrySignIn: () => refuse('registry-sign-in-failed') },
    });
    await screen.findByText('The sign-in was not completed');
    screen.getByRole('link', { name: 'Back to the company' });
  });
});
