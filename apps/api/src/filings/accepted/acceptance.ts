import type { Acceptance } from '@statbook/registry-client';
import { z } from 'zod';
import type { FilingAttempt } from '../filing-queries.ts';
import type { Vault } from '../../platform/secrets/vault.ts';

type AttemptKey = Pick<FilingAttempt, 'filingId' | 'ordinal'>;

/** What binds the sealed part of an acceptance, the code of a new company, to its attempt. */
export const acceptanceBinding = ({ filingId, ordinal }: AttemptKey) =>
  `filing_attempt.acceptance:${filingId}:${ordinal}`;

const stored = z.object({
  kind: z.enum(['incorporation', 'change-of-name', 'charge']),
  /** Under which the certificate is fetched. */
  documentKey: z.string().optional(),
  incorporationDate: z.string().optional(),
  /** Of a company that was formed. */
  companyNumber: z.string().optional(),
  chargeCode: z.string().optional(),
});

/** What the registry gave with an acceptance, but for the code that is sealed. */
export type StoredAcceptance = z.infer<typeof stored>;

/** The details of an acceptance as the row of its attempt keeps them: the new company's code sealed, the rest in clear. */
export function toAcceptanceColumns(
  vault: Vault,
  attempt: AttemptKey,
  { acceptance, companyNumber }: { acceptance?: Acceptance | undefined; companyNumber?: string | undefined },
) {
  if (acceptance === undefined) return {};
  if (acceptance.kind !== 'incorporation') return { acceptance };
  const { authenticationCode: code, ...given } = acceptance;
  const details = { ...given, companyNumber };
  if (code === undefined) return { acceptance: details };
  return {
    acceptance: details,
    acceptanceSealed: vault.seal(code.reveal(), acceptanceBinding(attempt)),
  };
}

/** Reads them again. Throws when the row holds something else. */
export function readAcceptance({
  acceptance,
}: Pick<FilingAttempt, 'acceptance'>): StoredAcceptance | undefined {
  return stored.optional().parse(acceptance ?? undefined);
}
