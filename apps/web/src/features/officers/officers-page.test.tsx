import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentCompany } from '#app/current-company.ts';
import type { RegisterAddress } from '#company-page/page-address.ts';
import { companyId, head, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { offeredForm } from '#testing/offered-form.fixture.ts';
import { serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import type { Officer } from './officer-columns.tsx';
import { OfficersPage } from './officers-page.tsx';

afterEach(cleanup);

const director: Officer = {
  appointmentId: 'nora',
  personId: '77777777-7777-4777-8777-777777777777',
  name: 'HARCASTLE, Nora Jane',
  role: 'director',
  roleText: 'Director',
  isCorporate: false,
  state: 'current',
  appointedOn: '2018-11-17',
  appointedBefore: null,
  resignedOn: null,
  serviceAddress: null,
  principalOffice: null,
  nationality: 'British',
  occupation: 'Baker',
  countryOfResidence: 'England',
  born: { month: 5, year: 1979 },
  formerNames: [],
  identity: null,
  responsibilities: null,
  verification: {
    state: 'due',
    opensOn: null,
    dueOn: '2026-11-30',
    startsOn: null,
    endsOn: null,
    verifiedBy: null,
    preferredName: null,
  },
};

const secretary: Officer = {
  ...director,
  appointmentId: 'felix',
  personId: null,
  name: 'HARCASTLE, Felix',
  roleText: 'Secretary',
  state: 'resigned',
  appointedOn: null,
  appointedBefore: '1991-05-14',
  resignedOn: '2020-01-31',
  born: null,
  verification: null,
};

function Officers({ start }: { start: RegisterAddress }) {
  const [address, setAddress] = useState(start);
  return (
    <OfficersPage
      companyId={companyId}
      address={address}
      onAddressChange={(change) => setAddress((before) => ({ ...before, ...change }))}
    />
  );
}

async function showOfficers(address: RegisterAddress = {}): Promise<void> {
  const entity = { ...head, currentCount: 1, resignedCount: 1, officers: [director, secretary] };
  await new CompanyPageFixture()
    .ofCompany('getCompanyOfficers', { entity: [entity] })
    .show(<Officers start={address} />);
}

const forms = [
  offeredForm('AP01', { formName: 'Appointment of a director' }),
  ...(['TM01', 'TM02', 'CH01'] as const).map((form) => offeredForm(form)),
];

async function showOfficersWithForms(address: RegisterAddress): Promise<void> {
  const entity = { ...head, currentCount: 1, resignedCount: 1, officers: [director, secretary] };
  await new CompanyPageFixture()
    .ofCompany('getCompanyOfficers', { entity: [entity] })
    .ofCompany('getForms', { entity: forms })
    .show(<Officers start={address} />);
}

describe('the forms about officers', () => {
  it('are begun from a menu for somebody new', async () => {
    await showOfficersWithForms({});
    fireEvent.click(await screen.findByRole('button', { name: 'Appoint' }));
    expect(await screen.findByRole('menuitem', { name: 'Appointment of a director (AP01)' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: /secretary/ })).toBeNull();
  });

  it('are those of the office that somebody holds', async () => {
    await showOfficersWithForms({ open: 'nora' });
    expect(await screen.findByRole('button', { name: /Ceased.*TM01/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Details changed.*CH01/ })).toBeTruthy();
  });

  it('stand beside the way to all roles of the person, once there is one', async () => {
    await showOfficersWithForms({ open: 'nora' });
    const link = await screen.findByRole('link', { name: `All roles of ${director.name}` });
    expect(link.getAttribute('href')).toBe(`/people/${director.personId}`);
    cleanup();
    await showOfficersWithForms({ open: 'felix', former: 'yes' });
    expect(await screen.findByRole('dialog', { name: secretary.name })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /All roles/ })).toBeNull();
  });

  it('are none for somebody who has resigned', async () => {
    await showOfficersWithForms({ open: 'felix', former: 'yes' });
    expect(await screen.findByRole('dialog', { name: secretary.name })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Ceased/ })).toBeNull();
  });
});

describe('the officers of a company', () => {
  it('are those in office, until the others are asked for', async () => {
    await showOfficers();
    expect(await screen.findByRole('link', { name: director.name })).toBeTruthy();
    expect(screen.queryByText(secretary.name)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Show resigned/ }));
    expect(await screen.findByRole('link', { name: secretary.name })).toBeTruthy();
    expect(screen.getByText('14 May 1991')).toBeTruthy();
  });

  it('say whose identity is to be verified, and by when', async () => {
    await showOfficers();
    expect(await screen.findByText('Verification due', { selector: 'span' })).toBeTruthy();
    expect(screen.getByText('10 days left')).toBeTruthy();
  });

  it('open in full by their address, without what is not public', async () => {
    await showOfficers({ open: 'nora' });
    expect(await screen.findByRole('dialog', { name: director.name })).toBeTruthy();
    expect(screen.getByText('May 1979')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('can be printed with those who have resigned', async () => {
    await showOfficers();
    expect(await screen.findByRole('button', { name: 'Print register' })).toBeTruthy();
  });

  it('are saved under the name of their company and the day', async () => {
    const saved: string[] = [];
    onTestFinished(() => {
      vi.restoreAllMocks();
      Reflect.deleteProperty(URL, 'createObjectURL');
      Reflect.deleteProperty(URL, 'revokeObjectURL');
      currentCompany.set(undefined);
    });
    // jsdom has no addresses for blobs.
    URL.createObjectURL = () => 'blob:officers';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    serveAnswers({ recordRegisterExport: { entity: [] } });
    currentCompany.set({ id: companyId, name: head.companyName, number: head.companyNumber });
    await showOfficers();
    const user = setUpUser();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await expect.poll(() => saved).toEqual([`${head.companyName} - officers - 2026-11-20.csv`]);
  });
});
