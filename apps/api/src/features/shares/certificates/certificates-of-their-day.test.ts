import type { CallName } from '@statbook/contract';
import { fetchFile } from '../../../testing/make-call.ts';
import { randomUUID } from 'node:crypto';
import { readDocument } from '@statbook/testkit/read-document';
import { expect, it } from 'vitest';
import { openShareBooks, ordinaryTerms, type ShareBooks } from '../../../testing/share-books.ts';
import { testApi } from '../../../testing/test-api.ts';

async function textOf({ companyId, person }: ShareBooks, call: CallName, body: object = {}): Promise<string> {
  const { server } = await testApi();
  const given = { companyId, ...body };
  const answer = await fetchFile(server.url, call, { token: person.token, given });
  const { pages } = await readDocument(Buffer.from(await answer.arrayBuffer()));
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

it('a certificate names its class, and what its shares were, as on the day of its issue', async () => {
  const books = await openShareBooks();
  const paper = { certificates: [{ number: '12', issuedOn: '2025-03-01' }] };
  const holding = { class: 0, isTreasury: false, unpaidEach: '0' };
  const saved = await books.send('SaveOpeningBalance', {
    key: randomUUID(),
    on: '2026-01-31',
    source: 'Certificates on file',
    issuesCertificates: true,
    certificatesIssuedOn: '2026-05-15',
    classes: [
      {
        ...ordinaryTerms,
        sharesInIssue: '100',
      },
    ],
    holdings: [
      { ...holding, members: [{ kind: 'person', surname: 'Alice' }], shares: '60', ...paper },
      { ...holding, members: [{ kind: 'person', surname: 'Bob' }], shares: '40' },
    ],
  });
  const { classId } = saved.body.entity[0].request.holdings[0];
  await books.recorded({ kind: 'class-name', on: '2026-05-01', classId, name: 'A Ordinary' });
  const printed = (number: number) =>
    textOf(books, 'printShareCertificates', { certificateNumbers: [number] });
  expect(await printed(12)).toContain('60 (sixty) Ordinary shares of £1.00 each');
  expect(await printed(13)).toContain('40 (forty) A Ordinary shares of £1.00 each');
  expect(await textOf(books, 'printCertificateRegister')).toContain('12 Alice Ordinary 60');
  const listed = await books.read('ShareCertificateDetails');
  expect(listed.map(({ className }) => className)).toEqual(['Ordinary', 'A Ordinary']);

  // Shares that are restated get other certificates: none is left that speaks of the old ones.
  await books.recorded({ kind: 'subdivision', on: '2026-06-01', classId, into: '10' });
  expect(await printed(14)).toContain('600 (six hundred) A Ordinary shares of £0.10 each');
  const refused = await books.send('PrintShareCertificates', { certificateNumbers: [12] });
  expect(refused.body.code).toBe('certificate-not-live');
});
