import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallReply } from '#api/call-types.ts';
import { companyId, head, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { FilingHistoryPage } from './filing-history-page.tsx';
import type { HistoryAddress } from './history-address.ts';
import type { FilingHistory } from './listed-filing.ts';

afterEach(cleanup);

const statement: FilingHistory['filings'][number] = {
  transactionId: 'a',
  type: 'CS01',
  category: 'confirmation-statement',
  categoryText: 'Confirmation statements',
  date: '2025-11-19',
  actionDate: '2025-11-16',
  description: 'Confirmation statement without changes, made up to 16 November 2025',
  pages: 3,
  isPaperFiled: false,
  documentLink: 'https://document-api.example/document/abc',
  notes: [],
};

const oldReturn = {
  ...statement,
  transactionId: 'b',
  type: '363s',
  category: 'annual-return',
  categoryText: 'Annual returns',
  description: 'Return made up to 28/02/01',
  documentLink: null,
};

const history: FilingHistory = {
  ...head,
  registryCount: 2,
  heldCount: 2,
  matchingCount: 2,
  categories: [
    { category: 'annual-return', text: 'Annual returns', count: 1 },
    { category: 'confirmation-statement', text: 'Confirmation statements', count: 1 },
  ],
  filings: [statement, oldReturn],
};

function History({ start }: { start: HistoryAddress }) {
  const [address, setAddress] = useState(start);
  return (
    <FilingHistoryPage
      companyId={companyId}
      address={address}
      onAddressChange={(change) => setAddress((before) => ({ ...before, ...change }))}
      renderDocument={({ description }) => <p>Open: {description}</p>}
    />
  );
}

async function showHistory(
  address: HistoryAddress = {},
  changes: Partial<FilingHistory> = {},
): Promise<void> {
  // Of the overview the page reads the number only.
  const overview = { entity: [head] } as unknown as CallReply<'getCompanyOverview'>;
  await new CompanyPageFixture()
    .ofCompany('getCompanyOverview', overview)
    .answer(
      'companiesFilingHistories',
      { query: { companyNumber: head.companyNumber } },
      { entity: [{ ...history, ...changes }] },
    )
    .show(<History start={address} />);
}

const rows = () => screen.getAllByRole('row').slice(1);

describe('the filing history', () => {
  it('opens documents by a link, and says where there is none', async () => {
    await showHistory();
    expect((await screen.findByRole('link', { name: statement.description })).getAttribute('href')).toContain(
      'open=abc',
    );
    expect(screen.queryByRole('link', { name: oldReturn.description })).toBeNull();
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

  it('shows the document that the address names, and marks its row', async () => {
    await showHistory({ open: 'abc' });
    expect(await screen.findByText(`Open: ${statement.description}`)).toBeTruthy();
    const marked = rows().filter((row) => row.querySelector('[aria-current=true]') !== null);
    expect(marked.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(statement.description),
    ]);
  });

  it('offers its categories in a menu beside a document, the chosen one as a chip', async () => {
    await showHistory({ open: 'abc', category: 'annual-return' });
    expect(await screen.findByRole('button', { name: 'Categories' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Annual returns/, pressed: true })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Confirmation statements/ })).toBeNull();
  });

  it('says when the registry counts more than could be read', async () => {
    await showHistory({}, { registryCount: 194 });
    expect(await screen.findByText(/the older ones could not be read/)).toBeTruthy();
  });
});
