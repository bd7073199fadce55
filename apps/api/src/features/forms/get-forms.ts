import { getForms } from '@statbook/contract/calls';
import { labelOfFiling, type FilingLabelFacts } from '@statbook/domain/approvals';
import type { CivilDate } from '@statbook/domain/dates';
import {
  type FilingChannel,
  filingFee,
  FORM_CATALOGUE,
  FORM_GROUPS,
  formNameFor,
  formNumberFor,
  type FormId,
  getForm,
  groupNameFor,
  groupOfForm,
} from '@statbook/domain/filing';
import {
  describeLastDay,
  findFormRules,
  findWaits,
  type FormFacts,
  lastDayToBegin,
  whyNotOffered,
} from '@statbook/domain/filing/forms';
import { listLabelFacts } from '../../filings/approval/list-label-facts.ts';
import type { PreparingDependencies } from '../../filings/approval/prepare-draft.ts';
import { type ApprovedForms, channelFor } from '../../filings/channel/filing-channel.ts';
import { subjectOfDraft } from '../../filings/draft/draft-subject.ts';
import type { Filing } from '../../filings/filing-queries.ts';
import { listOpenFilings } from '../../filings/open-filing-queries.ts';
import { listObligations } from '../../obligations/obligation-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { FormDependencies } from './draft/form-case.ts';
import { readFormFacts } from './facts/form-facts.ts';
import { wayOf } from './present-form.ts';
import { whyOnPaper } from './why-on-paper.ts';

/** Whether the page of forms has this one: the confirmation statement has a page of its own. */
const isListed = (form: FormId, { company }: FormFacts): boolean =>
  form !== 'CS01' && (form === 'IN01') === (company.isBeingFormed ?? false);

/** Every form for a company, by what it is about, with what is open; none where none is filed for it. */
export const getFormsHandler = (dependencies: FormDependencies & PreparingDependencies) =>
  handle(getForms, async ({ tx, company }) => {
    const facts = await readFormFacts(tx, dependencies, company);
    if (facts instanceof Refusal) return { entity: [] };
    const filings = await listOpenFilings(tx, company.id);
    const dueOn = await readLastDays(tx, company.id, facts);
    const labelFacts = await listLabelFacts(tx, dependencies, { company, filings });
    const about = (filing: Filing) => presentOpen(facts, filing, labelFacts.get(filing.id));
    const rows = FORM_CATALOGUE.filter(({ id }) => isListed(id, facts)).map(({ id }) => ({
      ...presentRow(id, facts, channelOf(id, facts, dependencies)),
      dueOn: dueOn(id),
      open: filings.filter(({ form }) => form === id).map(about),
    }));
    return {
      entity: FORM_GROUPS.flatMap((each) => {
        const group = groupNameFor(each, facts.company.type);
        return rows.filter(({ form }) => groupOfForm(form) === each).map((row) => ({ ...row, group }));
      }),
    };
  });

/** Of each form, the last day that is known before it is begun: that of the nearest entry that asks for it, or the register's own. */
async function readLastDays(tx: Transaction, companyId: string, facts: FormFacts) {
  const { today } = facts;
  const duties = await listObligations(tx, { today, companyId, kinds: ['form'] });
  return (id: FormId): CivilDate | undefined => {
    const rules = findFormRules(id);
    const duty = duties.find(({ form, canBeLate }) => form === id && canBeLate);
    return duty?.dueOn ?? (rules && lastDayToBegin(rules, id, facts));
  };
}

/** How a form would go to the registrar. */
function channelOf(form: FormId, facts: FormFacts, approved: ApprovedForms): FilingChannel {
  return whyOnPaper(form, facts, approved) === undefined ? channelFor(form, approved) : 'produced';
}

function presentRow(form: FormId, facts: FormFacts, channel: FilingChannel) {
  const { fee: item } = getForm(form);
  const { openFilings } = facts;
  const [wait] = findWaits({ form, about: '', openFilings, channel });
  const rules = findFormRules(form);
  const isFiled = rules !== undefined;
  const feeBy = (delivery: 'paper' | 'software') => {
    const fee = filingFee({ item, channel: delivery, service: 'standard', deliveredOn: facts.today });
    return fee.ok ? Number(fee.fee) : 0;
  };
  return {
    form,
    formNumber: formNumberFor(form, facts.company.number ?? '', facts.company.type),
    formName: formNameFor(form, facts.company.type),
    way: wayOf(channel),
    feePence: feeBy(channel === 'produced' ? 'paper' : 'software'),
    documentFeePence: isFiled && channel === 'gateway' ? feeBy('paper') : null,
    deadline: describeLastDay(rules, form, facts),
    ...(wait !== undefined && { waitsFor: wait.message }),
    whyNot: whyNotOffered(rules, form, facts),
  };
}

function presentOpen(
  { officers, pscs }: FormFacts,
  filing: Filing,
  labelFacts: FilingLabelFacts | undefined,
) {
  const people = [...officers, ...pscs];
  return {
    filingId: filing.id,
    state: filing.state,
    stateText: labelOfFiling(filing.state, labelFacts),
    subject: subjectOfDraft(filing) ?? people.find(({ id }) => id === filing.subject)?.fullName,
    savedAt: filing.updatedAt.toISOString(),
  };
}
