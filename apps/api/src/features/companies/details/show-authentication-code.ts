import { showAuthenticationCode } from '@statbook/contract/calls';
import { authenticationCodeBinding } from '../../../filings/authentication-code.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { findSealedCode } from '../company-queries.ts';

/** Shows a company's code; the pipeline writes the showing down in the same transaction. */
export const showAuthenticationCodeHandler = ({ vault }: { vault: Vault }) =>
  handle(showAuthenticationCode, async ({ tx, company, record }) => {
    const sealed = await findSealedCode(tx, company.id);
    if (sealed === undefined) return refuse('authentication-code-missing');
    record({ subject: `${company.name} (${company.number})` });
    const code = vault.unseal(sealed, authenticationCodeBinding(company.id));
    return { entity: [{ companyId: company.id, authCode: code.reveal() }] };
  });
