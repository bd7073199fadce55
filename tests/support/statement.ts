import type { Calls, ReplyOf } from '@statbook/contract';
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
    const { Entity } = await caller.call('importCompany', { companyRegNo: number, AuthCode: code });
    return first(Entity).CompanyId;
  } catch (error) {
    // The demo imports some companies of its own meanwhile.
    const listed = await findListed(caller, number);
    if (listed === undefined) throw error;
    return listed;
  }
}

async function findListed(caller: Caller, number: string): Promise<string | undefined> {
  const { Entity } = await caller.call('getCompanies');
  return Entity.find((row) => row.CompanyNumber === number)?.CompanyId;
}

type Facts = ReplyOf<Calls['getConfirmationStatementFacts']>['Entity'][number];
type Saved = z.input<Calls['saveConfirmationStatement']['body']>;

/** What is answered otherwise than "it is right as the register has it". */
export interface StatementChanges {
  answers?: Partial<Saved['Answers']>;
  identity?: Saved['Identity'];
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
  const facts = first((await caller.call('getConfirmationStatementFacts', { CompanyId: companyId })).Entity);
  const { answers, identity } = change(facts);
  const saved = await caller.call('saveConfirmationStatement', {
    CompanyId: companyId,
    ActiveTab: 'statements',
    Answers: { ...asOnTheRegister(facts), ...answers },
    ...(identity !== undefined && { Identity: identity }),
  });
  const { IsReady, Errors, Blockers } = first(saved.Entity);
  if (!IsReady) throw new Error(`The statement is not ready: ${JSON.stringify({ Errors, Blockers })}`);
  const review = first((await caller.call('reviewConfirmationStatement', { CompanyId: companyId })).Entity);
  if (review.Content === null) throw new Error('There is nothing to review.');
  return {
    companyId,
    filingId: review.FilingId,
    version: review.DraftVersion,
    contentSha256: review.Content.ContentSha256,
  };
}

function asOnTheRegister(facts: Facts): Saved['Answers'] {
  return {
    MadeUpTo: facts.LatestMadeUpTo,
    Trading: facts.Trading ?? { OnMarket: false, PscExemptions: [] },
    SicCodes: { Answer: 'confirm', Codes: [] },
    StatementOfCapital: { Answer: 'confirm' },
    Shareholdings: { Answer: 'confirm', Holdings: [] },
    RegisteredOffice: 'yes',
    Officers: 'yes',
    Pscs: 'yes',
    RecordsLocation: 'yes',
    RegisteredEmail: { Answer: 'yes', Address: '' },
    Statements: { InformationDelivered: true, LawfulPurpose: true },
    Signer: { Name: 'Mara Quill', Capacity: 'authorised-person' },
  };
}

/** Submits what was reviewed; the answer says whether it waits for its payment. */
export async function submitStatement(caller: Caller, statement: ReviewedStatement) {
  const { Entity } = await caller.call('submitFiling', {
    FilingId: statement.filingId,
    DraftVersion: statement.version,
    ContentAccepted: statement.contentSha256,
  });
  return first(Entity);
}

/** The only member of a list of one. */
export function first<Item>(list: readonly Item[]): Item {
  const [item] = list;
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}
