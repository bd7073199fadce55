import type { AccessFlag } from '@statbook/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { PersonDocumentsCard } from './person-documents-card.tsx';

const personId = '11111111-1111-4111-8111-111111111111';
const companyId = '33333333-3333-4333-8333-333333333333';
const filingId = '66666666-6666-4666-8666-666666666666';

const filed = {
  companyId,
  companyName: 'HARBOUR LIGHT BAKERY LIMITED',
  kind: 'register',
  name: 'CH01',
  about: 'Director’s details changed for Ms Mara Quill on 1 March 2025',
  on: '2025-03-01',
  documentLink: 'https://documents.example/document/abc',
  documentId: null,
  filingId: null,
};
const receipt = { ...filed, kind: 'receipt', name: 'CH01 receipt', documentLink: null, filingId };
const deed = { ...receipt, kind: 'attached', name: 'Deed poll.pdf' };

type Answer = NonNullable<Parameters<typeof serveAnswers>[0]['getPersonDocuments']>;

async function show(answer: Answer, access: readonly AccessFlag[] = ['viewCompany', 'viewSubmission']) {
  serveAnswers({ getPersonDocuments: answer });
  await new CompanyPageFixture().show(<PersonDocumentsCard personId={personId} />, { access });
  return setUpUser();
}

const found = (documents: readonly object[], isWhole = true) => ({ entity: [{ isWhole, documents }] });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the documents about a person', () => {
  it('lead to where each of them stands', async () => {
    await show(found([filed, receipt, deed]));
    expect(await screen.findByRole('link', { name: 'CH01' })).toBeDefined();
    expect(hrefOf('CH01')).toMatch(/company=3333.*&open=abc$/);
    expect(hrefOf('CH01 receipt')).toBe(`/submissionstatus/status/${filingId}`);
    expect(hrefOf('Deed poll.pdf')).toBe(`/company/forms/${filingId}`);
    expect(screen.getByText('On the public register', { exact: false }).textContent).toContain(
      '1 March 2025',
    );
  });

  it('are shown eight at a time', async () => {
    const user = await show(
      found(
        Array.from({ length: 12 }, () => filed),
        false,
      ),
    );
    expect(await screen.findAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByText(/Of the first 50 companies/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show all 12' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
  });

  it('are named without a link to receipts for who sees no submissions', async () => {
    await show(found([receipt]), ['viewCompany']);
    expect(await screen.findByText('CH01 receipt')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('are asked for again where they could not be loaded', async () => {
    let turn = 0;
    const user = await show(() => {
      turn += 1;
      return turn > 1 ? { body: found([filed]) } : refuse('The database rests.', { status: 503 });
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'CH01' })).toBeDefined();
  });
});
