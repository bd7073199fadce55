import { type FieldError, fieldError } from '../../../field-error.ts';
import type { Blocker } from '../../readiness.ts';
import {
  blockWhileStatementStands,
  checkPscDate,
  chosenPsc,
  getPsc,
  isCompanyLevel,
  PSC_NOT_FOUND,
  PSC_PATH,
  pscAnswer,
  pscChoice,
  pscsOf,
  registeredPscOf,
} from '../fields/control/psc-fields.ts';
import { dateAt } from '../kernel/event-dates.ts';
import { answerAt, type FormField } from '../kernel/form-fields.ts';
import { bodyOf } from '../kernel/form-facts.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import { isUndecided } from '../kernel/order-of-filings.ts';
import type { PscStatementContent } from './content.ts';
import {
  describeStanding,
  LINKED,
  statementOptions,
  statementWords,
} from '../fields/control/psc-statements.ts';

const STATEMENT = 'statement';

const statementAt = ({ answers }: FormCase) => answerAt(answers, STATEMENT);
const isLinked = (asked: FormCase) => statementAt(asked) === LINKED;

/** A statement is made in the place of a person with significant control (PSC08; Companies Act 2006 s. 790LC). */
export const pscStatement: FormRules<PscStatementContent> = {
  family: 'psc-statement',
  forms: ['PSC08'],
  begin: (_form, _facts, origin) => ({ ...origin.answers, ...pscAnswer(origin) }),
  steps: (asked) => [
    {
      id: 'statement',
      title: 'Statement',
      sections: [
        {
          title: 'What is stated',
          fields: [
            {
              path: STATEMENT,
              label: 'Statement',
              kind: 'choice',
              options: optionsOf(asked),
              decidesFields: true,
              missing: 'Choose the statement',
            },
            ...(isLinked(asked) ? [pscChoice(asked)] : []),
            knownField(asked),
          ],
        },
      ],
    },
  ],
  check: (asked) => [...checkPscDate(asked, 'knownOn'), ...checkNew(asked)],
  blockers: (asked) => [...blockSecondStatement(asked), ...blockPersons(asked)],
  compose: (asked) => ({
    content: {
      statement: statementAt(asked),
      ...(isLinked(asked) && { psc: registeredPscOf(getPsc(asked)) }),
      knownOn: answerAt(asked.answers, 'knownOn'),
    },
    secrets: {},
  }),
  compare: (asked) => {
    const now = asked.facts.pscStatements.map((each) => describeStanding(each, asked.facts));
    return [{ label: 'Statements', now, after: [...now, wordsOf(asked)] }];
  },
  effectiveOn: ({ answers }) => dateAt(answers, 'knownOn'),
  expects: (_content, form) => ({ formType: form, descriptionValues: {} }),
  rejections: [
    { ...PSC_NOT_FOUND, step: 'statement' },
    {
      wording: /statement|already|active/i,
      meaning: 'The statement stands already, or cannot stand beside what is on the register.',
      step: 'statement',
    },
  ],
};

/** The statement about somebody on the register is offered where there is somebody. */
function optionsOf({ facts, form }: FormCase) {
  return statementOptions(facts).filter(({ value }) => value !== LINKED || pscsOf(form, facts).length > 0);
}

function knownField({ facts }: FormCase): FormField {
  return {
    path: 'knownOn',
    label: `Date on which the ${bodyOf(facts)} first knew, or had reason to believe it`,
    kind: 'date',
    hint: 'The 14 days for this statement begin with it; it is kept here and not on the register.',
  };
}

function wordsOf(asked: FormCase): string {
  const words = statementWords(statementAt(asked), asked.facts);
  return isLinked(asked) ? `${words}: ${chosenPsc(asked)?.fullName ?? ''}` : words;
}

/** The same statement about the same person is made once. */
function checkNew(asked: FormCase): readonly FieldError[] {
  const about = isLinked(asked) ? answerAt(asked.answers, PSC_PATH) : undefined;
  const stands = asked.facts.pscStatements.some(
    ({ statement, psc }) => statement === statementAt(asked) && psc?.id === about,
  );
  if (!stands) return [];
  return [fieldError(STATEMENT, 'stands-already', 'Choose another: this statement stands on the register')];
}

/** Whoever says that nobody is known says nothing else beside it. */
function blockSecondStatement(asked: FormCase): readonly Blocker[] {
  return statementAt(asked) === '' ? [] : blockWhileStatementStands(asked);
}

/** Nobody is known where nobody is on the register any more. */
function blockPersons(asked: FormCase): readonly Blocker[] {
  const { facts } = asked;
  if (!isCompanyLevel(statementAt(asked))) return [];
  const leaving = new Set(
    facts.openFilings
      .filter((filing) => filing.form === 'PSC07' && isUndecided(filing))
      .map(({ subject }) => subject),
  );
  if (facts.pscs.every(({ id }) => leaving.has(id))) return [];
  const message =
    'Somebody with significant control is on the register. File first that they have ceased, or choose another statement.';
  return [{ code: 'pscs-on-register', message, forms: ['PSC07'] }];
}
