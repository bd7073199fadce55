import { areMembersTheSame, isCapitalTheSame } from '../own-shares.ts';
import { capitalLines, holdingLines } from '../steps/register/share-lines.ts';
import type { Statement } from '../use-statement.ts';
import type { StatedFact } from './stated-fact.ts';

type Stated = Pick<Statement, 'facts' | 'check' | 'answers'>;

/** What a statement says of shares: nothing for a company without any; of DTR5 companies no members. */
export function shareFacts(statement: Stated): readonly StatedFact[] {
  const { facts, answers } = statement;
  if (!facts.company.hasShareCapital) return [];
  const shares = [tradingFact(statement), capitalFact(statement)];
  return answers.trading.dtr5Applies === true ? shares : [...shares, membersFact(statement)];
}

function tradingFact({ answers: { trading } }: Stated): StatedFact {
  const dtr5 = trading.dtr5Applies ? 'DTR5 applies' : 'DTR5 does not apply';
  const words = trading.onMarket ? `Traded on a market; ${dtr5}` : 'Not traded on a market';
  return {
    term: 'Trading status of shares',
    step: 'trading',
    lines: [trading.onMarket === undefined ? 'Not answered yet' : words],
  };
}

const replaced = 'Given in full with this statement';
const fromShareRegister = 'From the share register: Companies House holds something else';

function capitalFact({ answers, facts }: Stated): StatedFact {
  const { shareRegister, statementOfCapital: held } = facts;
  const { answer, capital } = answers.statementOfCapital;
  const fact = { term: 'Statement of capital', step: 'capital' } as const;
  if (shareRegister !== null) {
    const note = isCapitalTheSame(shareRegister) ? undefined : fromShareRegister;
    return { ...fact, lines: capitalLines(shareRegister.statementOfCapital), note };
  }
  if (answer === 'replace') return { ...fact, lines: capitalLines(capital ?? null), note: replaced };
  return { ...fact, lines: capitalLines(held) };
}

function membersFact({ answers, facts }: Stated): StatedFact {
  const { shareRegister } = facts;
  const { answer, holdings } = answers.shareholdings;
  const fact = { term: 'Shareholders', step: 'shareholders' } as const;
  if (shareRegister !== null && answers.trading.onMarket !== true) {
    const note = areMembersTheSame(shareRegister, facts) ? undefined : fromShareRegister;
    return { ...fact, lines: holdingLines(shareRegister.shareholdings), note };
  }
  if (answer === 'replace') return { ...fact, lines: holdingLines(holdings), note: replaced };
  return { ...fact, lines: holdingLines(facts.shareholdings) };
}
