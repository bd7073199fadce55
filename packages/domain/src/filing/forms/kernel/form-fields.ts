/**
 * What a form holds while it is filled in: a text for each field, by dotted path (`serviceAddress.postcode`). A tick is
 * `yes`, dates are `YYYY-MM-DD`, several ticks of one field are joined by commas.
 */
export type Answers = Readonly<Record<string, string>>;

/** So many answers a draft holds at most: more than any form asks for that a person fills in. */
export const MOST_ANSWERS = 2_000;

/** How a field is asked for. */
export const FIELD_KINDS = [
  'text',
  'long-text',
  'email',
  'date',
  'number',
  'amount',
  /** Figures that are no number: a zero in front counts. */
  'digits',
  /** A number of the registrar of companies, as people type it: blanks in it do not count. */
  'company-number',
  /** One of a few, all in sight. */
  'choice',
  /** One of many, in a list that can be searched. */
  'select',
  'tick',
  /** Any of a few. */
  'ticks',
  /** A PDF; the answer is the id under which it is kept. */
  'document',
] as const;

export type FieldKind = (typeof FIELD_KINDS)[number];

/** What a document that goes with a form is. A resolution has no category of its own at the gateway. */
export const DOCUMENT_CATEGORIES = ['RESOLUTION', 'ARTS', 'SUPPNAMEAUTH', 'SUPPEXISTNAME', 'DEED'] as const;

export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number];

export interface FieldOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** One question of a form. */
export interface FormField {
  readonly path: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** Characters, as the schema of the form limits them. */
  readonly maxLength?: number;
  /** Of `choice`, `select` and `ticks`. */
  readonly options?: readonly FieldOption[];
  /** Kept sealed: shown on request alone, never part of what is read back. */
  readonly isSecret?: boolean;
  /** Other fields are asked for according to this answer, so that the form is read again when it changes. */
  readonly decidesFields?: boolean;
  /** Of `amount`: where the currency is answered in which it is. */
  readonly currencyAt?: string;
  /** Of `document`: as what it is sent, by the categories of the gateway (`FormSubmission` v2-11). */
  readonly category?: DocumentCategory;
  /** What the browser may fill in, by the names of HTML. */
  readonly autocomplete?: string;
  /** What the error says when nothing is given; made from the label otherwise. */
  readonly missing?: string;
}

/** Questions under one heading. */
export interface FormSection {
  readonly title: string;
  readonly hint?: string;
  readonly fields: readonly FormField[];
  /** Whom of several it is about: what is wrong with its answers says so. */
  readonly about?: string;
  /** The section is one of several alike: a person adds and removes them. */
  readonly repeated?: RepeatedSection;
}

/** Sections that a list of answers makes: `formerNames.0.surname`, `formerNames.1.surname`. */
export interface RepeatedSection extends RepeatedList {
  readonly index: number;
}

/** One page of a form. */
export interface FormStep {
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  readonly sections: readonly FormSection[];
  /** What can be added, also where there is none yet. */
  readonly lists?: readonly RepeatedList[];
}

/** Answers that a person adds as often as needed. */
export interface RepeatedList {
  readonly path: string;
  readonly max: number;
  /** What one of them is: "former name". */
  readonly noun: string;
}

/** A list of which some rows are asked for before any is added. */
export interface AskedList extends RepeatedList {
  readonly least?: number;
}

/** The answer at a path, without blanks around it; empty where none is given. */
export function answerAt(answers: Answers, path: string): string {
  return answers[path]?.trim() ?? '';
}

/** The answers under a path, by the names of their fields. */
export function textsAt<Name extends string>(
  answers: Answers,
  path: string,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const texts = names.map((name) => [name, answerAt(answers, `${path}.${name}`)] as const);
  // The names are those that were asked for.
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** The same without those that are not given. */
export function givenAt<Name extends string>(
  answers: Answers,
  path: string,
  names: readonly Name[],
): Readonly<Partial<Record<Name, string>>> {
  const given = names.filter((name) => answerAt(answers, `${path}.${name}`) !== '');
  return textsAt(answers, path, given);
}

/** The answers that make a content at a path: its texts by name, its lists by number. What is empty is not answered. */
export function toAnswers(path: string, content: object): Answers {
  const members: readonly [string, unknown][] = Object.entries(content);
  return Object.assign(
    {},
    ...members.map(([name, value]) => {
      const at = `${path}.${name}`;
      if (typeof value === 'object' && value !== null) return toAnswers(at, value);
      return typeof value === 'string' && value !== '' ? { [at]: value } : {};
    }),
  );
}

/** Whether a tick is set. */
export function isTicked(answers: Answers, path: string): boolean {
  return answerAt(answers, path) === 'yes';
}

/** The ticks of a field of kind `ticks`. */
export function ticksAt(answers: Answers, path: string): readonly string[] {
  return answerAt(answers, path)
    .split(',')
    .filter((tick) => tick !== '');
}

/** All fields of some steps, in order. */
export function fieldsOf(steps: readonly FormStep[]): readonly FormField[] {
  return steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
}

/**
 * How many rows a list of answers has, the empty one that a person has just added among them. Answers come as they are sent:
 * a row beyond `max` does not count, for all rows before it would be made.
 */
export function countRows(answers: Answers, { path, max }: Pick<RepeatedList, 'path' | 'max'>): number {
  return Object.keys(answers).reduce((most, each) => {
    const index = rowIndex(each, path);
    return index === undefined || index >= max ? most : Math.max(most, index + 1);
  }, 0);
}

/** The paths of the rows of a list: one for each row, and as many as `least` where there are fewer. */
export function rowsOf(answers: Answers, list: AskedList): readonly string[] {
  const length = Math.max(countRows(answers, list), list.least ?? 0);
  return Array.from({ length }, (_, index) => `${list.path}.${index}`);
}

/** The row of a list in which an answer stands: 1 for `formerNames.1.surname`. */
function rowIndex(answerPath: string, listPath: string): number | undefined {
  if (!answerPath.startsWith(`${listPath}.`)) return undefined;
  const digits = /^(\d+)\./.exec(answerPath.slice(listPath.length + 1))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The answers without those in rows that their list does not take. */
export function withoutRowsBeyond(steps: readonly FormStep[], answers: Answers): Answers {
  const lists = listsOf(steps);
  const isBeyond = (path: string) =>
    lists.some((list) => (rowIndex(path, list.path) ?? -1) >= list.max) || hasRowBeyondAll(path);
  return Object.fromEntries(Object.entries(answers).filter(([path]) => !isBeyond(path)));
}

/** More than any list takes: so much is known of a list also while it is hidden. */
const MOST_ROWS_OF_ANY_LIST = 100;

function hasRowBeyondAll(path: string): boolean {
  return path.split('.').some((part) => /^\d+$/.test(part) && Number(part) >= MOST_ROWS_OF_ANY_LIST);
}

function listsOf(steps: readonly FormStep[]): readonly RepeatedList[] {
  const lists = steps.flatMap(({ lists: addable = [], sections }) => [
    ...addable,
    ...sections.flatMap(({ repeated }) => repeated ?? []),
  ]);
  return [...new Map(lists.map((list) => [list.path, list])).values()];
}

/** The sections of a list of answers, one for each row. */
export function repeatSection(
  answers: Answers,
  list: AskedList,
  section: (row: { path: string; index: number }) => FormSection,
): readonly FormSection[] {
  const { path, max, noun } = list;
  return rowsOf(answers, list).map((row, index) => ({
    ...section({ path: row, index }),
    repeated: { path, index, max, noun },
  }));
}
