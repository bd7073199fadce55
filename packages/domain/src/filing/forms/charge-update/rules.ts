import { addressAt, addressFields, checkUkPostcode } from '../fields/address-fields.ts';
import { answerAt, type FormField, type FormStep } from '../kernel/form-fields.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import {
  CHARGE_PATH,
  checkCreation,
  chargeStep,
  chosenCharge,
  describeCharge,
  describeStatus,
  LONGEST_TEXT,
  openCharges,
  particularsOf,
  referenceOf,
} from './charge-choice.ts';
import type { ChargeRelease, ChargeUpdate, ChargeUpdateContent } from './content.ts';

/** A charge is satisfied (MR04) or property released from it (MR05; Companies Act 2006 s. 859L). */
export const chargeUpdate: FormRules<ChargeUpdateContent> = {
  family: 'charge-update',
  forms: ['MR04', 'MR05'],
  subject: CHARGE_PATH,
  whyNot: (_form, facts) =>
    openCharges(facts).length > 0 ? undefined : 'The register shows no charge that is outstanding.',
  begin: (_form, facts, { chargeId, answers }) => {
    const charge = openCharges(facts).find(({ id }) => id === chargeId);
    return {
      ...(charge && particularsOf(charge)),
      ...answers,
      ...(chargeId !== undefined && { [CHARGE_PATH]: chargeId }),
    };
  },
  steps: (asked) => [
    chargeStep(asked),
    {
      id: 'update',
      title: asked.form === 'MR04' ? 'Satisfaction' : 'Release',
      sections: [{ title: 'What has happened', fields: updateFields(asked) }],
    },
    DELIVERER_STEP,
  ],
  check: (asked) => [...checkCreation(asked), ...checkUkPostcode(asked.answers, 'personDelivering.address')],
  compose: (asked) => ({
    content: {
      charge: referenceOf(asked),
      update: updateOf(asked),
      personDelivering: {
        name: answerAt(asked.answers, 'personDelivering.name'),
        address: addressAt(asked.answers, 'personDelivering.address'),
        interest: answerAt(asked.answers, 'personDelivering.interest'),
      },
    },
    secrets: {},
  }),
  compare: (asked) => {
    const charge = chosenCharge(asked);
    if (charge === undefined) return [];
    return [
      {
        label: describeCharge(charge),
        now: [describeStatus(charge)],
        after: [describeUpdate(updateOf(asked))],
      },
    ];
  },
  effectiveOn: () => undefined,
  expects: ({ charge }, form) => ({
    formType: form,
    descriptionValues: charge.kind === 'code' ? { charge_number: charge.code } : {},
  }),
  rejections: [
    {
      wording: /charge code|charge key|charge not found|no such charge/i,
      meaning: 'Companies House did not find the charge by its code or its particulars.',
      step: 'charge',
    },
    {
      wording: /satisf|already/i,
      meaning: 'The charge is satisfied on the register already.',
      step: 'update',
    },
    {
      wording: /interest|address|postcode/i,
      meaning: 'The person who delivers the statement, or their interest in the charge, was not accepted.',
      step: 'deliverer',
    },
  ],
};

const RELEASES: readonly { readonly value: ChargeRelease; readonly label: string }[] = [
  { value: 'RELEASE', label: 'It has been released from the charge' },
  { value: 'CEASE', label: 'It no longer belongs to who gave the charge' },
  { value: 'CEASEANDRELEASE', label: 'Both: released, and no longer theirs' },
];

function updateFields({ form, answers }: FormCase): readonly FormField[] {
  if (form === 'MR04') {
    return [
      {
        path: 'update.extent',
        label: 'The debt is paid or satisfied',
        kind: 'choice',
        options: [
          { value: 'FULL', label: 'In full' },
          { value: 'PART', label: 'In part' },
        ],
        missing: 'Say whether the debt is satisfied in full or in part',
      },
    ];
  }
  const assets: FormField = {
    path: 'update.assets',
    label: 'Which property',
    kind: 'long-text',
    maxLength: LONGEST_TEXT,
    missing: 'Say which property',
  };
  return [
    {
      path: 'update.kind',
      label: 'Property charged',
      kind: 'choice',
      options: [
        { value: 'all-released', label: 'All of it' },
        { value: 'part-released', label: 'A part of it' },
      ],
      decidesFields: true,
      missing: 'Say whether it is all of the property charged or a part',
    },
    {
      path: 'update.release',
      label: 'What has happened to it',
      kind: 'choice',
      options: RELEASES,
      missing: 'Say what has happened to the property',
    },
    ...(answerAt(answers, 'update.kind') === 'part-released' ? [assets] : []),
  ];
}

const DELIVERER_STEP: FormStep = {
  id: 'deliverer',
  title: 'Who delivers this',
  sections: [
    {
      title: 'Person delivering the statement',
      fields: [
        { path: 'personDelivering.name', label: 'Name', kind: 'text', maxLength: 160, autocomplete: 'name' },
        {
          path: 'personDelivering.interest',
          label: 'Interest in the charge',
          kind: 'text',
          maxLength: 100,
          hint: 'For example “chargor”, who gave the charge, or “chargee”, who holds it.',
        },
      ],
    },
    {
      title: 'Address',
      fields: addressFields({ path: 'personDelivering.address', extras: ['careOf', 'poBox'] }),
    },
  ],
};

function updateOf({ form, answers }: FormCase): ChargeUpdate {
  if (form === 'MR04') {
    return { kind: 'satisfied', extent: answerAt(answers, 'update.extent') === 'PART' ? 'PART' : 'FULL' };
  }
  const chosen = answerAt(answers, 'update.release');
  const release = RELEASES.find(({ value }) => value === chosen)?.value ?? 'RELEASE';
  if (answerAt(answers, 'update.kind') !== 'part-released') return { kind: 'all-released', release };
  return { kind: 'part-released', release, assets: answerAt(answers, 'update.assets') };
}

function describeUpdate(update: ChargeUpdate): string {
  if (update.kind === 'satisfied') {
    return update.extent === 'FULL' ? 'Satisfied in full' : 'Satisfied in part';
  }
  return update.kind === 'all-released' ? 'All property released' : `Released in part: ${update.assets}`;
}
