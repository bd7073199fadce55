import type { FormDataSheetInput, FormDelivery } from '@statbook/documents';
import { formatCivilDate, isCivilDate } from '@statbook/domain/dates';
import { formNameFor, registrarsOffice } from '@statbook/domain/filing';
import { describeAnswers, fieldsOf, findLastDay, type SentLine } from '@statbook/domain/filing/forms';
import { formatPence } from '@statbook/domain/money';
import type { FilingAttempt } from '../../../filings/filing-queries.ts';
import { checkOpenForm, type OpenForm } from '../draft/form-case.ts';
import { readFrozenForm } from '../filing/frozen-form.ts';
import { feeWithDelivery } from '../present-form.ts';

interface SheetFacts {
  readonly open: OpenForm;
  /** What was approved; undefined for a draft. */
  readonly attempt: FilingAttempt | undefined;
  /** What lies sealed, where it has to be delivered and this person may deliver it. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** What stands on the form data sheet: what was approved, or the draft as it is. */
export function toFormSheet({ open, attempt, secrets }: SheetFacts): FormDataSheetInput {
  const { company, asked, channel } = open;
  const { steps } = checkOpenForm(open);
  const frozen = attempt && readFrozenForm(attempt.content);
  const lines: readonly SentLine[] = frozen?.lines ?? describeAnswers(steps, asked);
  const documents = new Set(
    fieldsOf(steps).flatMap(({ kind, label }) => (kind === 'document' ? [label] : [])),
  );
  const attached = lines.filter(({ label }) => documents.has(label));
  return {
    company: { name: company.name, number: company.number },
    form: asked.form,
    formName: formNameFor(asked.form, asked.facts.company.type),
    isDraft: attempt === undefined,
    answers: [
      ...lines.filter(({ isStatement, label }) => !isStatement && !documents.has(label)),
      ...openedLines(open, secrets),
    ],
    statements: lines.filter(({ isStatement }) => isStatement).map(({ label }) => `${label}.`),
    attachments: attached.map(({ label, value }) => `${label}: ${value}`),
    delivery: channel === 'produced' ? deliveryOf(open) : undefined,
    madeOn: asked.facts.today,
  };
}

/** What the register does not show, by the names of its fields. */
function openedLines(open: OpenForm, secrets: SheetFacts['secrets']): readonly SentLine[] {
  const fields = new Map(fieldsOf(checkOpenForm(open).steps).map((field) => [field.path, field.label]));
  return Object.entries(secrets).map(([path, value]) => ({
    section: 'Protected information: for Companies House only',
    label: fields.get(path) ?? (path === 'dateOfBirth' ? 'Date of birth' : path),
    value: isCivilDate(value) ? formatCivilDate(value) : value,
  }));
}

function deliveryOf(open: OpenForm): FormDelivery {
  const { asked, rules } = open;
  const fee = feeWithDelivery(open);
  return {
    ways: [
      'By upload: “Upload a document to Companies House” on gov.uk takes one PDF of less than 4 MB, signed, with what is attached in the same file.',
      `By Companies House’s own web service, where gov.uk has one for ${asked.form}: enter the answers above.`,
      `By post, signed, with Companies House’s own form ${asked.form} from gov.uk, filled in from this sheet: ${registrarsOffice(asked.facts.company.jurisdiction)}.`,
      'Then record in Statbook how and when it was delivered.',
    ],
    fee:
      fee === undefined
        ? undefined
        : `${formatPence(fee)} on paper, to Companies House with this form. The web service may charge less.`,
    lastDay: findLastDay(rules, asked),
  };
}
