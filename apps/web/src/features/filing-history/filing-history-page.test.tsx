import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallReply } from '#api/call-types.ts';
import { companyId, head, RecordFixture } from '../../record/show-record.fixture.tsx';
import { FilingHistoryPage } from './filing-history-page.tsx';
import type { HistoryAddress } from './history-address.ts';
import type { FilingHistory } from './listed-filing.ts';

afterEach(cleanup);

const statement: FilingHistory['Filings'][number] = {
  TransactionId: 'a',
  Type: 'CS01',
  Category: 'confirmation-statement',
  CategoryText: 'Confirmation statements',
  Date: '2025-11-19',
  ActionDate: '2025-11-16',
  Description: 'Confirmation statement without changes, made up to 16 November 2025',
  Pages: 3,
  IsPaperFiled: false,
  DocumentLink: 'https://document-api.example/document/abc',
  Notes: [],
};

const oldReturn = {
  ...statement,
  TransactionId: 'b',
  Type: '363s',
  Category: 'annual-return',
  CategoryText: 'Annual returns',
  Description: 'Return made up to 28/02/01',
  DocumentLink: null,
};

const history: FilingHistory = {
  ...head,
  RegistryCount: 2,
  HeldCount: 2,
  MatchingCount: 2,
  Categories: [
    { Category: 'annual-return', Text: 'Annual returns', Count: 1 },
    { Category: 'confirmation-statement', Text: 'Confirmation statements', Count: 1 },
  ],
  Filings: [statement, oldReturn],
};

function History({ start }: { start: HistoryAddress }) {
  const [address, setAddress] = useState(start);
  return (
    <FilingHistoryPage
      companyId={companyId}
      address={address}
      onAddressChange={(change) => setAddress((before) => ({ ...before, ...change }))}
      renderDocument={({ Description }) => <p>Open: {Description}</p>}
    />
  );
}

async function showHistory(
  address: HistoryAddress = {},
  changes: Partial<FilingHistory> = {},
): Promise<void> {
  // Of the overview the page reads the number only.
  const overview = { Entity: [head] } as unknown as CallReply<'getCompanyOverview'>;
  await new RecordFixture()
    .ofCompany('getCompanyOverview', overview)
    .answer(
      'companiesFilingHistories',
      { query: { companyNumber: head.CompanyNumber } },
      { Entity: [{ ...history, ...changes }] },
    )
    .show(<History start={address} />);
}

const rows = () => screen.getAllByRole('row').slice(1);

describe('the filing history', () => {
  it('opens documents by a link, and says where there is none', async () => {
    await showHistory();
    expect((await screen.findByRole('link', { name: statement.Description })).getAttribute('href')).toContain(
      'open=abc',
    );
    expect(screen.queryByRole('link', { name: oldReturn.Description })).toBeNull();
    expect(screen.getByText('No document')).toBeTruthy();
  });

  it('is found by its words and by its category', async () => {
    await showHistory();
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'cs01 november' } });
    await expect.poll(() => rows()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: /Annual returns/ }));
    expect(await screen.findByText('No filings match')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expect.poll(() => rows()).toHaveLength(2);
  });

  it('shows the document that the address names', async () => {
    await showHistory({ open: 'abc' });
    expect(await screen.findByText(`Open: ${statement.Description}`)).toBeTruthy();
  });

  it('says when the registry counts more than could be read', async () => {
    await showHistory({}, { RegistryCount: 194 });
    expect(await screen.findByText(/the older ones could not be read/)).toBeTruthy();
  });
});
