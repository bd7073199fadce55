import { randomUUID } from 'node:crypto';
import { openShareBooks, type ShareBooks } from './share-books.ts';

/** Books that begin with what the registry holds: the bakery's 100 shares, 60 and 40. */
export async function openBegunBooks(): Promise<{ books: ShareBooks; holders: string[]; ClassId: string }> {
  const books = await openShareBooks('09990001', 'BAKE01');
  const [{ Proposal }] = await books.read('GetOpeningBalance');
  const known = { VotesPerShare: '1', IsRedeemable: false, IsNumbered: false };
  const { status, body } = await books.send('SaveOpeningBalance', {
    Key: randomUUID(),
    On: Proposal.On,
    Source: Proposal.Source,
    Classes: Proposal.Classes.map((each: object) => ({ ...each, ...known })),
    Holdings: Proposal.Holdings.map((each: object) => ({ ...each, IsTreasury: false, UnpaidEach: '0' })),
  });
  if (status !== 200) throw new Error(`The books did not begin: ${JSON.stringify(body)}`);
  const { Holdings } = body.Entity[0].Request;
  return {
    books,
    holders: Holdings.map(({ HolderId }: { HolderId: string }) => HolderId),
    ClassId: Holdings[0].ClassId,
  };
}
