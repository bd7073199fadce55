import type { Warning } from '../../readiness.ts';
import {
  blockWhileStatementStands,
  checkConfirmed,
  chosenPsc,
  confirmationField,
  confirmedOn,
  describePsc,
  getPsc,
  PSC_NOT_FOUND,
  PSC_PATH,
  pscAnswer,
  pscChoice,
  registeredPscOf,
  STATEMENT_STANDS,
  warnOfTwoPscs,
  whyNoPsc,
} from '../fields/control/psc-fields.ts';
import { answerAt } from '../kernel/form-fields.ts';
import { bodyOf } from '../kernel/form-facts.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import { isUndecided } from '../kernel/order-of-filings.ts';
import type { PscCessationContent } from './content.ts';

/** Somebody has ceased to be a person with significant control (PSC07; Companies Act 2006 s. 790LF). */
export const pscCessation: FormRules<PscCessationContent> = {
  family: 'psc-cessation',
  forms: ['PSC07'],
  subject: PSC_PATH,
  whyNot: whyNoPsc,
  begin: (_form, _facts, origin) => ({ ...origin.answers, ...pscAnswer(origin) }),
  steps: (asked) => [
    {
      id: 'psc',
      title: 'Who has ceased',
      hint: 'Companies House finds them by the name on its register.',
      sections: [
        {
          title: 'Person with significant control',
          fields: [
            pscChoice(asked),
            {
              path: 'ceasedOn',
              label: 'Date on which the control ended',
              kind: 'date',
              hint: 'The register shows it.',
            },
            confirmationField(asked.facts),
          ],
        },
      ],
    },
  ],
  check: (asked) => {
    const notBefore = { on: chosenPsc(asked)?.notifiedOn, of: 'the notification' };
    return checkConfirmed(asked, { path: 'ceasedOn', of: 'the end of the control', notBefore });
  },
  blockers: blockWhileStatementStands,
  warnings: (asked) => [...warnOfNobody(asked), ...warnOfTwoPscs(asked)],
  compose: (asked) => ({
    content: {
      ceasedOn: answerAt(asked.answers, 'ceasedOn'),
      confirmedOn: answerAt(asked.answers, 'confirmedOn'),
      psc: registeredPscOf(getPsc(asked)),
    },
    secrets: {},
  }),
  compare: ({ facts, answers }) => [
    {
      label: 'People with significant control',
      now: facts.pscs.map(({ fullName }) => fullName),
      after: facts.pscs
        .filter(({ id }) => id !== answerAt(answers, PSC_PATH))
        .map(({ fullName }) => fullName),
    },
  ],
  effectiveOn: confirmedOn,
  expects: ({ ceasedOn, psc }, form) => ({
    formType: form,
    descriptionValues: { psc_name: describePsc(psc), cessation_date: ceasedOn },
  }),
  rejections: [
    PSC_NOT_FOUND,
    STATEMENT_STANDS,
    {
      wording: /\bdate\b/i,
      meaning: 'The date lies in the future, or before the notification.',
      step: 'psc',
    },
  ],
};

/** A register is never empty: where nobody is left, a statement says so (s. 790LC). */
function warnOfNobody({ facts, answers }: FormCase): readonly Warning[] {
  const leaving = new Set([answerAt(answers, PSC_PATH)]);
  for (const filing of facts.openFilings) {
    if (filing.form === 'PSC07' && isUndecided(filing)) leaving.add(filing.subject);
  }
  const isComing = facts.openFilings.some(
    (filing) => ['PSC01', 'PSC02', 'PSC03', 'PSC08'].includes(filing.form) && isUndecided(filing),
  );
  if (isComing || facts.pscs.some(({ id }) => !leaving.has(id))) return [];
  const message = `Nobody is left on the register then. File a notice of who has control now, or the statement that the ${bodyOf(facts)} has no such person (PSC08).`;
  return [{ code: 'nobody-left', message }];
}
