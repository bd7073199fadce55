import { z } from 'zod';
import { flagOrFalse, listOf, text, textOrEmpty } from '../json/lenient.ts';
import { record } from '../json/record.ts';

const reason = record({ english: [textOrEmpty, 'english'] });

const filing = record({
  type: [textOrEmpty, 'type'],
  status: [textOrEmpty, 'status'],
  processedAt: [text, 'processed_at'],
  rejectReasons: [listOf(reason), 'reject_reasons'],
});

const resource = record({
  kind: [textOrEmpty, 'kind'],
  validationPath: [text, 'links.validation_status'],
});

/** A map by address or id, of which only the entries matter; entries of another shape are left out. */
const entriesOf = <S extends z.ZodType>(entry: S) =>
  z.preprocess(
    (wire) => (typeof wire === 'object' && wire !== null ? Object.values(wire) : []),
    listOf(entry),
  );

/** A transaction (part 9.1). Its id is opaque; filings are there once it is closed. */
export const transaction = record({
  id: [z.string().min(1), 'id'],
  status: [textOrEmpty, 'status'],
  companyNumber: [text, 'company_number'],
  reference: [text, 'reference'],
  closedAt: [text, 'closed_at'],
  resources: [entriesOf(resource), 'resources'],
  filings: [entriesOf(filing), 'filings'],
});

export type RegistryTransaction = z.output<typeof transaction>;

export const transactions = record({ items: [listOf(transaction), 'items'] });

const fault = record({ error: [textOrEmpty, 'error'], location: [text, 'location'] });

export const validation = record({ isValid: [flagOrFalse, 'is_valid'], faults: [listOf(fault), 'errors'] });

/** What is wrong with a change, in words alone: so it is refused before it is in the transaction (400). */
export const badRequest = z.object({ errors: z.array(z.string().min(1)).min(1) });

export const eligibility = record({ code: [textOrEmpty, 'eligibility_status_code'] });
