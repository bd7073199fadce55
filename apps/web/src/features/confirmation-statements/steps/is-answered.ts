import type { ChangeStep, Draft } from '../statement-steps.ts';
import type { Statement } from '../use-statement.ts';

/** Whether the draft holds anything of a step, by what the step asks for. */
const answered: Readonly<Record<ChangeStep, (draft: Draft) => boolean>> = {
  date: ({ answers }) => answers.madeUpTo !== '',
  trading: ({ answers }) => answers.trading.onMarket !== undefined,
  'sic-codes': ({ answers }) => answers.sicCodes.answer !== undefined,
  capital: ({ answers }) => answers.statementOfCapital.answer !== undefined,
  shareholders: ({ answers }) => answers.shareholdings.answer !== undefined,
  people: ({ answers: { officers, pscs } }) => officers !== undefined || pscs !== undefined,
  places: ({ answers: { registeredOffice, recordsLocation, registeredEmail } }) =>
    [registeredOffice, recordsLocation, registeredEmail.answer].some((each) => each !== undefined) ||
    registeredEmail.address !== '',
  identity: ({ identity }) => identity.length > 0,
};

export function isAnswered({ draft }: Pick<Statement, 'draft'>, step: ChangeStep): boolean {
  return draft !== undefined && answered[step](draft);
}
