import {
  ANOTHER_CODE_PATH,
  type Answers,
  answerAt,
  CODE_NOT_KEPT_PATH,
  CODE_PATH,
  fieldsOf,
  isTicked,
  knownPersonOf,
} from '@statbook/domain/filing/forms';
import type { Platform } from '../../../composition.ts';
import { keepCode } from '../../../filings/personal-codes/keep-code.ts';
import { proposeSame } from '../../../filings/personal-codes/same-code-queries.ts';
import type { Person } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type OpenForm, withCodeFacts } from './form-case.ts';
import { mergeAnswers } from './form-draft.ts';

interface Typed {
  readonly open: OpenForm;
  /** What is about to be saved. */
  readonly answers: Answers;
  readonly person: Person;
}

/**
 * Keeps a code that is typed into a form, for whom the registers have already, unless the person says not to. The form then goes
 * with the code that is held, and the draft has none. One that is another’s stays in the draft, where it is refused.
 */
export async function keepTypedCode(
  tx: Transaction,
  needs: Pick<Platform, 'vault' | 'peopleKey' | 'clock'>,
  { open, answers, person }: Typed,
): Promise<Pick<Typed, 'open' | 'answers'>> {
  const code = answerAt(answers, CODE_PATH);
  const asked = { ...open.asked, answers: mergeAnswers(open.draft, answers) };
  const personId = knownPersonOf(asked)?.personId;
  const isAsked = fieldsOf(open.rules.steps(asked)).some(({ path }) => path === CODE_PATH);
  if (code === '' || personId === undefined || !isAsked || isTicked(asked.answers, CODE_NOT_KEPT_PATH))
    return { open, answers };
  const { accountId } = open.filing;
  const given = { accountId, personId, code, source: 'form', givenBy: person.userId } as const;
  const result = await keepCode(tx, needs, given);
  if (result.kept)
    return {
      open: await withCodeFacts(tx, needs, open),
      answers: { ...answers, [CODE_PATH]: '', [ANOTHER_CODE_PATH]: '' },
    };
  // Who sees some companies only proposes nothing: it may concern others.
  if (result.refused === 'held-by-another' && person.scope.agentId === undefined)
    await proposeSame(tx, { accountId, personId, heldWith: result.heldWith, at: needs.clock.now() });
  return { open, answers };
}
