import { showFormSecrets } from '@statbook/contract/calls';
import { fieldsOf } from '@statbook/domain/filing/forms';
import { refuseSaving } from '../../filings/draft/refuse-draft.ts';
import { findFiling } from '../../filings/filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import { checkOpenForm, type FormDependencies, openForm } from './draft/form-case.ts';

/** Shows what is sealed in a draft to those who may change it; the pipeline writes the showing down in the same transaction. */
export const showFormSecretsHandler = (dependencies: FormDependencies) =>
  handle(showFormSecrets, async ({ tx, body, record }) => {
    const open = await openForm(tx, dependencies, await findFiling(tx, body.filingId));
    if (open instanceof Refusal) return open;
    const { filing, company, draft } = open;
    const refusal = refuseSaving(filing, body.version);
    if (refusal !== undefined) return refusal;
    record({
      companyId: company.id,
      subject: `${filing.form} ${company.name}`,
      details: { filingId: filing.id },
    });
    const asked = fieldsOf(checkOpenForm(open).steps).map(({ path }) => path);
    return {
      entity: asked.flatMap((path) => {
        const value = draft.secrets[path];
        return value === undefined ? [] : [{ path, value }];
      }),
    };
  });
