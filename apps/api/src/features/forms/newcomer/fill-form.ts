import { fillForm } from '@statbook/contract/calls';
import { withKnownPerson } from '@statbook/domain/filing/forms';
import { refuseSaving } from '../../../filings/draft/refuse-draft.ts';
import { lockFiling } from '../../../filings/filing-queries.ts';
import { isFilingPaid } from '../../../filings/paid-filing-queries.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal } from '../../../pipeline/refusal.ts';
import { type FormDependencies, openForm } from '../draft/form-case.ts';
import { saveAnswers } from '../draft/save-answers.ts';
import { presentForm } from '../present-form.ts';
import { findNewcomer } from './find-newcomer.ts';

/** Fills a draft in with what the books know of somebody. What is sealed goes from seal to seal: the reply does not have it. */
export const fillFormHandler = (dependencies: FormDependencies) =>
  handle(fillForm, async ({ tx, body: { filingId, version, personId, roles, activeStep }, record }) => {
    const open = await openForm(tx, dependencies, await lockFiling(tx, filingId));
    if (open instanceof Refusal) return open;
    const { filing, company, rules, asked } = open;
    const refusal = refuseSaving(filing, version);
    if (refusal !== undefined) return refusal;
    const person = await findNewcomer(tx, dependencies, { form: asked.form, personId });
    if (person instanceof Refusal) return person;

    const answers = withKnownPerson(rules, asked, { ...person, roles });
    const takenBack = Object.keys(asked.answers).map((path) => [path, ''] as const);
    const saved = await saveAnswers(tx, dependencies, open, {
      answers: { ...Object.fromEntries(takenBack), ...answers },
      activeStep,
    });
    if (saved instanceof Refusal) return saved;
    record({
      companyId: company.id,
      subject: `${filing.form} ${company.name}`,
      details: { filingId, personId },
    });
    return { entity: [presentForm(saved, { isPaid: await isFilingPaid(tx, filingId) })] };
  });
