import { randomInt } from 'node:crypto';

/** A change of one company, open until its user closes it. */
export interface Transaction {
  /** Three groups of six digits. */
  id: string;
  status: 'open' | 'closed';
  companyNumber: string;
  companyName: string;
  description: string;
  reference?: string;
  createdAt: string;
  createdBy: { id: string; email: string };
  closedAt?: string;
  resources: Resource[];
}

export type ResourceKind = 'registered-office-address' | 'registered-email-address';

/** What is to be changed, and after closing how it fared. */
export interface Resource {
  kind: ResourceKind;
  data: Data;
  createdAt: string;
  updatedAt: string;
  outcome?: Outcome;
}

/** What a client sent; nothing is known of it but that it is an object. */
export type Data = Record<string, unknown>;

export type Outcome =
  | { status: 'accepted'; at: string }
  | { status: 'rejected'; at: string; reasons: { english: string; welsh: string }[] };

/** Why data cannot be filed as they stand; `location` is a JSON path. */
export interface Fault {
  error: string;
  location: string;
}

export function makeTransactionId(): string {
  const group = () => String(randomInt(1_000_000)).padStart(6, '0');
  return [group(), group(), group()].join('-');
}
