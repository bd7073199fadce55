import { prepareVerificationStatements } from '@statbook/contract/calls';
import type { CivilDate } from '@statbook/domain/dates';
import { keptNameReason, nameReasonPath } from '@statbook/domain/filing/forms';
import { isSameFullName, readRegistryName } from '@statbook/domain/people';
import type { Platform } from '../../composition.ts';
import { beginForm } from '../../features/forms/draft/begin-form.ts';
import type { FormDependencies } from '../../features/forms/draft/form-case.ts';
import { checkOpenForm, openForm, type OpenForm } from '../../features/forms/draft/form-case.ts';
import { saveAnswers } from '../../features/forms/draft/save-answers.ts';
import { judgeRole } from '../../features/people/verification/judge-role.ts';
import { type BoardRow, listBoardRows } from '../../features/people/verification/verification-queries.ts';
import { listApprovers } from '../../filings/approval/approver-queries.ts';
import {
  type ApprovalDependencies,
  contentToApprove,
  readApproval,
} from '../../filings/approval/filing-approval.ts';
import { channelFor } from '../../filings/channel/filing-channel.ts';
import { hashContent } from '../../filings/attempt/freeze-attempt.ts';
import { type Filing, lockFiling } from '../../filings/filing-queries.ts';
import { type FormPreparers, type PreparedFiling, prepareFiling } from '../../filings/form-preparer.ts';
import { findCodesOf } from '../../filings/personal-codes/held-codes.ts';
import { findCompanyById } from '../../pipeline/company-queries.ts';
import { type CompanyInReach, handle, type Person } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { filedForms } from '../send-filing/filed-forms.ts';
import { whyNotFiled, wordsOf } from './why-not-filed.ts';

export type PreparingDependencies = FormDependencies &
  ApprovalDependencies &
  Pick<Platform, 'database' | 'activity'> & { readonly preparers: FormPreparers };

interface Order {
  readonly companyId: string;
  readonly registerKey: string;
  readonly person: Person;
  readonly requestId: string;
  readonly today: CivilDate;
}

/** Each statement is begun in a transaction of its own: what one of them meets leaves the others as they are. */
export const prepareVerificationStatementsHandler = (needs: PreparingDependencies) =>
  handle(prepareVerificationStatements, async ({ body, person, requestId }) => {
    const today = needs.clock.today();
    const roles = new Map(body.roles.map((role) => [`${role.companyId} ${role.registerKey}`, role]));
    const entity = [];
    for (const { companyId, registerKey } of roles.values()) {
      const order = { companyId, registerKey, person, requestId, today };
      const prepared = await needs.database.transaction(person.scope, (tx) => prepareOne(tx, needs, order));
      entity.push({ companyId, registerKey, ...prepared });
    }
    return { entity };
  });

/** A statement that cannot be filed says why; what stands in the way is named where it is a filing. */
const stays = (why: string, filingId: string | null = null) => ({ why, filingId, ready: null });

async function prepareOne(tx: Transaction, needs: PreparingDependencies, order: Order) {
  const { companyId, registerKey, today } = order;
  const company = await findCompanyById(tx, companyId);
  const rows = company === undefined ? [] : await listBoardRows(tx, { today, companyIds: [companyId] });
  const row = rows.find((each) => each.register === 'psc' && each.registerKey === registerKey);
  const role = row && judgeRole(row, today);
  const why = whyNotFiled(role);
  if (company === undefined || row === undefined || why !== undefined)
    return stays(why ?? 'The register does not show this person in control any more.', role?.filingId);
  if (channelFor('VS01', needs) !== 'gateway')
    return stays('This installation does not send this form: it goes as a document, from its own page.');
  return prepareDraft(tx, needs, { ...order, company, row });
}

/** Begins or takes up the draft, and gives it as it would be sent. */
async function prepareDraft(
  tx: Transaction,
  needs: PreparingDependencies,
  order: Beginning & { readonly row: BoardRow },
) {
  const { company, row } = order;
  const filing = await beginStatement(tx, needs, order);
  if (filing instanceof Refusal) return stays(wordsOf(filing));
  const filled = await fillIn(tx, needs, filing);
  if (filled instanceof Refusal) return stays(wordsOf(filled), filing.id);
  const otherName = await findOtherName(tx, row, filled);
  if (otherName !== undefined)
    return stays(
      `The identity was verified under another name, ${otherName}: say why on the page of the draft.`,
      filing.id,
    );
  return presentPrepared(tx, needs, { open: filled, company, order, dueOn: row.dueOn ?? null });
}

