import { type FieldError, fieldError } from '../../../field-error.ts';
import { checkNameAt, NAME_DOCUMENTS } from '../change-of-name/check-name.ts';
import { SERVICE_PATH, serviceOptions } from '../change-of-name/same-day.ts';
import { answerAt, type FormField, type FormSection, type FormStep } from '../kernel/form-fields.ts';
import { bodyOf } from '../kernel/form-facts.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import { KIND_OPTIONS, KIND_PATH, NAME_PATH, PLACE_OPTIONS, PLACE_PATH } from './formed-company.ts';

export const REJECT_PATH = 'rejectReference';

const endings = { company: 'Limited or plc', partnership: 'LLP' } as const;

/** What is formed, under which name. */
export function companyStep(asked: FormCase): FormStep {
  const body = bodyOf(asked.facts);
  const name: FormField = {
    path: NAME_PATH,
    label: 'Proposed name',
    kind: 'text',
    maxLength: 160,
    hint: `With its ending, such as ${endings[body]}. It is registered in capitals.`,
  };
  return {
    id: 'company',
    title: body === 'company' ? 'Company' : 'Partnership',
    sections: [
      {
        title: 'Name and type',
        fields: [
          {
            path: KIND_PATH,
            label: 'Type',
            kind: 'choice',
            options: KIND_OPTIONS,
            decidesFields: true,
            missing: 'Choose the type of company',
          },
          name,
          {
            path: PLACE_PATH,
            label: 'Part of the United Kingdom',
            kind: 'choice',
            options: PLACE_OPTIONS,
            decidesFields: true,
            hint: 'The registered office has to be there.',
            missing: 'Choose the part of the United Kingdom in which the registered office is to be',
          },
        ],
      },
      { title: 'Approval and consent', fields: NAME_DOCUMENTS },
      ...serviceSections(asked),
    ],
  };
}

function serviceSections(asked: FormCase): readonly FormSection[] {
  const options = serviceOptions(asked);
  const earlier: FormField = {
    path: REJECT_PATH,
    label: 'Reference of an application that was rejected',
    kind: 'text',
    maxLength: 9,
    isOptional: true,
    hint: 'Eight or nine letters and digits. After a rejection here it is filled in.',
  };
  const service: FormField = { path: SERVICE_PATH, label: 'Service', kind: 'choice', options };
  return [
    ...(options.length === 0 ? [] : [{ title: 'Service', fields: [service] }]),
    { title: 'Earlier application', fields: [earlier] },
  ];
}

export function checkCompany(asked: FormCase): readonly FieldError[] {
  const reference = answerAt(asked.answers, REJECT_PATH);
  const isReference = reference === '' || /^[0-9A-Za-z]{8,9}$/.test(reference);
  const message = 'Enter the reference as eight or nine letters and digits';
  return [
    ...checkNameAt(asked, NAME_PATH),
    ...(isReference ? [] : [fieldError(REJECT_PATH, 'not-a-reference', message)]),
  ];
}
