import { isBeingFormed } from '@statbook/domain/companies';
import { type CivilDate, formatCivilDate } from '@statbook/domain/dates';
import { type DocumentCompany, numberOrNone } from './company-facts.ts';
import { FormPage } from './page/form-page.ts';
import { drawFooters } from './page/running-footer.ts';
import { TaggedDocument } from './page/tagged-document.ts';

/** One answer under the heading of its part of the form. */
export interface FormAnswer {
  readonly section: string;
  readonly label: string;
  readonly value: string;
}

/** How a form that software does not send reaches the registrar. */
export interface FormDelivery {
  /** One sentence for each way. */
  readonly ways: readonly string[];
  /** "£20.00, to Companies House with this form"; undefined where there is none. */
  readonly fee: string | undefined;
  /** Undefined where there is no last day. */
  readonly lastDay: CivilDate | undefined;
}

export interface FormDataSheetInput {
  readonly company: DocumentCompany;
  /** The registrar's id: `AP01`. */
  readonly form: string;
  readonly formName: string;
  /** Nobody has approved it yet. */
  readonly isDraft: boolean;
  /** What was approved stands as it is, neither to be approved nor to be delivered: whether it was filed. */
  readonly approved?: 'filed' | 'not-filed-yet' | 'withdrawn' | 'rejected' | undefined;
  /** In the order of the form. */
  readonly answers: readonly FormAnswer[];
  /** What the company or the person states by it. */
  readonly statements: readonly string[];
  /** File names of what goes with it. */
  readonly attachments: readonly string[];
  /** Undefined for a form that Statbook sends: the sheet is there to be approved. */
  readonly delivery: FormDelivery | undefined;
  readonly madeOn: CivilDate;
}

/**
 * Every answer of a form in its order, as a tagged PDF, A4 upright: the statements, what is attached, a place to sign, and where
 * and how it is delivered. It is our own sheet and no copy of the registrar's form.
 */
export function drawFormDataSheet(sheet: FormDataSheetInput): Promise<Uint8Array> {
  const { company, form, formName, isDraft, madeOn } = sheet;
  const document = new TaggedDocument({
    title: `${form} ${formName}: ${company.name}`,
    madeOn,
    layout: 'portrait',
    keepsPages: true,
  });
  const page = new FormPage(document);
  page.title(`${form} ${formName}`, subtitleOf(sheet));
  page.field('Company', company.name);
  page.field('Company number', numberOrNone(company));
  drawAnswers(page, sheet.answers);
  drawList(page, 'Statements', sheet.statements);
  drawList(page, 'Attached', sheet.attachments);
  if (sheet.approved === undefined) drawPlaceToSign(page, company);
  if (sheet.delivery !== undefined) drawDelivery(page, sheet.delivery);
  page.missingCharacters();
  const draft = isDraft ? 'Draft · ' : '';
  drawFooters(document, `${draft}${company.name} · ${form} · made on ${formatCivilDate(madeOn)}`);
  return document.finish();
}

/** For whom, and two pairs of lines: a page with nothing but lines would not say what was signed. */
const PLACE_TO_SIGN = 190;

function drawPlaceToSign(page: FormPage, company: DocumentCompany): void {
  page.heading('Signature', PLACE_TO_SIGN);
  const signer = 'by a person authorised to sign this form';
  // What is not registered yet has nobody who signs for it.
  page.text(isBeingFormed(company.number) ? `Signed ${signer}.` : `For ${company.name}, ${signer}.`);
  page.signatures('Signature', 'Date');
  page.signatures('Name', 'Capacity');
}

const COPIES = {
  filed: 'Copy of the filing.',
  'not-filed-yet': 'Copy of what was approved. It is not filed yet.',
  withdrawn: 'Copy of what was approved. It was withdrawn.',
  rejected: 'Copy of what Companies House rejected. It is not filed.',
} as const satisfies Record<NonNullable<FormDataSheetInput['approved']>, string>;

function subtitleOf({ isDraft, approved, delivery }: FormDataSheetInput): string {
  if (approved !== undefined) return COPIES[approved];
  const kind = delivery === undefined ? 'Copy for approval' : 'Form data sheet, to be delivered';
  if (!isDraft) return `${kind}.`;
  const use = delivery === undefined ? 'not filed' : 'not to be delivered';
  return `Draft: not approved, and ${use}. ${kind}.`;
}

function drawAnswers(page: FormPage, answers: readonly FormAnswer[]): void {
  for (const [section, lines] of Map.groupBy(answers, (answer) => answer.section)) {
    page.heading(section);
    for (const { label, value } of lines) page.field(label, value);
  }
}

function drawList(page: FormPage, heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  page.heading(heading);
  for (const line of lines) page.text(line);
}

function drawDelivery(page: FormPage, { ways, fee, lastDay }: FormDelivery): void {
  page.heading('How to deliver it');
  for (const way of ways) page.text(way);
  page.field('Fee', fee ?? 'None');
  page.field('Last day', lastDay === undefined ? 'None' : formatCivilDate(lastDay));
}