type Beginning = Order & { readonly company: CompanyInReach };

/** The open draft of the person where there is one, or a new one. */
async function beginStatement(
  tx: Transaction,
  needs: PreparingDependencies,
  { company, person, requestId, registerKey }: Beginning,
): Promise<Filing | Refusal> {
  const begun = await beginForm(tx, needs, { company, person, form: 'VS01', origin: { pscId: registerKey } });
  if (begun instanceof Refusal) return begun;
  const { filing, isNew } = begun;
  if (isNew)
    await needs.activity.record(tx, {
      accountId: filing.accountId,
      actor: `person:${person.userId}`,
      action: 'form.begun',
      companyId: company.id,
      subject: `VS01 ${company.name}`,
      details: { filingId: filing.id },
      requestId,
    });
  return filing;
}

const VERIFIED = 'psc.identityVerified';
const NAME_REASON = nameReasonPath('VS01');

/**
 * Gives the draft the statement, and why the verified name is another where that is known; what somebody has answered stays. The
 * code that is held goes along when it is sent.
 */
async function fillIn(
  tx: Transaction,
  needs: PreparingDependencies,
  filing: Filing,
): Promise<OpenForm | Refusal> {
  const open = await openForm(tx, needs, await lockFiling(tx, filing.id));
  if (open instanceof Refusal) return open;
  const { answers } = open.draft;
  const reason = keptNameReason(open.asked);
  if (answers[VERIFIED] === 'yes' && reason[NAME_REASON] === undefined) return open;
  return saveAnswers(tx, needs, open, {
    answers: { [VERIFIED]: 'yes', ...reason },
  });
}

/** The verified name where it is known to be another and the draft does not say why: Companies House would not take it. */
async function findOtherName(tx: Transaction, { personId, name }: BoardRow, { draft }: OpenForm) {
  if (draft.answers[NAME_REASON]) return undefined;
  const verified = (await findCodesOf(tx, [personId])).get(personId)?.verifiedName ?? undefined;
  if (verified === undefined || name === null) return verified;
  // The register has come to have the verified name.
  return isSameFullName(readRegistryName(name), readRegistryName(verified)) ? undefined : verified;
}

interface Presented {
  readonly open: OpenForm;
  readonly company: CompanyInReach;
  readonly order: Order;
  readonly dueOn: CivilDate | null;
}

async function presentPrepared(
  tx: Transaction,
  needs: PreparingDependencies,
  { open, company, order: { person, today }, dueOn }: Presented,
) {
  const { filing } = open;
  if (open.channel !== 'gateway')
    return stays(
      'The draft is one that you deliver as a document: go on with it on its own page.',
      filing.id,
    );
  const prepared = await prepareFiling(tx, needs.preparers, { filing, company, today });
  if (!prepared?.ok) return stays(firstFault(prepared), filing.id);
  const content = contentToApprove(needs, filing.id, prepared);
  const { picture } = await readApproval(tx, { filing, content, submitter: person.userId });
  const approvers = await listApprovers(tx, picture.awaited);
  return {
    why: null,
    filingId: filing.id,
    ready: {
      draftVersion: filing.draftVersion,
      contentSha256: hashContent(prepared.content),
      lines: (filedForms.VS01?.describe(prepared.content) ?? []).map(({ label, value }) => ({
        label,
        value,
      })),
      warnings: checkOpenForm(open).warnings.map(({ message }) => message),
      dueOn,
      approval: { state: picture.state, awaited: approvers.map(({ fullName }) => fullName) },
    },
  };
}

function firstFault(prepared: PreparedFiling | undefined): string {
  if (prepared === undefined || prepared.ok) return 'The form cannot be filed for this company.';
  const [error] = Object.values(prepared.errors);
  return prepared.blockers[0]?.message ?? (error === undefined ? 'The form is not complete.' : `${error}.`);
}
