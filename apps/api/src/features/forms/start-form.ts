import { startForm } from '@statbook/contract/calls';
import { randomUUID } from 'node:crypto';
import { type Answers, answerAt, findFormRules, type FormRules } from '@statbook/domain/filing/forms';
import type { Platform } from '../../composition.ts';
import { beginFiling } from '../../filings/begin-filing.ts';
import { findOpenFiling, updateFiling } from '../../filings/filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { FormDependencies } from './draft/form-case.ts';
import { toDraft, toDraftColumns } from './draft/form-draft.ts';
import { readFormFacts } from './facts/form-facts.ts';

type Dependencies = FormDependencies & Pick<Platform, 'live'>;

/** Begins a form, filled in with what is known; the open one of the same matter is given where there is one. */
export const startFormHandler = ({ vault, clock, live }: Dependencies) =>
  handle(startForm, async ({ tx, body, company, person, record }) => {
    const { form, origin = {} } = body;
    const rules = findFormRules(form);
    if (rules === undefined) return refuse('form-not-offered');
    const facts = await readFormFacts(tx, vault, company, clock.today());
    if (facts instanceof Refusal) return facts;
    const whyNot = rules.whyNot?.(form, facts);
    if (whyNot !== undefined) return refuse('form-not-offered', { detail: whyNot });

    const answers = rules.begin(form, facts, origin);
    const subject = subjectOf(rules, answers);
    const filing = await beginFiling(tx, live, { company, person, form, subject });
    if (filing === undefined) {
      const open = await findOpenFiling(tx, company.id, form, subject);
      return open === undefined
        ? refuse('changed-meanwhile')
        : { entity: [{ filingId: open.id, isNew: false }] };
    }
    const draft = toDraft(rules.steps({ form, facts, answers }), answers);
    await updateFiling(tx, filing.id, toDraftColumns(vault, filing.id, draft));
    record({ companyId: company.id, subject: `${form} ${company.name}`, details: { filingId: filing.id } });
    return { entity: [{ filingId: filing.id, isNew: true }] };
  });

/** Which matter a form is about: by it a second draft of the same is known. */
function subjectOf({ isRepeatable, subject }: FormRules, answers: Answers): string {
  if (isRepeatable) return randomUUID();
  return subject === undefined ? '' : answerAt(answers, subject);
}
