import { describe, expect, it } from 'vitest';
import { grantBinding } from '../filings/registry-grant.ts';
import { presenterBinding } from '../clients/presenter-gateway.ts';
import { acceptanceBinding } from '../filings/accepted/acceptance.ts';
import { authenticationCodeBinding } from '../filings/authentication-code.ts';
import { billedToBinding } from '../filings/billed-to.ts';
import { personCodeBinding } from '../filings/personal-codes/held-codes.ts';
import { attemptSecretsBinding } from '../filings/attempt/freeze-attempt.ts';
import { contactBinding } from '../features/people/invitations/contact-queries.ts';
import { type Scope, sessionOf } from '../platform/database/database.ts';
import { sealedColumns } from '../platform/secrets/sealed-columns.ts';
import { storedKeyBinding } from '../platform/secrets/stored-key.ts';
import { lineCodeBinding } from '../workflows/import-company/batch/import-batch.ts';
import { protectedDataBinding } from '../registry-snapshots/protected-company-data.ts';
import { testApi } from '../testing/test-api.ts';
import { fullAccount } from './full-account.ts';

describe('the list of sealed columns, by which keys are changed', () => {
  it('holds every column that is sealed', async () => {
    const made = await ask(
      `select table_name || '.' || column_name from information_schema.columns
        where table_schema = 'public' and column_name like '%\\_sealed' order by 1`,
    );
    expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(made.flat());
  });

  it('binds each as the code that seals it does', async () => {
    const { accountId, companyId, main, recordIds } = await fullAccount();
    const filingId = recordIds[3] ?? '';
    const [[batchId] = []] = await ask(`select id::text from import_batch where account_id = '${accountId}'`);
    const [[paymentId] = []] = await ask(`select id::text from payment where account_id = '${accountId}'`);
    const [[codeId] = []] = await ask(`select id::text from person_code where account_id = '${accountId}'`);
    const [[contactId] = []] = await ask(
      `select id::text from person_contact where account_id = '${accountId}'`,
    );
    const ofCode: Record<string, string> = {
      'account.presenter_id_sealed': presenterBinding('id', accountId),
      'account.presenter_code_sealed': presenterBinding('code', accountId),
      'company.authentication_code_sealed': authenticationCodeBinding(companyId),
      'registry_reading.protected_sealed': protectedDataBinding(companyId),
      'import_line.authentication_code_sealed': lineCodeBinding(String(batchId), 1),
      'payment.billed_to_sealed': billedToBinding(String(paymentId)),
      'registry_grant.refresh_token_sealed': grantBinding({ companyId, userId: main.userId }),
      'person_contact.email_sealed': contactBinding(String(contactId)),
      'person_code.code_sealed': personCodeBinding(String(codeId)),
      'filing_attempt.secrets_sealed': attemptSecretsBinding(filingId, 1),
      'filing_attempt.acceptance_sealed': acceptanceBinding({ filingId, ordinal: 1 }),
    };
    for (const { table, column, binding } of sealedColumns) {
      const expected = ofCode[`${table}.${column}`];
      if (expected === undefined) continue;
      const owner = table === 'account' ? 'id' : 'account_id';
      expect(await ask(`select ${binding} from ${table} where ${owner} = '${accountId}'`)).toEqual([
        [expected],
      ]);
    }
    const key = sealedColumns.find(({ table }) => table === 'stored_key');
    expect(await ask(`select ${key?.binding} from stored_key order by name`)).toEqual([
      [storedKeyBinding('activity')],
      [storedKeyBinding('approval')],
      [storedKeyBinding('people')],
    ]);
  });
});

async function ask(sql: string): Promise<unknown[][]> {
  const { database } = (await testApi()).server.platform;
  const scope: Scope = { as: 'maintenance' };
  return database.transaction(scope, (tx) => sessionOf(tx).query(sql));
}
