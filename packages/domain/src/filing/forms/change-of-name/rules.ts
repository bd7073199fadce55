import { CHANGES_OF_NAME } from '../../form-catalogue.ts';
import { checkEventDate, dateAt } from '../kernel/event-dates.ts';
import { answerAt, type FormField, type FormStep, isTicked } from '../kernel/form-fields.ts';
import { bodyOf } from '../kernel/form-facts.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import { checkName, NAME_DOCUMENTS, nameFrom, warnOfWords } from './check-name.ts';
import type { ChangeOfNameContent } from './content.ts';
import { SERVICE_PATH, serviceAsked, serviceOptions, warnOfSameDay } from './same-day.ts';

/** A new name (NM01, NM04, LLNM01; Companies Act 2006 ss. 77 to 81). It takes effect with the new certificate. */
export const changeOfName: FormRules<ChangeOfNameContent> = {
  family: 'change-of-name',
  forms: CHANGES_OF_NAME,
  whyNot: (form, { company }) =>
    form === 'NM04' && company.type === 'llp'
      ? 'A limited liability partnership has no articles: change its name by the other form.'
      : undefined,
  begin: (_form, _facts, { answers = {} }) => answers,
  steps: (asked) => [nameStep(asked), documentsStep(asked), serviceStep(asked)],
  check: (asked) => [...checkName(asked), ...checkEventDate(asked, 'meetingDate')],
  warnings: (asked) => [
    ...warnOfWords(asked),
    ...(serviceAsked(asked) === 'same-day' ? warnOfSameDay(asked.facts) : []),
  ],
  compose: (asked) => ({ content: composeContent(asked), secrets: {} }),
  compare: ({ facts, answers }) => [
    { label: 'Name', now: [facts.company.name], after: [nameFrom(answerAt(answers, 'proposedName'))] },
  ],
  about: ({ answers }) => nameFrom(answerAt(answers, 'proposedName')) || undefined,
  service: serviceAsked,
  effectiveOn: ({ answers }) => dateAt(answers, 'meetingDate'),
  hasNoEvent: (_form, { company }) => company.type === 'llp',
  expects: (_content, form) => ({ formType: form, descriptionValues: {} }),
  rejections: [
    {
      wording: /date of the resolution|meeting date/i,
      meaning: 'The date of the resolution is missing, or lies in the future.',
      step: 'name',
    },
    {
      wording:
        /same as|too like|already on the (?:index|register)|sensitive|offensive|proposed name|not permitted/i,
      meaning:
        'The name is not available: another company has the same, or a word in it needs an approval or is not permitted.',
      step: 'name',
    },
    {
      wording: /resolution|unreadable|attachment|document/i,
      meaning: 'A document could not be read, or is not a copy of the resolution.',
      step: 'documents',
    },
  ],
};

/** Only companies pass resolutions; an LLP changes its name as its agreement says. */
function methodOf({ form, facts }: FormCase): ChangeOfNameContent['method'] {
  if (facts.company.type === 'llp') return 'LLP';
  return form === 'NM01' ? 'RESOLUTION' : 'ARTICLES';
}

function nameStep(asked: FormCase): FormStep {
  const meeting: FormField = {
    path: 'meetingDate',
    label: 'Date of the resolution',
    kind: 'date',
    hint: 'A special resolution, of at least 75% of the votes.',
  };
  return {
    id: 'name',
    title: 'New name',
    hint: 'The old name stands until Companies House issues the new certificate. Other forms wait until then.',
    sections: [
      {
        title: 'Name',
        fields: [
          {
            path: 'proposedName',
            label: 'New name',
            kind: 'text',
            maxLength: 160,
            hint: `With its ending, such as ${bodyOf(asked.facts) === 'company' ? 'Limited' : 'LLP'}. It is registered in capitals.`,
          },
          ...(methodOf(asked) === 'RESOLUTION' ? [meeting] : []),
        ],
      },
    ],
  };
}

function documentsStep(asked: FormCase): FormStep {
  const document = (
    path: string,
    label: string,
    more: Partial<FormField> & Pick<FormField, 'category'>,
  ): FormField => ({ path, label, kind: 'document', ...more });
  const resolution = document('resolution', 'Copy of the resolution', {
    category: 'RESOLUTION',
    hint: 'It is filed with this form, within 15 days of its passing.',
    missing: 'Add the copy of the resolution',
  });
  const articles = document('articles', 'Articles', {
    category: 'ARTS',
    isOptional: true,
    hint: 'Where the name stands in them, as changed.',
  });
  const method = methodOf(asked);
  const own = method === 'LLP' ? [] : [...(method === 'RESOLUTION' ? [resolution] : []), articles];
  const sections = [
    ...(own.length > 0 ? [{ title: 'Documents of the company', fields: own }] : []),
    { title: 'Approval and consent', fields: NAME_DOCUMENTS },
  ];
  return { id: 'documents', title: 'Documents', sections };
}

function serviceStep(asked: FormCase): FormStep {
  const options = serviceOptions(asked);
  const service: FormField = { path: SERVICE_PATH, label: 'Service', kind: 'choice', options };
  return {
    id: 'service',
    title: options.length === 0 ? 'Statement' : 'Service and statement',
    sections: [
      ...(options.length === 0 ? [] : [{ title: 'Service', fields: [service] }]),
      {
        title: 'Statement',
        fields: [
          {
            path: 'noticeGiven',
            label: 'Notice is given of the change of name, and it is made as the Companies Act 2006 requires',
            kind: 'tick',
            missing: 'Confirm that notice of the change is given',
          },
        ],
      },
    ],
  };
}

function composeContent(asked: FormCase): ChangeOfNameContent {
  const { answers } = asked;
  const method = methodOf(asked);
  return {
    method,
    proposedName: nameFrom(answerAt(answers, 'proposedName')),
    ...(method === 'RESOLUTION' && { meetingDate: answerAt(answers, 'meetingDate') }),
    ...(serviceAsked(asked) === 'same-day' && { sameDay: true }),
    noticeGiven: isTicked(answers, 'noticeGiven'),
  };
}
