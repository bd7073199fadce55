import type { BodyOf } from '@statbook/contract';
import { saveForm } from '@statbook/contract/calls';
import { type Answers, keptNameReason, knownPersonOf, nameReasonPath } from '@statbook/domain/filing/forms';
import { refuseSaving } from '../../filings/draft/refuse-draft.ts';
import { lockFiling } from '../../filings/filing-queries.ts';
import { isFilingPaid } from '../../filings/paid-filing-queries.ts';
import { handle, type Person } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { statesIdentity } from './facts/code-facts.ts';
import { type FormDependencies, type OpenForm, openForm, withCodeFacts } from './draft/form-case.ts';
import { mergeAnswers } from './draft/form-draft.ts';
import { nameCompany } from './draft/name-company.ts';
import { keepTypedCode } from './draft/keep-typed-code.ts';
import { saveAnswers } from './draft/save-answers.ts';
import { presentForm } from './present-form.ts';

/** Saves answers as they are, right or wrong, and says what is wrong with them. */
export const saveFormHandler = (dependencies: FormDependencies) =>
  handle(saveForm, async ({ tx, person, body, record }) => {
    const open = await openForm(tx, dependencies, await lockFiling(tx, body.filingId));
    if (open instanceof Refusal) return open;
    const { filing, company } = open;
    const refusal = refuseSaving(filing, body.version);
    if (refusal !== undefined) return refusal;

    const saved = await saveWithCode(tx, dependencies, { open, body, person });
    if (saved instanceof Refusal) return saved;
    const named = await nameCompany(tx, saved);
    record({
      companyId: company.id,
      subject: `${filing.form} ${named.company.name}`,
      details: { filingId: filing.id, step: body.activeStep },
    });
    return { entity: [presentForm(named, { isPaid: await isFilingPaid(tx, filing.id) })] };
  });

interface Saving {
  readonly open: OpenForm;
  readonly body: BodyOf<typeof saveForm>;
  readonly person: Person;
}

/** Saves the answers; a personal code among them is kept for its person, and checked as it stands then. */
async function saveWithCode(
  tx: Transaction,
  dependencies: FormDependencies,
  { open, body, person }: Saving,
): Promise<OpenForm | Refusal> {
  if (!statesIdentity(open.rules)) return saveAnswers(tx, dependencies, open, body);
  const kept = await keepTypedCode(tx, dependencies, { open, answers: body.answers, person });
  const answers = withNameReason(kept.open, kept.answers);
  const saved = await saveAnswers(tx, dependencies, kept.open, { ...body, answers });
  return saved instanceof Refusal ? saved : withCodeFacts(tx, dependencies, saved);
}

/** With the reason that is kept with the code of whom the form comes to be about; what somebody answers stays. */
function withNameReason({ asked: before, draft }: OpenForm, answers: Answers): Answers {
  const asked = { ...before, answers: mergeAnswers(draft, answers) };
  const isAbout = knownPersonOf(asked)?.personId;
  if (knownPersonOf(before)?.personId === isAbout || nameReasonPath(asked.form) in answers) return answers;
  return { ...answers, ...keptNameReason(asked) };
}
