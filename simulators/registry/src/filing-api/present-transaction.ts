import { filingKinds } from './filing-kinds.ts';
import type { Resource, Transaction } from './transaction.ts';

export function presentTransaction(transaction: Transaction): Record<string, unknown> {
  const self = `/transactions/${transaction.id}`;
  return {
    id: transaction.id,
    status: transaction.status,
    company_number: transaction.companyNumber,
    company_name: transaction.companyName,
    description: transaction.description,
    ...(transaction.reference !== undefined && { reference: transaction.reference }),
    created_at: transaction.createdAt,
    created_by: transaction.createdBy,
    ...(transaction.closedAt !== undefined && { closed_at: transaction.closedAt }),
    resources: Object.fromEntries(transaction.resources.map(({ kind }) => presentResourceLink(self, kind))),
    ...(transaction.status === 'closed' && { filings: presentFilings(transaction) }),
    links: { self, validation_status: `${self}/validation_status` },
  };
}

function presentResourceLink(self: string, kind: Resource['kind']) {
  const resource = `${self}/${kind}`;
  const validation = `${resource}/${filingKinds[kind].validationPath}`;
  return [resource, { kind, links: { resource, validation_status: validation } }] as const;
}

function presentFilings({ id, companyNumber, resources }: Transaction) {
  return Object.fromEntries(
    resources.map(({ kind, outcome }, place) => [
      `${id}-${place + 1}`,
      {
        type: kind,
        status: outcome?.status ?? 'processing',
        company_number: companyNumber,
        description: kind.replaceAll('-', ' '),
        ...(outcome && { processed_at: outcome.at }),
        ...(outcome?.status === 'rejected' && { reject_reasons: outcome.reasons }),
        links: { resource: `/transactions/${id}/${kind}` },
      },
    ]),
  );
}

/** The e-mail service wraps what it was given; the office service gives it back plain. */
export function presentResource({ kind, data, createdAt, updatedAt }: Resource, transactionId: string) {
  const self = `/transactions/${transactionId}/${kind}`;
  const links = { self, validation_status: `${self}/${filingKinds[kind].validationPath}` };
  if (kind === 'registered-office-address') return { ...data, kind, links };
  return { id: transactionId, data, created_at: createdAt, updated_at: updatedAt, links };
}
