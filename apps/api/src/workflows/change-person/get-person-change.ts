import { getPersonChange, getPersonOfFiling } from '@statbook/contract/calls';
import { labelOfFiling } from '@statbook/domain/approvals';
import { isChangeOfPerson, findLastDay } from '@statbook/domain/filing/forms';
import type { Platform } from '../../composition.ts';
import { type FormDependencies, type OpenForm, openForm } from '../../features/forms/draft/form-case.ts';
import { composeOpenForm } from '../../features/forms/filing/prepare-form.ts';
import { presentCheck, presentHead } from '../../features/forms/present-form.ts';
import {
  type ChangeFiling,
  findChange,
  findChangeOfFiling,
  findPersonAt,
  listChangeFilings,
} from '../../features/people/change-queries.ts';
import { HIDDEN_NAME, presentChange } from '../../features/people/present-person.ts';
import { hashContent } from '../../filings/attempt/freeze-attempt.ts';
import { contentToApprove, readApproval } from '../../filings/approval/filing-approval.ts';
import { finalStates, findFiling, findLatestAttempt } from '../../filings/filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { listUserNames } from '../../registry-snapshots/user-name-queries.ts';

type Dependencies = FormDependencies & Pick<Platform, 'approvalKey'>;

/** What was begun in one act, as it stands now. */
export const getPersonChangeHandler = (dependencies: Dependencies) =>
  handle(getPersonChange, async ({ tx, query: { changeId }, person }) => {
    const change = await findChange(tx, changeId);
    const filings = await listChangeFilings(tx, changeId);
    if (change === undefined || filings.length === 0) return refuse('not-found');
    const all = [];
    for (const each of filings) {
      const open = await openForm(tx, dependencies, each.filing);
      if (open instanceof Refusal) return open;
      const presented = await presentFiling(tx, dependencies, { open, submitter: person.userId });
      const labelFacts = { ...each.stateFacts, approval: presented.approvalState };
      all.push({
        ...presentHead(open),
        ...presented,
        needsApproval: presented.approvalState !== 'not-needed' && presented.approvalState !== 'approved',
        stateText: labelOfFiling(each.filing.state, labelFacts),
        roleText: each.roleText ?? '',
      });
    }
    const names = await listUserNames(tx, [change.begunBy]);
    const started = { ...change, changeId, ...countOf(filings) };
    return { entity: [{ ...presentChange(started, names), ...whoseOf(filings, change.personId), all }] };
  });

const countOf = (filings: readonly ChangeFiling[]) => ({
  filings: filings.length,
  drafts: filings.filter(({ filing }) => filing.state === 'draft').length,
  open: filings.filter(({ filing }) => !finalStates.includes(filing.state)).length,
});

/** Whose entries they are about: who was joined with somebody since has that one's page. */
function whoseOf(filings: readonly ChangeFiling[], personId: string) {
  const known = filings.find((each) => each.personId !== null);
  const named = filings.find((each) => each.name !== null);
  return { personId: known?.personId ?? personId, personName: named?.name ?? HIDDEN_NAME };
}

/** What a draft changes and still needs; of what was submitted, what that changed as the register stood then. */
async function presentFiling(
  tx: Transaction,
  dependencies: Dependencies,
  { open, submitter }: { open: OpenForm; submitter: string },
) {
  const { filing, rules, asked } = open;
  if (filing.state !== 'draft')
    return {
      isReady: false,
      errors: [],
      blockers: [],
      warnings: [],
      dueOn: findLastDay(rules, asked),
      changes: (await findLatestAttempt(tx, filing.id))?.changes ?? [],
      contentSha256: undefined,
      approvalState: 'not-needed' as const,
    };
  const { checked, ready } = await composeOpenForm(tx, dependencies, open);
  const changes = checked.errors.length > 0 ? [] : rules.compare(asked);
  const content =
    ready &&
    contentToApprove(dependencies, filing.id, {
      ok: true,
      content: { ...ready.content },
      secrets: ready.secrets,
      effectiveOn: rules.effectiveOn(asked),
      changes,
    });
  const { picture } = await readApproval(tx, { filing, content, submitter });
  return {
    ...presentCheck(open, checked),
    changes,
    contentSha256: ready && hashContent(ready.content),
    approvalState: picture.state,
  };
}

/** Whose details a form changes, so that the same is asked of the other companies. */
export const getPersonOfFilingHandler = handle(getPersonOfFiling, async ({ tx, query: { filingId } }) => {
  const filing = await findFiling(tx, filingId);
  if (filing === undefined) return refuse('not-found');
  const { form, companyId, subject: registerKey } = filing;
  if (!isChangeOfPerson(form)) return { entity: [] };
  const register = form.startsWith('PSC') ? ('psc' as const) : ('officer' as const);
  const found = await findPersonAt(tx, { companyId, register, registerKey });
  if (found === undefined) return { entity: [] };
  return { entity: [{ ...found, changeId: await findChangeOfFiling(tx, filingId) }] };
});
