import type { AccessFlag } from '@statbook/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RegisterAddress } from '#company-page/page-address.ts';
import { companyId, CompanyPageFixture, head } from '#testing/company-page.fixture.tsx';
import { offeredForm } from '#testing/offered-form.fixture.ts';
import { refuse, serveAnswers, setUpUser, WithAddress } from '#testing/served-page.fixture.tsx';
import type { ControlRegister, Psc } from './psc-types.ts';
import { PscsPage } from './pscs-page.tsx';

const person: Psc = {
  pscId: 'alice',
  personId: '77777777-7777-4777-8777-777777777777',
  kind: 'individual',
  kindText: 'Individual person',
  name: 'Ms Alice Green',
  state: 'current',
  natures: ['Owns more than 75% of shares', 'Appoints directors'],
  notifiedOn: '2018-11-17',
  ceasedOn: null,
  serviceAddress: null,
  principalOffice: null,
  nationality: 'British',
  countryOfResidence: 'England',
  born: { month: 5, year: 1979 },
  identity: null,
  isSanctioned: false,
  verification: null,
};
const ceased: Psc = {
  ...person,
  pscId: 'bob',
  name: 'Mr Bob Stone',
  state: 'ceased',
  ceasedOn: '2020-01-31',
};
const secured: Psc = {
  ...person,
  pscId: 'secret',
  kind: 'super-secure',
  kindText: 'Super-secure person',
  name: null,
  natures: [],
  nationality: null,
  born: null,
};
const statement: ControlRegister['statements'][number] = {
  statementId: 'nobody',
  statement: 'no-individual',
  text: 'The company knows of nobody with significant control.',
  state: 'current',
  notifiedOn: '2019-01-01',
  ceasedOn: null,
  linkedPscName: null,
};

async function show(
  given: Partial<ControlRegister> = {},
  start: RegisterAddress = {},
  control: readonly object[] = [],
  access: readonly AccessFlag[] = ['viewCompany'],
) {
  const { pscs = [person, ceased] } = given;
  const register = {
    ...head,
    currentCount: pscs.filter(({ state }) => state === 'current').length,
    ceasedCount: pscs.filter(({ state }) => state === 'ceased').length,
    statements: [],
    exemptions: [],
    ...given,
    pscs,
  };
  serveAnswers({
    getCompanyPscs: { entity: [register] },
    getControlProposals: { entity: [] },
    getTieOut: { entity: [{ hasEntries: true, checks: [], entries: [], control }] },
  });
  await showPage(start, access);
  return setUpUser();
}

const showPage = (start: RegisterAddress, access: readonly AccessFlag[] = ['viewCompany']) =>
  new CompanyPageFixture().show(
    <WithAddress<RegisterAddress>
      page={(page) => <PscsPage companyId={companyId} {...page} />}
      start={start}
    />,
    { access },
  );

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);

const nobody = { personId: null, shares: null, votes: null, form: null, notRequired: null, filing: null };
const felix = {
  ...nobody,
  name: 'Felix Harcastle',
  knownTo: 'register',
  personId: 'felix',
  votes: '25-to-50-percent',
  form: 'PSC01',
};

it('people with significant control can be printed by who may, also where nobody is', async () => {
  await show({ pscs: [], statements: [statement] }, {}, [], ['viewCompany', 'generateCompanyReport']);
  expect(await screen.findByRole('button', { name: 'Print register' })).toBeDefined();
});

describe('the share register beside the record', () => {
  it('names who holds enough and is not on the PSC register, and who is on it without', async () => {
    const band = '25-to-50-percent';
    await show({}, {}, [
      { ...felix, shares: band, votes: band },
      { ...nobody, name: 'Nora Harcastle', knownTo: 'record' },
    ]);
    expect(await screen.findByText('Felix Harcastle')).toBeDefined();
    const held = 'Holds over 25% to 50% of the shares and of the votes, and is not on the PSC register';
    expect(screen.getByText(held)).toBeDefined();
    expect(screen.getByText(/^On the PSC register for shares or votes/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Not required/ })).toBeNull();
  });

  it('leads to the notice that is under way, which nobody begins again or dismisses meanwhile', async () => {
    const filing = { filingId: 'f1', form: 'PSC01', state: 'pending', stateText: 'Received' };
    await show({}, {}, [{ ...felix, filing }], ['viewCompany', 'editCompany']);
    const link = await screen.findByRole('link', { name: 'Show PSC01: Felix Harcastle' });
    expect(link.getAttribute('href')).toContain('f1');
    expect(screen.getByText('PSC01: Received')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Not required/ })).toBeNull();
  });

  it('takes the reason why no notice is needed, and shows it', async () => {
    const user = await show({}, {}, [felix], ['viewCompany', 'editCompany']);
    await user.click(await screen.findByRole('button', { name: /^Not required .*Felix Harcastle$/ }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as not required' }));
    expect(await within(dialog).findAllByText('Enter why no notice is needed')).not.toEqual([]);
    const dismissed = { ...felix, notRequired: 'Holds as nominee' };
    const received = serveAnswers({
      dismissUnregisteredPsc: { done: true },
      getTieOut: { entity: [{ hasEntries: true, checks: [], entries: [], control: [dismissed] }] },
    });
    await user.type(within(dialog).getByRole('textbox'), 'Holds as nominee');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as not required' }));
    expect(await screen.findByText('No notice is required: Holds as nominee')).toBeDefined();
    const dismissals = received.filter(({ name }) => name === 'dismissUnregisteredPsc');
    expect(dismissals.map(({ given }) => given)).toMatchObject([
      { companyId, personId: 'felix', reason: 'Holds as nominee' },
    ]);
  });
});

