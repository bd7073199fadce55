import type { Blocker, Warning } from '../../readiness.ts';
import { addressAt, addressFields, checkUkPostcode } from '../fields/address-fields.ts';
import {
  checkControl,
  controlAt,
  controlLines,
  controlSections,
  warnOfInfluence,
} from '../fields/control/control-fields.ts';
import { corporateNameField } from '../fields/corporate-fields.ts';
import { describeName, isBodyNamedAlike, isNamedAlike } from '../fields/officer-fields.ts';
import { nameAt } from '../fields/person-fields.ts';
import {
  blockWhileStatementStands,
  checkConfirmed,
  checkPscRegistration,
  confirmationField,
  confirmedOn,
  PAPER_ONLY,
  pscKindOf,
  pscRegistrationAt,
  pscRegistrationFields,
  pscsOf,
  STATEMENT_STANDS,
} from '../fields/control/psc-fields.ts';
import type { FiledPscBody } from '../filed-psc.ts';
import { answerAt, type FormSection, type FormStep } from '../kernel/form-fields.ts';
import { bodyOf, type PscFacts } from '../kernel/form-facts.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import type { PscNotificationContent } from './content.ts';
import {
  checkIndividual,
  composeIndividual,
  individualSections,
  individualSecrets,
  individualSteps,
  PROTECTED_PATH,
} from './individual.ts';
import { knownPscAnswers } from './known-psc.ts';

const NAME = 'psc.corporateName';
const ADDRESS = 'psc.address';
const REGISTRATION = 'psc.registration';
const CONTROL = 'control';

const isIndividual = ({ form }: Pick<FormCase, 'form'>) => pscKindOf(form) === 'individual';

/** Somebody has become a person with significant control (PSC01 to PSC03; Companies Act 2006 s. 790LA). */
export const pscNotification: FormRules<PscNotificationContent> = {
  family: 'psc-notification',
  forms: ['PSC01', 'PSC02', 'PSC03'],
  isRepeatable: true,
  begin: (_form, _facts, { answers = {} }) => answers,
  knownAnswers: knownPscAnswers,
  steps: (asked) => [
    whoStep(asked),
    {
      id: 'control',
      title: 'Nature of control',
      hint: 'Everything that applies; what is held in several ways is given in each.',
      sections: controlSections(CONTROL, asked.facts),
    },
    ...(isIndividual(asked) ? individualSteps(asked) : [addressStep]),
  ],
  check: (asked) => [
    ...checkConfirmed(asked, { path: 'becameOn', of: 'the control' }),
    ...checkControl(asked.answers, CONTROL, asked.facts),
    ...(isIndividual(asked)
      ? checkIndividual(asked)
      : [
          ...checkPscRegistration(asked.answers, REGISTRATION, asked.facts),
          ...checkUkPostcode(asked.answers, ADDRESS),
        ]),
  ],
  blockers: (asked) => [...blockWhileStatementStands(asked), ...blockProtected(asked)],
  warnings: (asked) => [
    ...warnOfNamesake(asked),
    ...warnOfInfluence(controlAt(asked.answers, CONTROL, asked.facts)),
  ],
  compose: (asked) => {
    const { answers, facts } = asked;
    return {
      content: {
        becameOn: answerAt(answers, 'becameOn'),
        confirmedOn: answerAt(answers, 'confirmedOn'),
        psc: isIndividual(asked) ? composeIndividual(asked) : composeBody(asked),
        control: controlAt(answers, CONTROL, facts),
      },
      secrets: isIndividual(asked) ? individualSecrets(asked) : {},
    };
  },
  compare: (asked) => {
    const now = asked.facts.pscs.map(({ fullName }) => fullName);
    return [
      { label: 'People with significant control', now, after: [...now, nameOf(asked)] },
      {
        label: 'Nature of control',
        now: [],
        after: controlLines(controlAt(asked.answers, CONTROL, asked.facts)),
      },
    ];
  },
  about: (asked) => nameOf(asked) || undefined,
  effectiveOn: confirmedOn,
  expects: ({ becameOn, psc }, form) => ({
    formType: form,
    descriptionValues: {
      psc_name: psc.kind === 'individual' ? describeName(psc.name) : psc.corporateName,
      notification_date: becameOn,
    },
  }),
  rejections: [
    STATEMENT_STANDS,
    {
      wording: /identity verification|personal code|verif/i,
      meaning:
        'The personal code, or the name or date of birth given with it, does not belong to this person’s verified identity.',
      step: 'identity',
      forms: ['PSC01'],
    },
    {
      wording: /\bnatures?\b|\bbands?\b/i,
      meaning: 'The natures of control were not accepted: one band at most is taken of each.',
      step: 'control',
    },
    {
      wording: /date of birth|nationalit|country of residence/i,
      meaning: 'The date of birth, a nationality or the country of residence was not accepted.',
      step: 'details',
      forms: ['PSC01'],
    },
    {
      wording: /postcode|address|premise|post town/i,
      meaning: 'An address was not accepted: most often its postcode is malformed.',
      step: 'addresses',
    },
    {
      wording: /\bdate\b/i,
      meaning: 'The date lies in the future, or before the register began.',
      step: 'psc',
    },
  ],
};

const addressStep: FormStep = {
  id: 'addresses',
  title: 'Address',
  sections: [
    { title: 'Principal office', fields: addressFields({ path: ADDRESS, extras: ['careOf', 'poBox'] }) },
  ],
};

function whoStep(asked: FormCase): FormStep {
  const kind = pscKindOf(asked.form);
  const body: readonly FormSection[] = [
    { title: 'Name', fields: [corporateNameField(NAME)] },
    { title: 'Registration', fields: pscRegistrationFields(REGISTRATION, kind) },
  ];
  return {
    id: 'psc',
    title: 'Who has control',
    sections: [
      ...(kind === 'individual' ? individualSections(asked) : body),
      {
        title: 'Dates',
        fields: [
          {
            path: 'becameOn',
            label: `Date on which the control of the ${bodyOf(asked.facts)} began`,
            kind: 'date',
            hint: 'From this day the person is registrable. The register shows it.',
          },
          confirmationField(asked.facts),
        ],
      },
    ],
  };
}

function composeBody({ form, answers }: FormCase): FiledPscBody {
  const kind = pscKindOf(form) === 'legal-person' ? 'legal-person' : 'corporate-entity';
  return {
    kind,
    corporateName: answerAt(answers, NAME),
    address: addressAt(answers, ADDRESS),
    registration: pscRegistrationAt(answers, REGISTRATION, kind),
  };
}

function nameOf(asked: Pick<FormCase, 'form' | 'answers'>): string {
  const { answers } = asked;
  return isIndividual(asked) ? describeName(nameAt(answers, 'psc.name')) : answerAt(answers, NAME);
}

function blockProtected(asked: FormCase): readonly Blocker[] {
  if (!isIndividual(asked) || answerAt(asked.answers, PROTECTED_PATH) !== 'yes') return [];
  return [{ code: 'super-secure', message: PAPER_ONLY, forms: [] }];
}

/** The same name may be the same person, notified twice. */
function warnOfNamesake({ form, facts, answers }: FormCase): readonly Warning[] {
  const isAlike = (psc: PscFacts) =>
    psc.kind === 'individual'
      ? isNamedAlike(psc, nameAt(answers, 'psc.name'))
      : isBodyNamedAlike(psc, answerAt(answers, NAME));
  if (!pscsOf(form, facts).some(isAlike)) return [];
  const message =
    'Somebody of this name is on the register already. To change their details, file that change instead.';
  return [{ code: 'same-name-on-register', message }];
}
