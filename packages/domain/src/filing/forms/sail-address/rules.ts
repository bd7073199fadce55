import { type FieldError, fieldError } from '../../../field-error.ts';
import {
  addressAnswers,
  addressAt,
  addressFields,
  addressLines,
  checkPartOfUk,
  checkUkPostcode,
  isSameAddress,
  ukPartsFor,
} from '../fields/address-fields.ts';
import { bodyOf } from '../kernel/form-facts.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import type { SailAddressContent } from './content.ts';

/** The single alternative inspection location, new or changed (AD02; Companies Act 2006 s. 1136). */
export const sailAddress: FormRules<SailAddressContent> = {
  family: 'sail-address',
  forms: ['AD02'],
  begin: (_form, { sail }, { answers }) => ({ ...addressAnswers('address', sail.address), ...answers }),
  steps: ({ facts }) => [
    {
      id: 'address',
      title: 'Inspection location',
      hint: 'One place beside the registered office where records can be inspected. Which records are there is a notice of its own (AD03). File it within 14 days after the change.',
      sections: [
        {
          title: 'Address',
          hint: `In the part of the United Kingdom in which the ${bodyOf(facts)} is registered.`,
          fields: addressFields({
            path: 'address',
            countries: ukPartsFor(facts),
            extras: ['careOf', 'poBox'],
          }),
        },
      ],
    },
  ],
  check: (asked) => [
    ...checkUkPostcode(asked.answers, 'address'),
    ...checkPartOfUk(asked, 'address'),
    ...checkPlace(asked),
  ],
  compose: ({ answers }) => ({ content: { address: addressAt(answers, 'address') }, secrets: {} }),
  compare: ({ facts, answers }) => [
    {
      label: 'Inspection location',
      now: addressLines(facts.sail.address),
      after: addressLines(addressAt(answers, 'address')),
    },
  ],
  effectiveOn: () => undefined,
  expects: () => ({ formType: 'AD02', descriptionValues: {} }),
  rejections: [
    {
      wording: /postcode|address|premise|country|jurisdiction/i,
      meaning:
        'The address was not accepted: its postcode is malformed, or it is not in the part of the United Kingdom in which the company is registered.',
      step: 'address',
    },
  ],
};

function checkPlace({ answers, facts }: FormCase): readonly FieldError[] {
  const address = addressAt(answers, 'address');
  if (facts.sail.address !== undefined && isSameAddress(address, facts.sail.address)) {
    const message = 'Enter another address: this is the inspection location now';
    return [fieldError('address.premise', 'no-change', message)];
  }
  if (facts.registeredOffice === undefined || !isSameAddress(address, facts.registeredOffice)) return [];
  const message = 'Enter another address: records at the registered office need no inspection location';
  return [fieldError('address.premise', 'is-registered-office', message)];
}
