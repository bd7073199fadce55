import type { CivilDate } from '../../../dates/civil-date.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import { type FieldError, fieldError } from '../../../field-error.ts';
import { getForm } from '../../form-catalogue.ts';
import type { Blocker, Warning } from '../../readiness.ts';
import { checkEventDate, dateAt, notInFuture } from '../kernel/event-dates.ts';
import { answerAt, isTicked } from '../kernel/form-fields.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import { attributesAt, authenticationSecrets, checkAuthentication } from './authentication.ts';
import {
  CERTIFICATION_STATEMENT,
  chargeSteps,
  FLOATING_CHARGES,
  hasEveryPerson,
  personsAt,
} from './charge-steps.ts';
import type { ChargeRegistrationContent } from './content.ts';

/** A charge is registered (MR01, MR02; Companies Act 2006 ss. 859A, 859C). */
export const chargeRegistration: FormRules<ChargeRegistrationContent> = {
  family: 'charge-registration',
  forms: ['MR01', 'MR02'],
  isRepeatable: true,
  refusedAfter: askForCourt,
  begin: (_form, _facts, { answers }) => ({ certificationStatement: CERTIFICATION_STATEMENT, ...answers }),
  steps: chargeSteps,
  check: (asked) => [...checkDates(asked), ...checkPersons(asked), ...checkAuthentication(asked.answers)],
  warnings: (asked) => [...warnOfTerms(asked), ...warnOfCourt(asked)],
  compose: (asked) => ({
    content: composeContent(asked),
    secrets: authenticationSecrets(asked.answers),
  }),
  compare: ({ facts, answers }) => {
    const [holder = ''] = personsAt(answers);
    const now = facts.charges.map(({ code, number, id }) => `Charge ${code ?? number ?? id}`);
    return [{ label: 'Charges', now, after: [...now, `A new charge, for ${holder}`] }];
  },
  effectiveOn: ({ answers }) => dateAt(answers, 'createdOn'),
  expects: ({ createdOn, propertyAcquiredOn }, form) => ({
    formType: form,
    descriptionValues:
      propertyAcquiredOn === undefined
        ? { charge_creation_date: createdOn }
        : { property_acquired_date: propertyAcquiredOn },
  }),
  rejections: [
    {
      wording: /unreadable|attachment|instrument|deed|certif/i,
      meaning: 'The copy of the instrument could not be read, or its certification was not accepted.',
      step: 'instrument',
    },
    {
      wording: /21 days|out of time|court order|creation/i,
      meaning: 'The form arrived after the 21 days, or the date of creation is not that of the instrument.',
      step: 'charge',
    },
    {
      wording: /persons? entitled|chargee/i,
      meaning: 'The persons entitled are not those of the instrument.',
      step: 'persons',
    },
    {
      wording: /authenticat|personal/i,
      meaning: 'The personal attributes were not accepted.',
      step: 'authentication',
    },
  ],
};

function checkDates(asked: FormCase): readonly FieldError[] {
  const { form, answers } = asked;
  if (form === 'MR01') return checkEventDate(asked, 'createdOn');
  // A charge on property acquired may be older than the company.
  const createdOn = dateAt(answers, 'createdOn');
  const early = createdOn === undefined ? [] : notInFuture('createdOn', createdOn, asked.facts);
  if (early.length > 0) return early;
  return checkEventDate(asked, 'propertyAcquiredOn', [{ on: createdOn, of: 'the creation of the charge' }]);
}

function checkPersons({ answers }: FormCase): readonly FieldError[] {
  if (!isTicked(answers, 'morePersonsEntitled') || hasEveryPerson(answers)) return [];
  const message = 'Name four persons entitled first, or take the tick off';
  return [fieldError('morePersonsEntitled', 'fewer-than-four', message)];
}

/** After 21 days the registrar takes the form only with an order of the court (ss. 859A(4), 859F). */
function askForCourt(dueOn: CivilDate): Blocker {
  const message = `The 21 days ended on ${formatCivilDate(dueOn)}. Companies House registers the charge now only with an order of the court that extends them (section 859F): take legal advice at once, because the charge is void against a liquidator, an administrator and creditors until then. With the order, start the form again by “Deliver it yourself”.`;
  return { code: 'court-order-needed', message, forms: [] };
}

/** An order of the court goes with the document that a person delivers. */
function warnOfCourt(asked: FormCase): readonly Warning[] {
  const { form, answers, facts } = asked;
  const createdOn = dateAt(answers, 'createdOn');
  const dueOn = createdOn && getForm(form).deadline?.dueOn(createdOn);
  if (facts.channel !== 'produced' || dueOn === undefined || dueOn >= facts.today) return [];
  const message = `The 21 days ended on ${formatCivilDate(dueOn)}. Deliver the form with a copy of the order of the court that extends them (section 859F): without it Companies House sends it back.`;
  return [{ code: 'court-order-needed', message }];
}

function warnOfTerms({ answers }: FormCase): readonly Warning[] {
  const isFixed = answerAt(answers, 'fixedCharge') !== 'no';
  if (isFixed || answerAt(answers, 'floatingCharge') !== 'N/A') return [];
  const message = 'A charge is fixed or floating: compare the answers with the instrument.';
  return [{ code: 'neither-fixed-nor-floating', message }];
}

function composeContent({ form, answers }: FormCase): ChargeRegistrationContent {
  const description = answerAt(answers, 'description');
  const chosen = answerAt(answers, 'floatingCharge');
  const floatingCharge = FLOATING_CHARGES.find(({ value }) => value === chosen)?.value;
  const flag = (path: 'fixedCharge' | 'negativePledge' | 'bareTrustee') =>
    answerAt(answers, path) === 'yes' && { [path]: true };
  return {
    createdOn: answerAt(answers, 'createdOn'),
    ...(form === 'MR02' && { propertyAcquiredOn: answerAt(answers, 'propertyAcquiredOn') }),
    personsEntitled: personsAt(answers),
    ...(isTicked(answers, 'morePersonsEntitled') && { morePersonsEntitled: true }),
    ...(description !== '' && { description }),
    ...flag('fixedCharge'),
    ...(floatingCharge && { floatingCharge }),
    ...flag('negativePledge'),
    ...flag('bareTrustee'),
    certificationStatement: answerAt(answers, 'certificationStatement'),
    certifiedBy: answerAt(answers, 'certifiedBy'),
    authentication: attributesAt(answers),
  };
}
