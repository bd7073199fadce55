import type { Calls, ReplyOf, Unchanging } from '@statbook/contract';
import type { z } from 'zod';
import type { Caller } from './caller.ts';

/** What was reviewed and may be filed. */
export interface ReviewedStatement {
  companyId: string;
  filingId: string;
  version: number;
  contentSha256: string;
}

/** Imports a company of the register by its number and authentication code, unless it stands in the list. */
export async function importCompany(caller: Caller, number: string, code: string): Promise<string> {
  const known = await findListed(caller, number);
  if (known !== undefined) return known;
  try {
    const { entity } = await caller.call('importCompany', { companyNumber: number, authCode: code });
    return first(entity).companyId;
  } catch (error) {
    // The demo imports some companies of its own meanwhile.
    const listed = await findListed(caller, number);
    if (listed === undefined) throw error;
    return listed;
  }
}

async function findListed(caller: Caller, number: string): Promise<string | undefined> {
  const { entity } = await caller.call('getCompanies');
  return entity.find((row) => row.companyNumber === number)?.companyId;
}

type Facts = ReplyOf<Calls['getConfirmationStatementFacts']>['entity'][number];
type Saved = Unchanging<z.input<Calls['saveConfirmationStatement']['body']>>;

/** What is answered otherwise than "it is right as the register has it". */
export interface StatementChanges {
  answers?: Partial<Saved['answers']>;
  identity?: Saved['identity'];
}

/**
 * Answers every question of the confirmation statement with "it is right as the register has it", but for `change`, and
 * reviews it.
 */
export async function prepareStatement(
  caller: Caller,
  companyId: string,
  change: (facts: Facts) => StatementChanges = () => ({}),
): Promise<ReviewedStatement> {
  const facts = first((await caller.call('getConfirmationStatementFacts', { companyId })).entity);
  const { answers, identity } = change(facts);
  // One that was begun before is gone on with.
  const begun = facts.openFiling === null ? undefined : await readDraft(caller, companyId);
  const saved = await caller.call('saveConfirmationStatement', {
    companyId,
    ...begun,
    activeTab: 'statements',
    answers: { ...asOnTheRegister(facts), ...answers },
    ...(identity !== undefined && { identity }),
  });
  const { isReady, errors, blockers } = await overrideOutstanding(caller, companyId, first(saved.entity));
  if (!isReady) throw new Error(`The statement is not ready: ${JSON.stringify({ errors, blockers })}`);
  const review = first((await caller.call('reviewConfirmationStatement', { companyId })).entity);
  if (review.content === null) throw new Error('There is nothing to review.');
  return {
    companyId,
    filingId: review.filingId,
    version: review.draftVersion,
    contentSha256: review.content.contentSha256,
  };
}

type SavedStatement = ReplyOf<Calls['saveConfirmationStatement']>['entity'][number];

/** Says of what our own record knows to be outstanding that it is delivered otherwise. */
async function overrideOutstanding(
  caller: Caller,
  companyId: string,
  saved: SavedStatement,
): Promise<SavedStatement> {
  const { statementId, version, outstanding } = saved;
  if (outstanding.length === 0) return saved;
  const override = { reason: 'Delivered on paper', of: outstanding.map(({ key }) => key) };
  const statements = { informationDelivered: true, lawfulPurpose: true, override };
  const order = {
    companyId,
    statementId,
    version,
    activeTab: 'statements',
    answers: { statements },
  } as const;
  return first((await caller.call('saveConfirmationStatement', order)).entity);
}

async function readDraft(caller: Caller, companyId: string) {
  const kept = await caller.call('getConfirmationStatementConfirmLaterDetails', { companyId });
  const { statementId, version } = first(kept.entity);
  return { statementId, version };
}

function asOnTheRegister(facts: Facts): Saved['answers'] {
  return {
    madeUpTo: facts.latestMadeUpTo,
    trading: facts.trading ?? { onMarket: false, pscExemptions: [] },
    sicCodes: { answer: 'confirm', codes: [] },
    statementOfCapital: { answer: 'confirm' },
    shareholdings: { answer: 'confirm', holdings: [] },
    registeredOffice: 'yes',
    officers: 'yes',
    pscs: 'yes',
    recordsLocation: 'yes',
    registeredEmail: { answer: 'yes', address: '' },
    statements: { informationDelivered: true, lawfulPurpose: true },
    signer: { name: 'Mara Quill', capacity: 'authorised-person' },
  };
}

/** Submits what was reviewed; the answer says whether it waits for its payment. */
export async function submitStatement(caller: Caller, statement: ReviewedStatement) {
  const { entity } = await caller.call('submitFiling', {
    filingId: statement.filingId,
    draftVersion: statement.version,
    contentAccepted: statement.contentSha256,
  });
  return first(entity);
}

/** The only member of a list of one. */
export function first<Item>(list: readonly Item[]): Item {
  const [item] = list;
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}
