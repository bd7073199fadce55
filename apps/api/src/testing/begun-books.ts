import { randomUUID } from 'node:crypto';
import { openShareBooks, type ShareBooks } from './share-books.ts';

/** Books that begin with what the registry holds: the bakery's 100 shares, 60 and 40. */
export async function openBegunBooks(): Promise<{ books: ShareBooks; holders: string[]; classId: string }> {
  const books = await openShareBooks('09990001', 'BAKE01');
  const [{ proposal }] = await books.read('GetOpeningBalance');
  const known = { votesPerShare: '1', isRedeemable: false, isNumbered: false };
  const { status, body } = await books.send('SaveOpeningBalance', {
    key: randomUUID(),
    on: proposal.on,
    source: proposal.source,
    issuesCertificates: true,
    classes: proposal.classes.map((each: object) => ({ ...each, ...known })),
    holdings: proposal.holdings.map((each: object) => ({ ...each, isTreasury: false, unpaidEach: '0' })),
  });
  if (status !== 200) throw new Error(`The books did not begin: ${JSON.stringify(body)}`);
  const { holdings } = body.entity[0].request;
  return {
    books,
    holders: holdings.map(({ holderId }: { holderId: string }) => holderId),
    classId: holdings[0].classId,
  };
}
