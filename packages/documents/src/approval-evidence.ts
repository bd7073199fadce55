import { type CivilDate, formatCivilDate } from '@statbook/domain/dates';
import { type DocumentCompany, numberOrNone } from './company-facts.ts';
import type { FormAnswer } from './form-data-sheet.ts';
import { FormPage } from './page/form-page.ts';
import { drawFooters } from './page/running-footer.ts';
import { TaggedDocument } from './page/tagged-document.ts';

/** What one person decided. */
export interface EvidenceOfDecision {
  readonly name: string;
  /** The address that a signatory’s link went to; undefined for a user, who signs in. */
  readonly linkTo: string | undefined;
  /** Of a decision by link: address and device that it came from, where they were kept. */
  readonly givenFrom: string | undefined;
  readonly isApproved: boolean;
  /** "26 November 2026, 10:04:11 UTC". */
  readonly at: string;
  /** "director"; undefined where none was given. */
  readonly authority: string | undefined;
  readonly words: string | undefined;
}

export interface ApprovalEvidenceInput {
  readonly company: DocumentCompany;
  /** The registrar's id: `AP01`. */
  readonly form: string;
  readonly formName: string;
  /** Of what was asked about, in hexadecimal. */
  readonly contentSha256: string;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly decisions: readonly EvidenceOfDecision[];
  /** Whether exactly this went out; undefined while the filing is a draft. */
  readonly sent: string | undefined;
  /** What was shown to those who decided. */
  readonly answers: readonly FormAnswer[];
  readonly madeOn: CivilDate;
}

/** Who approved what, when and under which authority, as a tagged PDF, A4 upright: the hash, the decisions, and every line that was shown. */
export function drawApprovalEvidence(evidence: ApprovalEvidenceInput): Promise<Uint8Array> {
  const { company, form, formName, decisions, answers, madeOn } = evidence;
  const document = new TaggedDocument({
    title: `Approval of ${form} ${formName}: ${company.name}`,
    madeOn,
    layout: 'portrait',
    keepsPages: true,
  });
  const page = new FormPage(document);
  page.title('Evidence of approval', `${form} ${formName}`);
  page.field('Company', company.name);
  page.field('Company number', numberOrNone(company));
  // In two lines, so that each character can be compared.
  page.field('SHA-256 of the content', inGroups(evidence.contentSha256));
  page.field('Asked for by', `${evidence.askedBy}, ${evidence.askedAt}`);
  page.field('Sent', evidence.sent ?? 'Not sent');
  page.heading('Decisions');
  if (decisions.length === 0) page.text('Nobody has decided yet.');
  for (const decision of decisions) drawDecision(page, decision);
  for (const [section, lines] of Map.groupBy(answers, (answer) => answer.section)) {
    page.heading(section === '' ? 'What was shown' : `What was shown: ${section}`);
    for (const { label, value } of lines) page.field(label, value);
  }
  page.missingCharacters();
  drawFooters(document, `${company.name} · ${form} · made on ${formatCivilDate(madeOn)}`);
  return document.finish();
}

function drawDecision(
  page: FormPage,
  { name, linkTo, givenFrom, isApproved, at, authority, words }: EvidenceOfDecision,
): void {
  page.field(isApproved ? 'Approved by' : 'Refused by', `${name}, ${at}`);
  if (linkTo !== undefined) page.field('Decided by link, sent to', linkTo);
  if (givenFrom !== undefined) page.field('Decided from', givenFrom);
  if (authority !== undefined) page.field('Authority', authority);
  if (words !== undefined) page.field(isApproved ? 'Remark' : 'Reason', words);
}

const inGroups = (hash: string) => (hash.match(/.{1,8}/g) ?? []).join(' ');
