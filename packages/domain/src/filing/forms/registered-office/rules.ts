import { type FieldError, fieldError } from '../../../field-error.ts';
import {
  addressAt,
  addressFields,
  addressLines,
  checkNoBox,
  checkPartOfUk,
  checkUkPostcode,
  isSameAddress,
  ukPartsFor,
} from '../fields/address-fields.ts';
import { isTicked } from '../kernel/form-fields.ts';
import { bodyOf } from '../kernel/form-facts.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import type { RegisteredOfficeContent } from './content.ts';
import { isDefaultAddress } from './default-address.ts';

/** The new registered office (AD01; Companies Act 2006 ss. 86, 87). It takes effect when it is registered. */
export const registeredOffice: FormRules<RegisteredOfficeContent> = {
  family: 'registered-office',
  forms: ['AD01'],
  whyDocument: (_form, { registeredOffice: office }) => (isDefaultAddress(office) ? onPaperAlone : undefined),
  begin: (_form, _facts, { answers = {} }) => answers,
  steps: ({ facts }) => [
    {
      id: 'address',
      title: 'New registered office',
      hint: 'It takes effect when Companies House has registered it. For 14 days after that, documents may still be served at the old one.',
      sections: [
        {
          title: 'Address',
          hint: `In the part of the United Kingdom in which the ${bodyOf(facts)} is registered. A PO box is not accepted.`,
          fields: addressFields({
            path: 'address',
            countries: ukPartsFor(facts),
            isPostcodeRequired: true,
            extras: ['careOf'],
          }),
        },
        {
          title: 'Statement',
          fields: [
            {
              path: 'acceptAppropriateAddressStatement',
              label:
                'The address is an appropriate address as section 86(2) of the Companies Act 2006 describes it',
              kind: 'tick',
              hint: `Documents delivered there come to the attention of a person acting for the ${bodyOf(facts)}, and their delivery can be recorded by an acknowledgement.`,
              missing: 'Confirm that the address is an appropriate address',
            },
          ],
        },
      ],
    },
  ],
  check: (asked) => [
    ...checkUkPostcode(asked.answers, 'address'),
    ...checkPartOfUk(asked, 'address'),
    ...checkNoBox(asked.answers, 'address'),
    ...checkChange(asked),
  ],
  // A draft may be older than the default address.
  blockers: ({ facts }) =>
    facts.channel === 'gateway' && isDefaultAddress(facts.registeredOffice)
      ? [
          {
            code: 'default-address',
            message: `${onPaperAlone} Delete this draft and begin it again.`,
            forms: [],
          },
        ]
      : [],
  warnings: ({ facts }) =>
    facts.channel === 'produced' && isDefaultAddress(facts.registeredOffice)
      ? [{ code: 'default-address', message: onPaperAlone }]
      : [],
  compose: ({ answers }) => ({
    content: {
      address: addressAt(answers, 'address'),
      acceptAppropriateAddressStatement: isTicked(answers, 'acceptAppropriateAddressStatement'),
    },
    secrets: {},
  }),
  compare: ({ facts, answers }) => [
    {
      label: 'Registered office',
      now: addressLines(facts.registeredOffice),
      after: addressLines(addressAt(answers, 'address')),
    },
  ],
  effectiveOn: () => undefined,
  expects: () => ({ formType: 'AD01', descriptionValues: {} }),
  rejections: [
    {
      wording: /default address|on paper/i,
      meaning:
        'The registered office is the default address of Companies House by now, which is changed on paper alone: delete this form and start it by “Deliver it yourself”.',
      step: 'address',
    },
    {
      wording: /appropriate|address|registered office|po box|postcode|jurisdiction/i,
      meaning:
        'The address is a PO box, incomplete, outside the part of the United Kingdom in which the company is registered, or not one where documents come to somebody’s attention.',
      step: 'address',
    },
  ],
};

const onPaperAlone =
  'The registered office is the default address of Companies House, which takes a change of it on paper alone: deliver this form with evidence that the new address may be used.';

function checkChange({ answers, facts }: FormCase): readonly FieldError[] {
  if (facts.registeredOffice === undefined) return [];
  if (!isSameAddress(addressAt(answers, 'address'), facts.registeredOffice)) return [];
  return [
    fieldError('address.premise', 'no-change', 'Enter another address: this is the registered office now'),
  ];
}
