import { translatorOf } from '@statbook/contract/wire';
import type { Caller } from '../support/data/caller.ts';
import { makeRequest } from './fuzz-request.ts';
import type { HttpClient } from './http-client.ts';
import type { KnownValues } from './known-values.ts';
import type { FuzzOperation } from './operations.ts';

const rounds = 2;
/** What these end or take away is still to be asked about. */
const ending =
  /^(?:delete|remove|endAll|endSession|sign|activeInactive|deactivate|restore|cancel|void|refund|withdraw|returnFiling|submit|saveSession)/;

/**
 * Makes every call as a page could make it, one after the other, so that there is one of everything that calls can make; each
 * names what the replies before have told.
 */
export async function learnAccount(
  { client, operations }: { client: HttpClient; operations: readonly FuzzOperation[] },
  { token }: Pick<Caller, 'token'>,
  known: KnownValues,
): Promise<void> {
  const made = operations.filter(({ name, isFile }) => !isFile && !ending.test(name));
  for (let round = 0; round < rounds; round += 1)
    for (const [place, operation] of made.entries()) {
      const index = round * made.length + place;
      const request = makeRequest([operation], known, { seed: 0, index, onlyValid: true });
      const reply = await client.send({ ...request, token });
      if (reply.kind !== 'answered' || reply.status !== 200) continue;
      known.learn(JSON.parse(reply.text));
      known.drafts.follow(reply.text);
    }
  await reviewDrafts(client, token, known);
}

/** What is filed is what a review has shown. */
async function reviewDrafts(client: HttpClient, token: string, { drafts }: KnownValues): Promise<void> {
  const filing = translatorOf(undefined).wireName('filingId');
  for (const { filingId } of drafts.all) {
    const path = `/api/Forms/ReviewForm?${filing}=${filingId}`;
    const reply = await client.send({ method: 'GET', path, token, contentType: undefined, body: undefined });
    if (reply.kind === 'answered' && reply.status === 200) drafts.follow(reply.text);
  }
}
