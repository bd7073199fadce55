import type { AccessFlag } from '@statbook/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture, head } from '#testing/company-page.fixture.tsx';
import { givenTo, serveAnswers, setUpUser, WithAddress } from '#testing/served-page.fixture.tsx';
import { type KeptDocument, sizeText } from './document-columns.tsx';
import type { DocumentsAddress } from './documents-address.ts';
import { DocumentsPage } from './documents-page.tsx';

const filingId = '22222222-2222-4222-8222-222222222222';

const document: KeptDocument = {
  ...head,
  kind: 'registry',
  name: 'CS01 2026-11-06',
  about: 'Confirmation statement made on 6 November 2026',
  documentLink: 'https://document-api.example/document/abc-1',
  documentId: null,
  filingId: null,
  contentType: 'application/pdf',
  size: 48_200,
  sha256: `f00dcafe${'0'.repeat(56)}`,
  keptAt: '2026-11-20T09:30:00.000Z',
};

const ofFiling = { documentLink: null, filingId, about: 'Change of name by resolution' };
const attached: KeptDocument = {
  ...document,
  ...ofFiling,
  kind: 'attached',
  name: 'Resolution.pdf',
  documentId: '33333333-3333-4333-8333-333333333333',
};
const received: KeptDocument = {
  ...document,
  ...ofFiling,
  kind: 'received',
  name: 'certificate.pdf',
  documentId: '44444444-4444-4444-8444-444444444444',
};
const drawn: KeptDocument = {
  ...document,
  kind: 'drawn',
  name: '09990001-certificates.pdf',
  about: 'Share certificates',
  documentLink: null,
  documentId: '55555555-5555-4555-8555-555555555555',
};
const reply = {
  entity: [document, attached, received, drawn],
  total: 4,
  counts: { registry: 1, attached: 1, received: 1, drawn: 1 },
};

async function show(access?: readonly AccessFlag[], getDocuments: object = reply) {
  const received = serveAnswers({ getDocuments });
  await new CompanyPageFixture().show(
    <WithAddress<DocumentsAddress> page={DocumentsPage} start={{}} />,
    access && { access },
  );
  return {
    user: setUpUser(),
    asked: () => givenTo(received, 'getDocuments'),
    downloaded: () => givenTo(received, 'getDrawnDocument'),
  };
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Documents' }))
    .getAllByRole('row')
    .slice(1);

describe('the documents of the account', () => {
  it('stand with kind, size, SHA-256 and where each belongs', async () => {
    await show();
    const [first] = await rows();
    expect(first?.textContent).toContain('From the register');
    expect(first?.textContent).toContain('48 kB');
    expect(screen.getAllByTitle(document.sha256)).toHaveLength(4);
    expect(screen.getByRole('link', { name: document.name }).getAttribute('href')).toContain('open=abc-1');
    expect(screen.getByRole('link', { name: attached.name }).getAttribute('href')).toBe(
      `/company/forms/${filingId}`,
    );
    expect(screen.getByRole('link', { name: received.name }).getAttribute('href')).toBe(
      `/submissionstatus/status/${filingId}`,
    );
  });

  it('are narrowed and sorted by the server', async () => {
    const { user, asked } = await show();
    await rows();
    await user.click(screen.getByRole('button', { name: /Attached to a form/ }));
    await expect.poll(asked).toContainEqual(expect.objectContaining({ kind: 'attached' }));
    await user.type(screen.getByRole('searchbox'), 'nm01');
    await expect.poll(asked).toContainEqual(expect.objectContaining({ search: 'nm01' }));
    await user.click(screen.getByRole('button', { name: /^Size/ }));
    await expect.poll(asked).toContainEqual(expect.objectContaining({ sort: 'size', direction: 'asc' }));
  });

  it('are files for who may download, a certificate for who may see submissions', async () => {
    await show(['viewCompany', 'exportCompany']);
    await rows();
    expect(screen.getAllByRole('button', { name: /^Download/ })).toHaveLength(3);
  });

  it('are downloaded as they were drawn', async () => {
    const { user, downloaded } = await show(['viewCompany', 'exportCompany']);
    const row = (await rows()).find(({ textContent }) => textContent.includes('Drawn here'));
    if (row === undefined) throw new Error('The drawing is not in the list.');
    await user.click(within(row).getByRole('button', { name: /^Download/ }));
    await expect.poll(downloaded).toEqual([expect.objectContaining({ documentId: drawn.documentId })]);
  });

  it('are only looked at by who may not download', async () => {
    await show(['viewCompany']);
    await rows();
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  });

  it('say how the first will come where there are none', async () => {
    await show(undefined, {
      entity: [],
      total: 0,
      counts: { registry: 0, attached: 0, received: 0, drawn: 0 },
    });
    expect(await screen.findByText('No documents yet')).toBeDefined();
  });

  it('are shown to who may see companies', async () => {
    await show(['viewSubmission']);
    expect(await screen.findByText(/see documents of companies/)).toBeDefined();
  });

  it.each([
    [1, '1 kB'],
    [48_200, '48 kB'],
    [2_340_000, '2.3 MB'],
  ])('of %i bytes are %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});
