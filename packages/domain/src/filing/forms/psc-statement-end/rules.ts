import {
  checkPscDate,
  companyStatements,
  PSC_NOT_FOUND,
  registeredPscOf,
} from '../fields/control/psc-fields.ts';
import { dateAt } from '../kernel/event-dates.ts';
import { answerAt } from '../kernel/form-fields.ts';
import type { FormFacts, PscStatementFacts } from '../kernel/form-facts.ts';
import type { FormCase, FormOrigin, FormRules } from '../kernel/form-rules.ts';
import type { PscStatementEndContent } from './content.ts';
import { describeStanding, RESTRICTIONS, withdrawable } from '../fields/control/psc-statements.ts';

const STATEMENT = 'statementId';
const ENDED_BY = 'restrictionsEndedBy';

/** A statement is no longer true (PSC09; SI 2016/339 Sch 2, Companies Act 2006 s. 790LC). */
export const pscStatementEnd: FormRules<PscStatementEndContent> = {
  family: 'psc-statement-end',
  forms: ['PSC09'],
  subject: STATEMENT,
  whyNot: (_form, facts) => {
    if (withdrawable(facts).length > 0) return undefined;
    if (facts.pscStatements.length === 0) return 'No statement stands on the register.';
    return 'Software cannot withdraw the statement on the register: send its form on paper.';
  },
  begin: (_form, facts, origin) => ({
    withdrawnOn: facts.today,
    ...origin.answers,
    ...statementAnswer(facts, origin),
  }),
  steps: (asked) => [
    {
      id: 'statement',
      title: 'Which statement has ended',
      sections: [
        {
          title: 'Statement',
          fields: [
            {
              path: STATEMENT,
              label: 'Statement on the register',
              kind: 'choice',
              options: withdrawable(asked.facts).map((each) => ({
                value: each.id,
                label: describeStanding(each, asked.facts),
              })),
              decidesFields: true,
              missing: 'Choose the statement',
            },
            {
              path: 'withdrawnOn',
              label: 'Date from which it is no longer true',
              kind: 'date',
              hint: 'The register shows it.',
            },
            ...(chosen(asked)?.statement === RESTRICTIONS ? [ENDED_BY_FIELD] : []),
          ],
        },
      ],
    },
  ],
  check: (asked) =>
    checkPscDate(asked, 'withdrawnOn', [{ on: chosen(asked)?.notifiedOn, of: 'the statement' }]),
  compose: (asked) => {
    const { statement, psc } = getChosen(asked);
    const by = answerAt(asked.answers, ENDED_BY);
    return {
      content: {
        statement,
        ...(psc && { psc: registeredPscOf(psc) }),
        withdrawnOn: answerAt(asked.answers, 'withdrawnOn'),
        ...(statement === RESTRICTIONS && { restrictionsEndedBy: by === 'court' ? 'court' : 'company' }),
      },
      secrets: {},
    };
  },
  compare: ({ facts, answers }) => {
    const words = (each: PscStatementFacts) => describeStanding(each, facts);
    const after = facts.pscStatements.filter(({ id }) => id !== answerAt(answers, STATEMENT));
    return [{ label: 'Statements', now: facts.pscStatements.map(words), after: after.map(words) }];
  },
  effectiveOn: ({ answers }) => dateAt(answers, 'withdrawnOn'),
  expects: ({ withdrawnOn }, form) => ({
    formType: form,
    descriptionValues: { withdrawal_date: withdrawnOn },
  }),
  rejections: [
    { ...PSC_NOT_FOUND, step: 'statement' },
    {
      wording: /statement|\bdate\b/i,
      meaning:
        'The statement does not stand on the register, or the date lies in the future or before the statement.',
      step: 'statement',
    },
  ],
};

const ENDED_BY_FIELD = {
  path: ENDED_BY,
  label: 'How the restrictions have ended',
  kind: 'choice',
  options: [
    { value: 'company', label: 'By a withdrawal notice' },
    { value: 'court', label: 'By an order of the court' },
  ],
  missing: 'Say how the restrictions have ended',
} as const;

/** The statement that is asked for, else the only one; one that stands in the way of notices goes before others. */
function statementAnswer(facts: FormFacts, { statementId }: FormOrigin): Record<string, string> {
  const all = withdrawable(facts);
  const only = companyStatements(facts)[0] ?? (all.length === 1 ? all[0] : undefined);
  const id = statementId ?? only?.id;
  return id === undefined ? {} : { [STATEMENT]: id };
}

function chosen({ facts, answers }: FormCase): PscStatementFacts | undefined {
  return withdrawable(facts).find(({ id }) => id === answerAt(answers, STATEMENT));
}

/** @throws RangeError where none is chosen, which the form's check refuses. */
function getChosen(asked: FormCase): PscStatementFacts {
  const statement = chosen(asked);
  if (statement === undefined) throw new RangeError('The form names no statement');
  return statement;
}
