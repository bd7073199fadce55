import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { companyId, head, RecordFixture } from '../../../record/show-record.fixture.tsx';
import { WhatNeedsDoing } from '../overview/what-needs-doing.tsx';
import { CompanyRecord } from './company-record.tsx';
import type { CompanyOverview, Need } from './overview-types.ts';

afterEach(cleanup);

const need: Need = {
  Kind: 'confirmation-statement',
  Title: 'Confirmation statement',
  Detail: 'Made up to 16 November 2026',
  DueOn: '2026-11-30',
  Overdue: false,
  FilingId: null,
  FilingState: null,
};

const company: CompanyOverview = {
  ...head,
  CompanyType: 'ltd',
  TypeText: 'Private company limited by shares',
  CompanyStatus: 'active',
  StatusDetail: null,
  StatusText: 'Active',
  JurisdictionText: 'England and Wales',
  IncorporatedOn: '2018-11-17',
  DissolvedOn: null,
  RegisteredOffice: null,
  RegisteredOfficeInDispute: false,
  RegisteredOfficeUndeliverable: false,
  SicCodes: [],
  PreviousNames: [],
  Accounts: null,
  ConfirmationStatement: {
    LastMadeUpTo: null,
    NextMadeUpTo: '2026-11-16',
    NextDue: '2026-11-30',
    Overdue: false,
  },
  InsolvencyCases: [],
  Service: { Level: 'full', Message: null },
  HasAuthenticationCode: true,
  Counts: { Officers: 2, Pscs: 1, Charges: 0, Filings: 17 },
  Ownership: [],
  LatestFilings: [],
  Needs: [need],
};

interface Opening {
  readonly id?: string | undefined;
  readonly access?: readonly ('ViewCompany' | 'EditCompany' | 'SubmitCompany')[];
  readonly changes?: Partial<CompanyOverview>;
}

async function openRecord({ id = companyId, access, changes }: Opening = {}): Promise<void> {
  const fixture = new RecordFixture();
  await fixture.ofCompany('getCompanyOverview', { Entity: [{ ...company, ...changes }] }).show(
    <CompanyRecord companyId={id === '' ? undefined : id} register="Officers" onOpened={() => undefined}>
      The register
    </CompanyRecord>,
    access && { access },
  );
}

describe('the record of a company', () => {
  it('begins with the company, what is due and when the registry was read', async () => {
    await openRecord();
    expect(await screen.findByRole('heading', { level: 1, name: company.CompanyName })).toBeTruthy();
    expect(screen.getByText('10 days left')).toBeTruthy();
    expect(screen.getByText('20 November 2026, 09:30')).toBeTruthy();
    expect(screen.getByText('The register')).toBeTruthy();
    expect(document.title).toContain('Officers – HARBOUR LIGHT BAKERY LIMITED');
  });

  it('offers what the user may do, and no more', async () => {
    await openRecord({ access: ['ViewCompany'] });
    expect(await screen.findByText('The register')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Refresh from the registry' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'File a change' })).toBeNull();
  });

  it('files nothing for a kind that is only shown, and says why', async () => {
    await openRecord({ changes: { Service: { Level: 'read-only', Message: 'This is a partnership.' } } });
    expect(await screen.findByText('This is a partnership.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'File a change' })).toBeNull();
  });

  it('says that no company is open, or that the user may not see companies', async () => {
    await openRecord({ id: '' });
    expect(await screen.findByText('No company is open')).toBeTruthy();
    cleanup();
    await openRecord({ access: ['EditCompany'] });
    expect(await screen.findByText('You cannot see companies')).toBeTruthy();
  });
});

describe('what needs doing', () => {
  it('leads with the deadline, and says when there is nothing', async () => {
    await new RecordFixture().show(<WhatNeedsDoing company={company} />);
    expect(await screen.findByRole('link', { name: 'Confirmation statement' })).toBeTruthy();
    cleanup();
    await new RecordFixture().show(<WhatNeedsDoing company={{ ...company, Needs: [] }} />);
    expect(await screen.findByText('Nothing is due.')).toBeTruthy();
  });
});
