import { EMPTY_STATEMENT_ANSWERS } from '@statbook/domain/filing/confirmation-statement';
import type { Draft, Facts } from './statement-steps.ts';

/** What a statement says, part by part. */
export type Answers = Draft['answers'];

/**
 * The answers to what nobody has spoken of: that it is right as the register has it. What cannot be confirmed so is found by the
 * server's check; a market is answered for companies whose shares cannot be on one.
 */
export function unsaidAnswers(facts: Facts, said: Answers = EMPTY_STATEMENT_ANSWERS): Partial<Answers> {
  return { ...unsaidOfShares(facts, said), ...unsaidOfCompany(facts, said) };
}

/** Everything that the statement says: what was answered, and the rest as the register has it. */
export function answersWithRegister(facts: Facts, said: Answers = EMPTY_STATEMENT_ANSWERS): Answers {
  return { ...said, ...unsaidAnswers(facts, said) };
}

function unsaidOfShares({ company, trading }: Facts, said: Answers): Partial<Answers> {
  const registered = trading ?? (company.mayBeTraded ? undefined : { onMarket: false, pscExemptions: [] });
  return {
    ...(said.trading.onMarket === undefined && registered !== undefined && { trading: registered }),
    ...(said.statementOfCapital.answer === undefined && { statementOfCapital: { answer: 'confirm' } }),
    ...(said.shareholdings.answer === undefined && { shareholdings: { answer: 'confirm', holdings: [] } }),
  };
}

const sections = ['registeredOffice', 'officers', 'pscs', 'recordsLocation'] as const;

function unsaidOfCompany({ latestMadeUpTo, hasRegisteredEmail }: Facts, said: Answers): Partial<Answers> {
  const unsaid = sections.filter((section) => said[section] === undefined);
  const { answer, address } = said.registeredEmail;
  return {
    ...(said.madeUpTo === '' && { madeUpTo: latestMadeUpTo }),
    ...(said.sicCodes.answer === undefined && { sicCodes: { answer: 'confirm', codes: [] } }),
    ...Object.fromEntries(unsaid.map((section) => [section, 'yes'])),
    ...(hasRegisteredEmail && answer === undefined && { registeredEmail: { answer: 'yes', address } }),
  };
}
