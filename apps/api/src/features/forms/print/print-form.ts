import { printForm } from '@statbook/contract/calls';
import { z } from 'zod';
import { type FilingAttempt, findFiling, findLatestAttempt } from '../../../filings/filing-queries.ts';
import { type SheetDependencies, sendSheet } from '../../../filings/draft/send-sheet.ts';
import { attemptSecretsBinding } from '../../../filings/attempt/freeze-attempt.ts';
import { handle, type Person } from '../../../pipeline/handler.ts';
import { Refusal } from '../../../pipeline/refusal.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { type FormDependencies, type OpenForm, openForm } from '../draft/form-case.ts';
import { toFormSheet } from './form-sheet.ts';

type Dependencies = FormDependencies & SheetDependencies;

/** The form on paper: what was approved, or the draft, which says so on every page. */
export const printFormHandler = (needs: Dependencies) =>
  handle(printForm, ({ query, person, reply, note }) =>
    sendSheet(needs, { person, reply }, async (tx) => {
      const open = await openForm(tx, needs, await findFiling(tx, query.filingId));
      if (open instanceof Refusal) return open;
      const { filing, company } = open;
      const attempt = filing.state === 'draft' ? undefined : await findLatestAttempt(tx, filing.id);
      const secrets = openSecrets(needs.vault, { open, attempt, person });
      const withSecrets = Object.keys(secrets).length > 0;
      await note(tx, {
        companyId: company.id,
        subject: `${filing.form} ${company.name}`,
        details: { filingId: filing.id, withSecrets },
      });
      const sheet = toFormSheet({ open, attempt, secrets });
      const isKept = attempt !== undefined && !withSecrets;
      const kept = isKept ? ({ companyId: company.id, kind: 'form' } as const) : undefined;
      return { sheet, title: `${sheet.form} ${sheet.formName}`, kept };
    }),
  );

const storedSecrets = z.record(z.string(), z.string());

/** Sealed answers are printed only for who delivers them, and only while they are to be delivered. */
function openSecrets(
  vault: Vault,
  { open, attempt, person }: { open: OpenForm; attempt: FilingAttempt | undefined; person: Person },
): Readonly<Record<string, string>> {
  const isToDeliver = open.channel === 'produced' && open.filing.state === 'queued';
  if (!isToDeliver || !person.flags.has('submitCompany') || !attempt?.secretsSealed) return {};
  const binding = attemptSecretsBinding(attempt.filingId, attempt.ordinal);
  return storedSecrets.parse(JSON.parse(vault.unseal(attempt.secretsSealed, binding).reveal()));
}
