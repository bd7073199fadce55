import type { FormId } from '@statbook/domain/filing';
import type { Person } from '../pipeline/handler.ts';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { LiveEvents } from '../platform/live/live-events.ts';
import { type Filing, insertFiling } from './filing-queries.ts';

interface Beginning {
  company: { id: string };
  person: Person;
  form: FormId;
  subject?: string;
}

/** Begins a filing as a draft and tells open browsers; undefined when one of the same matter is open already. */
export async function beginFiling(
  tx: Transaction,
  { live, clock }: { readonly live: LiveEvents; readonly clock: Clock },
  { company, person, form, subject = '' }: Beginning,
): Promise<Filing | undefined> {
  const { accountId, userId: createdBy } = person;
  const companyId = company.id;
  const at = clock.now();
  const filing = await insertFiling(tx, { accountId, companyId, form, subject, createdBy, at });
  if (filing === undefined) return undefined;
  await live.publish(tx, {
    accountId,
    companyId,
    topic: 'filing',
    payload: { filingId: filing.id, companyId, state: filing.state },
  });
  return filing;
}
