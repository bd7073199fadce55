import { saveAuthenticationCode } from '@statbook/contract/calls';
import { companyNumber } from '@statbook/domain/companies';
import { Secret } from '@statbook/domain/secret';
import type { Platform } from '../../composition.ts';
import { authenticationCodeBinding } from '../../filings/authentication-code.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import { filedForms } from '../send-filing/filed-forms.ts';
import { watchReadings } from '../watch-register/watch-readings.ts';
import { lockRegisteredCompany, updateCompany } from './import-queries.ts';
import { readCompanyData } from './read-company-data.ts';

/** Keeps a code that the registry accepts, with what it opens. */
export const saveAuthenticationCodeHandler = (platform: Platform) =>
  handle(saveAuthenticationCode, async ({ body, company, person, note, signal }) => {
    const { database, vault, clock } = platform;
    const { accountId } = person;
    const order = {
      number: companyNumber(company.number),
      code: new Secret(body.authCode),
      madeUpDate: clock.today(),
    };
    const { gateway } = await platform.gateways(accountId);
    const read = await readCompanyData(gateway, order, { signal });
    if (read instanceof Refusal) return read;
    const sealed = vault.seal(body.authCode, authenticationCodeBinding(company.id));
    // The account's own scope: what the code shows changed is told to everybody who sees the company.
    await database.transaction({ as: 'account', accountId }, async (tx) => {
      await lockRegisteredCompany(tx, company.id);
      await updateCompany(tx, company.id, { authenticationCodeSealed: sealed });
      const owner = { accountId, companyId: company.id };
      await watchReadings({ ...platform, forms: filedForms }, tx, owner, read.readings);
      await note(tx, { subject: `${company.name} (${company.number})` });
    });
    return { done: true as const };
  });
