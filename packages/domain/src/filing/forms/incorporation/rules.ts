import { authoriserAt } from './authoriser-fields.ts';
import { nameFrom, warnOfWords } from '../change-of-name/check-name.ts';
import { serviceAsked, warnOfSameDay } from '../change-of-name/same-day.ts';
import { addressAt } from '../fields/address-fields.ts';
import { warnOfSigns } from '../fields/capital-fields.ts';
import { answerAt, isTicked } from '../kernel/form-fields.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import { articlesAt, restrictionAt } from './articles-step.ts';
import { checkCompany, companyStep, REJECT_PATH } from './company-step.ts';
import { checkConstitution, constitutionStep, LAWFUL_PATH } from './constitution-step.ts';
import type { IncorporationContent } from './content.ts';
import { checkControls, controlStep, warnOfControl } from './control-step.ts';
import { describeFormed } from './describe-formed.ts';
import {
  asFormed,
  hasShares,
  isPartnership,
  KIND_PATH,
  kindOf,
  kindOfType,
  NAME_PATH,
  OFFICE_PATH,
  PLACE_PATH,
  placeOf,
  placeOfJurisdiction,
} from './formed-company.ts';
import { checkFounders, founderSteps } from './people/founder-step.ts';
import { guarantorsAt, subscribersAt } from './people/founding-members.ts';
import { APPROPRIATE_OFFICE, checkOffice, EMAIL_PATH, officeStep, sicCodesAt } from './office-step.ts';
import { foundersSecrets, officersAt, pscsAt } from './people/officers.ts';
import { withKnownFounder } from './people/known-founder.ts';
import { foundersOf } from './people/people.ts';
import { codesAsked } from './people/person-step.ts';
import { checkPeople, peopleStep, warnOfTwins } from './people/people-step.ts';
import { INCORPORATION_REJECTIONS } from './rejections.ts';
import { checkShares, ORDINARY_CLASS, sharesStep, warnOfMinimum, warnOfUnpaid } from './shares-step.ts';
import { capitalOf, classesAt } from './subscribed-shares.ts';

/** A company or a limited liability partnership is formed (IN01, LLIN01; Companies Act 2006 ss. 9 to 13). */
export const incorporation: FormRules<IncorporationContent> = {
  family: 'incorporation',
  forms: ['IN01'],
  whyNot: (_form, { company }) => (company.isBeingFormed ? undefined : 'The company is registered already.'),
  begin: (form, facts, { answers = {} }) => {
    const { company } = facts;
    return {
      [NAME_PATH]: company.name,
      [KIND_PATH]: kindOfType(company.type) ?? '',
      [PLACE_PATH]: placeOfJurisdiction(company.jurisdiction) ?? '',
      ...(hasShares({ form, facts, answers }) && ORDINARY_CLASS),
      ...answers,
    };
  },
  withNewcomer: (given, newcomer) => withKnownFounder(asFormed(given), newcomer),
  codesAsked: (given) => {
    const asked = asFormed(given);
    return codesAsked(asked, foundersOf(asked));
  },
  steps: (given) => {
    const asked = asFormed(given);
    return [
      companyStep(asked),
      officeStep(asked),
      peopleStep(asked),
      ...founderSteps(asked),
      ...(isPartnership(asked) ? [] : [sharesStep(asked)]),
      controlStep(asked),
      constitutionStep(asked),
    ];
  },
  check: (given) => {
    const asked = asFormed(given);
    return [
      ...checkCompany(asked),
      ...checkOffice(asked),
      ...checkPeople(asked),
      ...checkFounders(asked),
      ...checkShares(asked),
      ...checkControls(asked),
      ...checkConstitution(asked),
    ];
  },
  warnings: (given) => {
    const asked = asFormed(given);
    return [
      ...warnOfWords(asked, NAME_PATH),
      ...(serviceAsked(asked) === 'same-day' ? warnOfSameDay(asked.facts) : []),
      ...warnOfTwins(asked),
      ...warnOfUnpaid(asked),
      ...warnOfMinimum(asked),
      ...(hasShares(asked) ? warnOfSigns(classesAt(asked.answers).map(({ shareClass }) => shareClass)) : []),
      ...warnOfControl(asked),
    ];
  },
  compose: (given) => {
    const asked = asFormed(given);
    return { content: composeContent(asked), secrets: foundersSecrets(asked) };
  },
  compare: (given) => describeFormed(asFormed(given)),
  about: ({ answers }) => nameFrom(answerAt(answers, NAME_PATH)) || undefined,
  service: serviceAsked,
  effectiveOn: () => undefined,
  expects: ({ kind }) => ({
    formType: kind.startsWith('LLP') ? 'LLIN01' : 'NEWINC',
    descriptionValues: {},
  }),
  rejections: INCORPORATION_REJECTIONS,
  rejectReferencePath: REJECT_PATH,
};

function composeContent(asked: FormCase): IncorporationContent {
  const { answers } = asked;
  const articles = articlesAt(asked);
  const restricted = restrictionAt(asked);
  const sicCodes = sicCodesAt(asked);
  const reference = answerAt(answers, REJECT_PATH);
  return {
    companyName: nameFrom(answerAt(answers, NAME_PATH)),
    kind: kindOf(asked),
    place: placeOf(asked) ?? 'EW',
    registeredOffice: addressAt(answers, OFFICE_PATH),
    isAppropriateOffice: isTicked(answers, APPROPRIATE_OFFICE),
    ...(articles && { articles }),
    ...(restricted !== undefined && { hasRestrictedArticles: restricted }),
    officers: officersAt(asked),
    pscs: pscsAt(asked),
    ...foundingMembers(asked),
    authoriser: authoriserAt(asked),
    sameDay: serviceAsked(asked) === 'same-day',
    ...(answerAt(answers, 'nameConsent') !== '' && { hasConsentToName: true }),
    ...(answerAt(answers, 'nameApproval') !== '' && { hasApprovalOfName: true }),
    ...(reference !== '' && { rejectReference: reference }),
    ...(sicCodes && { sicCodes }),
    registeredEmail: answerAt(answers, EMAIL_PATH),
    isForLawfulPurposes: isTicked(answers, LAWFUL_PATH),
  };
}

function foundingMembers(
  asked: FormCase,
): Pick<IncorporationContent, 'statementOfCapital' | 'subscribers' | 'guarantors'> {
  if (isPartnership(asked)) return {};
  if (!hasShares(asked)) return { guarantors: guarantorsAt(asked) };
  return { statementOfCapital: capitalOf(asked), subscribers: subscribersAt(asked) };
}