describe('the people with significant control', () => {
  it('are those of now, until the ceased are asked for', async () => {
    const user = await show();
    expect(await screen.findByText('Owns more than 75% of shares')).toBeDefined();
    expect(names()).toEqual(['Ms Alice Green']);
    await user.click(screen.getByRole('button', { name: 'Show ceased 1' }));
    await expect.poll(names).toEqual(['Ms Alice Green', 'Mr Bob Stone']);
    expect(screen.getByText('31 Jan 2020')).toBeDefined();
  });

  it('open in full by their address', async () => {
    const user = await show({}, { open: 'alice' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Ms Alice Green' }));
    expect(dialog.getByText('May 1979')).toBeDefined();
    expect(dialog.getByText('Appoints directors')).toBeDefined();
    expect(dialog.queryByText('Sanctions')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('have the forms about each of them, and the withdrawal of a statement', async () => {
    const forms = ['PSC01', 'PSC04', 'PSC07', 'PSC09', 'VS01'] as const;
    const verification = {
      state: 'due',
      opensOn: '2026-11-18',
      dueOn: '2026-12-01',
      startsOn: null,
      endsOn: null,
      verifiedBy: null,
      preferredName: null,
    } as const;
    const register = { ...head, currentCount: 1, ceasedCount: 0, exemptions: [] };
    const pscs = [{ ...person, verification }];
    const received = serveAnswers({
      startForm: { entity: [] },
      getControlProposals: { entity: [] },
      getTieOut: { entity: [{ hasEntries: true, checks: [], entries: [], control: [] }] },
    });
    await new CompanyPageFixture()
      .ofCompany('getCompanyPscs', { entity: [{ ...register, pscs, statements: [statement] }] })
      .ofCompany('getForms', { entity: forms.map((form) => offeredForm(form)) })
      .show(
        <WithAddress<RegisterAddress>
          page={(page) => <PscsPage companyId={companyId} {...page} />}
          start={{ open: 'alice' }}
        />,
      );
    const user = setUpUser();
    const dialog = within(await screen.findByRole('dialog', { name: 'Ms Alice Green' }));
    expect(await dialog.findByRole('button', { name: /Ceased.*PSC07/ })).toBeDefined();
    expect(dialog.getByRole('button', { name: /Details changed.*PSC04/ })).toBeDefined();
    expect(dialog.getByRole('button', { name: /State the identity.*VS01/ })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: /Withdraw.*PSC09/ }));
    await expect
      .poll(() => received.filter(({ name }) => name === 'startForm').map(({ given }) => given))
      .toMatchObject([{ form: 'PSC09', origin: { statementId: 'nobody' } }]);
    expect(screen.getByRole('button', { name: 'Add a PSC' })).toBeDefined();
  });

  it('name no person whose particulars are protected, and say why', async () => {
    await show({ pscs: [secured] }, { open: 'secret' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Protected person' }));
    expect(dialog.getByText(/section 790ZG/)).toBeDefined();
    expect(dialog.queryByText('Nature of control')).toBeNull();
  });

  it('say who is designated under sanctions', async () => {
    await show({ pscs: [{ ...person, isSanctioned: true }] }, { open: 'alice' });
    expect(await screen.findByText('Designated under UK sanctions')).toBeDefined();
  });

  it('are explained by a statement where there are none', async () => {
    await show({ pscs: [], statements: [statement] });
    expect(await screen.findByText(statement.text)).toBeDefined();
    expect(screen.queryByText('Nobody is entered')).toBeNull();
  });

  it('are missing where the register shows neither person nor statement', async () => {
    await show({ pscs: [] });
    expect(await screen.findByText('Nobody is entered')).toBeDefined();
    expect(
      screen.getByText(/A company or limited liability partnership has to give one of them/),
    ).toBeDefined();
  });

  it('come with statements and exemptions that have ended, when the ceased are asked for', async () => {
    const exemption = {
      text: 'Traded on a UK regulated market',
      state: 'ended',
      from: null,
      until: '2019-05-01',
    } as const;
    const user = await show({
      statements: [{ ...statement, state: 'ceased', ceasedOn: '2019-03-01' }],
      exemptions: [exemption],
    });
    expect(await screen.findByRole('button', { name: 'Show ceased 3' })).toBeDefined();
    expect(screen.queryByText(exemption.text)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show ceased 3' }));
    expect(await screen.findByText(exemption.text)).toBeDefined();
    expect(screen.getByText(statement.text)).toBeDefined();
  });

  it('that cannot be loaded say so', async () => {
    serveAnswers({
      getCompanyPscs: () => refuse('The database rests.', { status: 503 }),
      getControlProposals: { entity: [] },
    });
    await showPage({});
    expect(await screen.findByText('The people with significant control could not be loaded')).toBeDefined();
  });
});
