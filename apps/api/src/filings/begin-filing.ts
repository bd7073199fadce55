import type { FormId } from '@statbook/domain/filing';
import type { Person } from '../pipeline/handler.ts';
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
  live: LiveEvents,
  { company, person, form, subject = '' }: Beginning,
): Promise<Filing | undefined> {
  const { accountId, userId: createdBy } = person;
  const filing = await insertFiling(tx, { accountId, companyId: company.id, form, subject, createdBy });
  if (filing === undefined) return undefined;
  await live.publish(tx, {
    accountId,
    companyId: company.id,
    topic: 'filing',
    payload: { filingId: filing.id, companyId: company.id, state: filing.state },
  });
  return filing;
}
