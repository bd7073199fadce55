import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { RegisterAddress } from '../../record/record-address.ts';
import { companyId, head, RecordFixture } from '../../record/show-record.fixture.tsx';
import type { Officer } from './officer-columns.tsx';
import { OfficersPage } from './officers-page.tsx';

afterEach(cleanup);

const director: Officer = {
  AppointmentId: 'nora',
  Name: 'HARCASTLE, Nora Jane',
  Role: 'director',
  RoleText: 'Director',
  IsCorporate: false,
  State: 'current',
  AppointedOn: '2018-11-17',
  AppointedBefore: null,
  ResignedOn: null,
  ServiceAddress: null,
  PrincipalOffice: null,
  Nationality: 'British',
  Occupation: 'Baker',
  CountryOfResidence: 'England',
  Born: { Month: 5, Year: 1979 },
  FormerNames: [],
  Identity: null,
  Responsibilities: null,
  Verification: {
    State: 'due',
    OpensOn: null,
    DueOn: '2026-11-30',
    StartsOn: null,
    EndsOn: null,
    VerifiedBy: null,
    PreferredName: null,
  },
};

const secretary: Officer = {
  ...director,
  AppointmentId: 'felix',
  Name: 'HARCASTLE, Felix',
  RoleText: 'Secretary',
  State: 'resigned',
  AppointedOn: null,
  AppointedBefore: '1991-05-14',
  ResignedOn: '2020-01-31',
  Born: null,
  Verification: null,
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
  const entity = { ...head, CurrentCount: 1, ResignedCount: 1, Officers: [director, secretary] };
  await new RecordFixture()
    .ofCompany('getCompanyOfficers', { Entity: [entity] })
    .show(<Officers start={address} />);
}

describe('the officers of a company', () => {
  it('are those in office, until the others are asked for', async () => {
    await showOfficers();
    expect(await screen.findByRole('link', { name: director.Name })).toBeTruthy();
    expect(screen.queryByText(secretary.Name)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Show resigned/ }));
    expect(await screen.findByRole('link', { name: secretary.Name })).toBeTruthy();
    expect(screen.getByText('14 May 1991')).toBeTruthy();
  });

  it('say whose identity is to be verified, and by when', async () => {
    await showOfficers();
    expect(await screen.findByText('Verification due', { selector: 'span' })).toBeTruthy();
    expect(screen.getByText('10 days left')).toBeTruthy();
  });

  it('open in full by their address, without what is not public', async () => {
    await showOfficers({ open: 'nora' });
    expect(await screen.findByRole('dialog', { name: director.Name })).toBeTruthy();
    expect(screen.getByText('May 1979')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });
});
