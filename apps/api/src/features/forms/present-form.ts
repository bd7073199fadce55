import type { getForm } from '@statbook/contract/calls';
import type { ReplyOf } from '@statbook/contract';
import {
  type FilingChannel,
  filingFee,
  formNameFor,
  formNumberFor,
  getForm as getCatalogueForm,
} from '@statbook/domain/filing';
import {
  type CheckedForm,
  countRows,
  fieldsOf,
  findLastDay,
  type FormField,
  type FormSection,
  type FormStep,
  stepOfField,
} from '@statbook/domain/filing/forms';
import type { Pence } from '@statbook/domain/money';
import { softwareFee } from '../../filings/draft/software-fee.ts';
import type { Given } from '../../pipeline/handler.ts';
import { checkOpenForm, type OpenForm } from './draft/form-case.ts';
import { presentSecrets } from './draft/form-draft.ts';

type FormState = Given<ReplyOf<typeof getForm>['entity'][number]>;

/** How a form reaches the registrar, as people are told before they begin. */
export const wayOf = (channel: FilingChannel) =>
  channel === 'produced' ? ('document' as const) : ('software' as const);

/** What every answer about a form begins with. */
export function presentHead({ filing, company, asked, channel }: OpenForm) {
  return {
    filingId: filing.id,
    companyId: company.id,
    companyNumber: company.number,
    companyName: company.name,
    form: filing.form,
    formNumber: formNumberFor(filing.form, company.number, asked.facts.company.type),
    formName: formNameFor(filing.form, asked.facts.company.type),
    way: wayOf(channel),
    state: filing.state,
    version: filing.draftVersion,
  };
}

/** What stands between the draft and its submission. */
export function presentCheck({ rules, asked }: OpenForm, checked: CheckedForm) {
  const { steps, errors, blockers, warnings, isReady } = checked;
  return {
    isReady,
    errors: errors.map((error) => ({ ...error, step: stepOfField(steps, error.path) })),
    blockers,
    warnings,
    dueOn: findLastDay(rules, asked),
  };
}

/** The form as the page shows it. */
export function presentForm(open: OpenForm, { isPaid }: { isPaid: boolean }): FormState {
  const { filing, draft, asked, documents } = open;
  const checked = checkOpenForm(open);
  const check = presentCheck(open, checked);
  const given = new Set(Object.values(draft.answers));
  const shown = new Set(fieldsOf(checked.steps).map(({ path }) => path));
  return {
    ...presentHead(open),
    ...check,
    savedAt: filing.updatedAt.toISOString(),
    activeStep: filing.draftStep ?? checked.steps[0]?.id ?? '',
    steps: checked.steps.map((step) => ({
      id: step.id,
      title: step.title,
      hint: step.hint,
      isComplete: !check.errors.some((error) => error.step === step.id),
      sections: step.sections.map(presentSection),
      lists: listsOf(step, asked.answers),
    })),
    answers: draft.answers,
    secretsHeld: presentSecrets(draft).filter(({ path }) => shown.has(path)),
    documents: documents
      .filter(({ id }) => given.has(id))
      .map(({ id, filename, pages, size }) => ({ documentId: id, filename, pages, size })),
    fees: formFees(open, isPaid),
  };
}

/** Questions under a heading, as the page asks them. */
export const presentSection = ({ title, hint, fields, repeated }: FormSection) => ({
  title,
  hint,
  fields: fields.map(presentField),
  repeated,
});

function presentField({ path, label, kind, hint, maxLength, currencyAt, autocomplete, ...field }: FormField) {
  const { options = [], isOptional = false, isSecret = false, decidesFields = false } = field;
  const named = { path, label, kind, hint, maxLength, currencyAt, autocomplete };
  return {
    ...named,
    options: options.map((option) => ({ value: option.value, label: option.label, hint: option.hint })),
    isOptional,
    isSecret,
    decidesFields,
  };
}

function listsOf({ lists = [] }: FormStep, answers: OpenForm['asked']['answers']) {
  return lists.map((list) => ({ ...list, count: countRows(answers, list) }));
}

/** What the registrar charges for a form that a person delivers today; undefined where it charges nothing. */
export function feeWithDelivery({ asked }: Pick<OpenForm, 'asked'>): Pence | undefined {
  const { form, facts } = asked;
  const { fee: item } = getCatalogueForm(form);
  const fee = filingFee({ item, channel: 'paper', service: 'standard', deliveredOn: facts.today });
  return fee.ok && fee.why === 'charged' ? fee.fee : undefined;
}

/** What filing the form today costs. */
export function formFees(open: OpenForm, isPaid: boolean) {
  const { rules, asked } = open;
  if (open.channel === 'produced' && !isPaid) return feesOfDocument(open);
  const { why, ...amounts } = softwareFee({
    item: getCatalogueForm(asked.form).fee,
    service: rules.service?.(asked) ?? 'standard',
    today: asked.facts.today,
    isPaid,
  });
  // Only a statement has a period.
  return { ...amounts, why: why === 'period-already-paid' ? ('free-form' as const) : why };
}

/** Nothing is paid here: the registrar's fee goes with the document. */
function feesOfDocument(open: OpenForm) {
  const fee = feeWithDelivery(open);
  const why = fee === undefined ? ('free-form' as const) : ('paid-with-delivery' as const);
  return { feePence: Number(fee ?? 0), processingFeePence: 0, taxPence: 0, totalPence: 0, why };
}
