import { saveForm } from '@statbook/contract/calls';
import { refuseSaving } from '../../filings/draft/refuse-draft.ts';
import { lockFiling } from '../../filings/filing-queries.ts';
import { isFilingPaid } from '../../filings/paid-filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import { type FormDependencies, openForm } from './draft/form-case.ts';
import { saveAnswers } from './draft/save-answers.ts';
import { presentForm } from './present-form.ts';

/** Saves answers as they are, right or wrong, and says what is wrong with them. */
export const saveFormHandler = (dependencies: FormDependencies) =>
  handle(saveForm, async ({ tx, body, record }) => {
    const open = await openForm(tx, dependencies, await lockFiling(tx, body.filingId));
    if (open instanceof Refusal) return open;
    const { filing, company } = open;
    const refusal = refuseSaving(filing, body.version);
    if (refusal !== undefined) return refusal;

    const saved = await saveAnswers(tx, dependencies, open, body);
    if (saved instanceof Refusal) return saved;
    record({
      companyId: company.id,
      subject: `${filing.form} ${company.name}`,
      details: { filingId: filing.id, step: body.activeStep },
    });
    return { entity: [presentForm(saved, { isPaid: await isFilingPaid(tx, filing.id) })] };
  });
