import { randomUUID } from 'node:crypto';
import { readDocument } from '@statbook/testkit/read-document';
import { expect, it } from 'vitest';
import { openShareBooks, ordinaryTerms, type ShareBooks } from '../../../testing/share-books.ts';
import { testApi } from '../../../testing/test-api.ts';

async function wordsOf({ companyId, person }: ShareBooks, call: string, body: object = {}): Promise<string> {
  const { server } = await testApi();
  const answer = await fetch(`${server.url}/api/Shares/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ CompanyId: companyId, ...body }),
  });
  const { pages } = await readDocument(Buffer.from(await answer.arrayBuffer()));
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

it('a certificate names its class, and what its shares were, as on the day of its issue', async () => {
  const books = await openShareBooks();
  const paper = { Certificates: [{ Number: '12', IssuedOn: '2025-03-01' }] };
  const holding = { Class: 0, IsTreasury: false, UnpaidEach: '0' };
  const saved = await books.send('SaveOpeningBalance', {
    Key: randomUUID(),
    On: '2026-01-31',
    Source: 'Certificates on file',
    Classes: [
      {
        ...ordinaryTerms,
        SharesInIssue: '100',
      },
    ],
    Holdings: [
      { ...holding, Members: [{ Kind: 'person', Surname: 'Alice' }], Shares: '60', ...paper },
      { ...holding, Members: [{ Kind: 'person', Surname: 'Bob' }], Shares: '40' },
    ],
  });
  const { ClassId } = saved.body.Entity[0].Request.Holdings[0];
  await books.recorded({ Kind: 'class-name', On: '2026-05-01', ClassId, Name: 'A Ordinary' });
  const printed = (number: number) =>
    wordsOf(books, 'PrintShareCertificates', { CertificateNumbers: [number] });
  expect(await printed(12)).toContain('60 (sixty) Ordinary shares of £1.00 each');
  expect(await printed(13)).toContain('40 (forty) A Ordinary shares of £1.00 each');
  expect(await wordsOf(books, 'PrintCertificateRegister')).toContain('12 Alice Ordinary 60');
  const listed = await books.read('ShareCertificateDetails');
  expect(listed.map(({ ClassName }) => ClassName)).toEqual(['Ordinary', 'A Ordinary']);

  // Shares that are restated get other certificates: none is left that speaks of the old ones.
  await books.recorded({ Kind: 'subdivision', On: '2026-06-01', ClassId, Into: '10' });
  expect(await printed(14)).toContain('600 (six hundred) A Ordinary shares of £0.10 each');
  const refused = await books.send('PrintShareCertificates', { CertificateNumbers: [12] });
  expect(refused.body.code).toBe('certificate-not-live');
});
