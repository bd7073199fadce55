import { answerAt, type FieldOption, type FormField, type FormSection } from '../kernel/form-fields.ts';
import { YES_OR_NO } from '../fields/person-fields.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import type { FormedKind, IncorporationContent } from './content.ts';
import { isPartnership, kindOf } from './formed-company.ts';

const ARTICLES = 'articles';
const DOCUMENT = 'articlesDocument';
const RESTRICTED = 'hasRestrictedArticles';

type Articles = NonNullable<IncorporationContent['articles']>;

/** The model articles of each kind (SI 2008/3229), and the same amended. No model meets the conditions of section 62. */
const CODES: Readonly<Record<FormedKind, Readonly<Partial<Record<'model' | 'amended', Articles>>>>> = {
  BYSHR: { model: 'BYSHRMODEL', amended: 'BYSHAREAMEND' },
  BYGUAR: { model: 'BYGUARMODEL', amended: 'BYGUARAMEND' },
  BYGUAREXEMPT: { amended: 'BYGUARAMEND' },
  PLC: { model: 'PLCMODEL', amended: 'PLCAMEND' },
  LLP: {},
  LLPDES: {},
};

const OPTIONS = {
  model: { value: 'model', label: 'Model articles', hint: 'As they stand, without a document.' },
  amended: { value: 'amended', label: 'Model articles with amendments' },
  own: { value: 'own', label: 'Its own articles' },
} as const satisfies Readonly<Record<string, FieldOption>>;

const optionsOf = (asked: FormCase): readonly FieldOption[] =>
  CODES[kindOf(asked)].model === undefined ? [OPTIONS.amended, OPTIONS.own] : Object.values(OPTIONS);

/** Which articles a company has; a partnership has none. */
export function articlesAt(asked: FormCase): Articles | undefined {
  if (isPartnership(asked)) return undefined;
  const answer = answerAt(asked.answers, ARTICLES);
  const { model, amended } = CODES[kindOf(asked)];
  if (answer === 'own') return 'BESPOKE';
  return answer === 'amended' ? amended : model;
}

/** Whether they restrict what the company may do; the model ones do not. */
export function restrictionAt(asked: FormCase): boolean | undefined {
  return hasDocument(asked) ? answerAt(asked.answers, RESTRICTED) === 'yes' : undefined;
}

const hasDocument = (asked: FormCase) =>
  !isPartnership(asked) && ['amended', 'own'].includes(answerAt(asked.answers, ARTICLES));

export function articlesSections(asked: FormCase): readonly FormSection[] {
  if (isPartnership(asked)) return [];
  const choice: FormField = {
    path: ARTICLES,
    label: 'Articles',
    kind: 'choice',
    options: optionsOf(asked),
    decidesFields: true,
    missing: 'Say which articles the company has',
  };
  const further: readonly FormField[] = [
    {
      path: DOCUMENT,
      label: 'Articles of association',
      kind: 'document',
      category: 'ARTS',
      missing: 'Add the articles of association as a PDF',
    },
    {
      path: RESTRICTED,
      label: 'Do the articles restrict the objects of the company (section 31)?',
      kind: 'choice',
      options: YES_OR_NO,
      missing: 'Say whether the articles restrict the objects',
    },
  ];
  return [{ title: 'Articles of association', fields: hasDocument(asked) ? [choice, ...further] : [choice] }];
}
