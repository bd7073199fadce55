import { paths } from '#app/paths.ts';
import type { Fact } from '#kit/description-list/description-list.tsx';
import { formatDate } from '#kit/value/format.ts';
import { Lines } from '#filing/lines.tsx';
import { areMembersTheSame, isCapitalTheSame } from '../own-shares.ts';
import { officeLines, officerLines, pscLines, recordsLines } from '../register-lines.ts';
import { type AnswerStep, type Draft, type Facts, stepWords } from '../statement-steps.ts';
import type { Statement } from '../use-statement.ts';

const sectionWords = {
  yes: 'Confirmed, no change',
  no: 'Must be updated first',
  'update-submitted': 'An update has been submitted',
} as const;

type SectionAnswer = keyof typeof sectionWords | undefined;
type Words = readonly (readonly [label: string, answer: string | undefined])[];

const section = (answer: SectionAnswer) => answer && sectionWords[answer];
const yesNo = (answer: boolean | undefined) => (answer === undefined ? undefined : answer ? 'Yes' : 'No');

const replaced = (answer: 'confirm' | 'replace' | undefined, words: string) =>
  answer === 'replace' ? words : answer && 'Confirmed, no change';

/** What a company's own share register gives, once it was looked at: the same as Companies House holds, or all of it anew. */
const fromRegister = (answer: 'confirm' | 'replace' | undefined, isSame: boolean, words: string) =>
  answer && (isSame ? 'The same at Companies House' : `${words}, from the share register`);

/** What was answered in each step, in words; what is not answered is undefined. */
const wordsOf: Readonly<Record<AnswerStep, (draft: Draft, facts: Facts) => Words>> = {
  date: ({ answers: { madeUpTo } }) => [
    ['Confirmation date', madeUpTo === '' ? undefined : formatDate(madeUpTo)],
  ],
  trading: ({ answers: { trading } }) => [
    ['Shares traded on a market', yesNo(trading.onMarket)],
    ...(trading.onMarket ? [['DTR5 applies', yesNo(trading.dtr5Applies)] as const] : []),
  ],
  'sic-codes': ({ answers: { sicCodes } }) => [
    ['SIC codes', replaced(sicCodes.answer, sicCodes.codes.join(', '))],
  ],
  capital: (
    {
      answers: {
        statementOfCapital: { answer },
      },
    },
    { shareRegister },
  ) => [
    [
      'Statement of capital',
      shareRegister === null
        ? replaced(answer, 'A new statement')
        : fromRegister(answer, isCapitalTheSame(shareRegister), 'A new statement'),
    ],
  ],
  shareholders: ({ answers: { shareholdings, trading } }, facts) => [
    [
      'Shareholders',
      facts.shareRegister === null || trading.onMarket === true
        ? replaced(shareholdings.answer, `A new list of ${shareholdings.holdings.length}`)
        : fromRegister(
            shareholdings.answer,
            areMembersTheSame(facts.shareRegister, facts),
            `A new list of ${facts.shareRegister.shareholdings.length}`,
          ),
    ],
  ],
  people: ({ answers: { officers, pscs } }) => [
    ['Directors and secretaries', section(officers)],
    ['People with significant control', section(pscs)],
  ],
  places: ({ answers: { registeredOffice, recordsLocation, registeredEmail } }) => [
    ['Registered office', section(registeredOffice)],
    ['Company records', section(recordsLocation)],
    ['Registered email', section(registeredEmail.answer) ?? (registeredEmail.address || undefined)],
  ],
  identity: ({ identity }) => [
    ['Personal codes', identity.map(({ personalCodeMasked }) => personalCodeMasked).join(', ') || undefined],
  ],
  statements: ({ answers: { statements, signer } }) => [
    ['All information delivered', statements.informationDelivered ? 'Confirmed' : undefined],
    ['Lawful activities', statements.lawfulPurpose ? 'Confirmed' : undefined],
    ['Filed all the same because', statements.override?.reason],
    ['Signed by', signer.name || undefined],
  ],
};

type Answered = Pick<Statement, 'draft' | 'companyId' | 'facts'>;

/** The answers of some steps as facts, each with the way back to its step. */
export function answerFacts(
  { draft, companyId, facts }: Answered,
  steps: readonly AnswerStep[],
): readonly Fact[] {
  if (draft === undefined) return [];
  return steps.flatMap((step) =>
    wordsOf[step](draft, facts).map(([label, answer]) => ({
      term: label,
      value: answer === undefined ? undefined : <bdi>{answer}</bdi>,
      changeHref: paths.confirmationStatement(companyId, { step }),
    })),
  );
}

const onRegister: Readonly<Record<string, (facts: Facts) => readonly string[] | undefined>> = {
  'Directors and secretaries': officerLines,
  'People with significant control': pscLines,
  'Registered office': officeLines,
  'Company records': recordsLines,
};

/** What is confirmed as it stands: the register's own content, and below it what was answered. */
export function confirmedFacts(statement: Answered): readonly Fact[] {
  return answerFacts(statement, ['people', 'places']).map((fact) => {
    const lines = onRegister[fact.term]?.(statement.facts);
    return lines === undefined ? fact : { ...fact, value: <Lines lines={lines} />, note: fact.value };
  });
}

/** Whether the draft holds anything of a step. */
export function isAnswered({ draft, facts }: Pick<Statement, 'draft' | 'facts'>, step: AnswerStep): boolean {
  return draft !== undefined && wordsOf[step](draft, facts).some(([, answer]) => answer !== undefined);
}

/** What has been answered up to now, for the margin. */
export function answersSoFar(statement: Statement, steps: readonly AnswerStep[]): readonly Fact[] {
  return answerFacts(statement, steps)
    .filter(({ value }) => value !== undefined)
    .map(({ term, value }) => ({ term, value }));
}

/** The name of a step, where an error or a blocker leads to it. */
export const labelOf = (step: AnswerStep) => stepWords[step].label;
