import {
  answerAt,
  type AskedCode,
  CODE_PATH,
  type FormCase,
  type FormFacts,
  type FormRules,
  knownPersonOf,
  namedPersonOf,
} from '@statbook/domain/filing/forms';
import { parsePersonalCode } from '@statbook/domain/identity';
import { mayHaveOneCode, type PersonDetails } from '@statbook/domain/people';
import type { Platform } from '../../../composition.ts';
import { findHolder } from '../../../filings/personal-codes/code-queries.ts';
import { sayHeldByAnother } from '../../../filings/personal-codes/held-by-another.ts';
import { personalCodeTag } from '../../../filings/personal-codes/keep-code.ts';
import { listDetailsOf, listKnownPeople } from '../../../filings/personal-codes/known-people-queries.ts';
import type { Filing } from '../../../filings/filing-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';

/** The families that state an identity. */
const stating = new Set(['psc-verification', 'psc-notification', 'officer-appointment', 'incorporation']);

/** Whether a form may be sent with a personal code. */
export const statesIdentity = ({ family }: FormRules) => stating.has(family);

/** What a form that states an identity goes by, beside the registers. */
export async function readCodeFacts(
  tx: Transaction,
  needs: Pick<Platform, 'peopleKey'>,
  { filing, asked, rules }: { filing: Filing; asked: FormCase; rules: FormRules },
): Promise<Pick<FormFacts, 'knownPeople' | 'codeRefusals'>> {
  if (rules.codesAsked !== undefined)
    return {
      codeRefusals: await findCodeRefusals(tx, needs, { filing, asked, codes: rules.codesAsked(asked) }),
    };
  const knownPeople = await listKnownPeople(tx, filing.companyId);
  const facts = { ...asked.facts, knownPeople };
  const codeRefusal = await findCodeRefusal(tx, needs, { filing, asked: { ...asked, facts } });
  return { knownPeople, codeRefusals: codeRefusal === undefined ? {} : { [CODE_PATH]: codeRefusal } };
}

/**
 * Why a code that was typed is not taken: it is held for somebody else. Of whom a form names anew it is only asked whether the holder
 * may be that person, as far as the holder is within reach.
 */
async function findCodeRefusal(
  tx: Transaction,
  needs: Pick<Platform, 'peopleKey'>,
  { filing, asked }: { filing: Filing; asked: FormCase },
): Promise<string | undefined> {
  const holderId = await findHolderOf(tx, needs, { filing, code: answerAt(asked.answers, CODE_PATH) });
  if (holderId === undefined) return undefined;
  const known = knownPersonOf(asked);
  const isTaken =
    known === undefined
      ? await isSomebodyElse(tx, holderId, namedPersonOf(asked))
      : known.personId !== holderId;
  return isTaken ? sayHeldByAnother(tx, holderId) : undefined;
}

/** The same of a form that names several anew, by where each code is typed. */
async function findCodeRefusals(
  tx: Transaction,
  needs: Pick<Platform, 'peopleKey'>,
  { filing, asked, codes }: { filing: Filing; asked: FormCase; codes: readonly AskedCode[] },
): Promise<Readonly<Record<string, string>>> {
  const refusals: Record<string, string> = {};
  for (const { path, person } of codes) {
    const holderId = await findHolderOf(tx, needs, { filing, code: answerAt(asked.answers, path) });
    if (holderId !== undefined && (await isSomebodyElse(tx, holderId, person)))
      refusals[path] = await sayHeldByAnother(tx, holderId);
  }
  return refusals;
}

/** For whom a code is held in the account; undefined where it is for nobody, or no code. */
async function findHolderOf(
  tx: Transaction,
  { peopleKey }: Pick<Platform, 'peopleKey'>,
  { filing, code }: { filing: Filing; code: string },
): Promise<string | undefined> {
  const typed = parsePersonalCode(code);
  if (!typed.ok) return undefined;
  const tag = personalCodeTag(peopleKey, filing.accountId, typed.code.reveal());
  return (await findHolder(tx, tag))?.personId ?? undefined;
}

async function isSomebodyElse(tx: Transaction, holderId: string, named: PersonDetails): Promise<boolean> {
  const told = await listDetailsOf(tx, holderId);
  return told.length > 0 && told.every((details) => !mayHaveOneCode(details, named));
}
