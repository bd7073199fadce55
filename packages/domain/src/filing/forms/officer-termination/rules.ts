import type { Blocker, Warning } from '../../readiness.ts';
import {
  birthFields,
  birthSecret,
  checkBirth,
  chosenOfficer,
  describeOfficer,
  getOfficer,
  inOfficeOf,
  OFFICES,
  OFFICER_NOT_FOUND,
  OFFICER_PATH,
  officerAnswer,
  officerChoice,
  officerRoleOf,
  officersOf,
  registeredOfficerOf,
  warnOfNamesakes,
  whyNotSecretary,
} from '../fields/officer-fields.ts';
import { checkOfficerDate, dateAt } from '../kernel/event-dates.ts';
import { answerAt } from '../kernel/form-fields.ts';
import type { FormFacts, OfficerFacts } from '../kernel/form-facts.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import { isUndecided } from '../kernel/order-of-filings.ts';
import type { OfficerTerminationContent } from './content.ts';

/** An officer has ceased (TM01, TM02, LLTM01; Companies Act 2006 ss. 167 and 276). */
export const officerTermination: FormRules<OfficerTerminationContent> = {
  family: 'officer-termination',
  forms: ['TM01', 'TM02'],
  subject: OFFICER_PATH,
  whyNot: (form, facts) => {
    const reason = whyNotSecretary(form, facts);
    if (reason !== undefined || officersOf(form, facts).length > 0) return reason;
    return `There is no ${officerRoleOf(form, facts)} in office who could have ceased.`;
  },
  begin: (_form, _facts, origin) => ({ ...origin.answers, ...officerAnswer(origin) }),
  steps: (asked) => [
    {
      id: 'officer',
      title: 'Who has ceased',
      hint: 'The officer need not sign. Companies House finds them by the name on its register.',
      sections: [
        {
          title: 'Officer',
          fields: [
            officerChoice(asked),
            { path: 'ceasedOn', label: 'Date on which they ceased', kind: 'date' },
            ...birthFields(chosenOfficer(asked)),
          ],
        },
      ],
    },
  ],
  check: (asked) => {
    const officer = chosenOfficer(asked);
    return [...checkOfficerDate(asked, 'ceasedOn', officer?.appointedOn), ...checkBirth(asked, officer)];
  },
  blockers: checkWhoStays,
  warnings: (asked) => [...warnOfTooFew(asked), ...warnOfNamesakes(asked)],
  compose: (asked) => {
    const officer = getOfficer(asked);
    return {
      content: {
        ceasedOn: answerAt(asked.answers, 'ceasedOn'),
        role: officerRoleOf(asked.form, asked.facts),
        officer: registeredOfficerOf(officer),
      },
      secrets: birthSecret(asked, officer),
    };
  },
  compare: ({ form, facts, answers }) => {
    const officers = officersOf(form, facts);
    return [
      {
        label: OFFICES[officerRoleOf(form, facts)].all,
        now: officers.map(({ fullName }) => fullName),
        after: officers
          .filter(({ id }) => id !== answerAt(answers, OFFICER_PATH))
          .map(({ fullName }) => fullName),
      },
    ];
  },
  effectiveOn: ({ answers }) => dateAt(answers, 'ceasedOn'),
  expects: ({ ceasedOn, officer }, form) => ({
    formType: form,
    descriptionValues: { officer_name: describeOfficer(officer), termination_date: ceasedOn },
  }),
  rejections: [
    OFFICER_NOT_FOUND,
    {
      wording: /\bdate\b/i,
      meaning: 'The date lies in the future, or before the appointment.',
      step: 'officer',
    },
  ],
};

/** A company has at least one director, and at least one who is a natural person (ss. 154, 155). */
function checkWhoStays(asked: FormCase): readonly Blocker[] {
  const { form, facts } = asked;
  const leaving = chosenOfficer(asked);
  if (form !== 'TM01' || leaving === undefined) return [];
  const staying = whoStays(facts, leaving.id);
  const coming = comingBy(asked);
  if (staying.length + coming.length === 0) {
    const message =
      'This is the last in office. File the appointment of another first, from the day on which this one ceased or earlier.';
    return [{ code: 'last-officer', message, forms: ['AP01', 'AP02'] }];
  }
  const isLastPossible = facts.company.type !== 'llp' && leaving.kind === 'person';
  if (!isLastPossible || staying.some(({ kind }) => kind === 'person') || coming.includes('AP01')) return [];
  const message =
    'At least one director has to be a natural person, and this is the last. File the appointment of another person first.';
  return [{ code: 'last-natural-person', message, forms: ['AP01'] }];
}

/** Who is still in office when an officer and those whose notice is under way have gone. */
function whoStays(facts: FormFacts, leavingId: string): readonly OfficerFacts[] {
  const leaving = new Set([leavingId]);
  for (const filing of facts.openFilings) {
    if (filing.form === 'TM01' && isUndecided(filing)) leaving.add(filing.subject);
  }
  return inOfficeOf('TM01', facts).filter(({ id }) => !leaving.has(id));
}

/** Appointments under way that take effect by the day on which the officer ceases. */
function comingBy({ facts, answers }: FormCase): readonly string[] {
  const ceasedOn = dateAt(answers, 'ceasedOn');
  return facts.openFilings
    .filter((filing) => (filing.form === 'AP01' || filing.form === 'AP02') && isUndecided(filing))
    .filter(({ effectiveOn }) => !ceasedOn || !effectiveOn || effectiveOn <= ceasedOn)
    .map(({ form }) => form);
}

/** A public company has two directors and a secretary (ss. 154, 271); an LLP has two members (LLP Act 2000 s. 4A). */
function warnOfTooFew({ form, facts }: FormCase): readonly Warning[] {
  const inOffice = officersOf(form, facts).length;
  if (form === 'TM02') {
    if (facts.company.type !== 'plc' || inOffice > 1) return [];
    const message = 'A public company has to have a secretary (section 271): appoint another.';
    return [{ code: 'secretary-needed', message }];
  }
  if ((facts.company.type !== 'plc' && facts.company.type !== 'llp') || inOffice > 2) return [];
  const who = facts.company.type === 'plc' ? 'A public company' : 'A limited liability partnership';
  return [{ code: 'two-needed', message: `${who} has to have two of them: appoint another.` }];
}
