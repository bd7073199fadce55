import { amount, shareCount, toDecimalText } from '../../../money/exact-decimal.ts';
import type { ShareholdingRecord } from '../../../share-capital/shareholdings.ts';
import type { StatementOfCapitalRecord } from '../../../share-capital/statement-of-capital.ts';
import type { ConfirmationStatementDraft } from '../answers/answers.ts';
import {
  type ConfirmationStatementFacts,
  hasShareCapital,
  listsMembers,
  type TradingStatus,
} from '../facts.ts';
import type { ConfirmationStatementSubmission } from './submission-content.ts';

type Part<Key extends keyof ConfirmationStatementSubmission> =
  | Pick<ConfirmationStatementSubmission, Key>
  | undefined;

/** The trading status, unless the register is known to hold the same. */
export function changedTrading(
  { trading }: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): Part<'trading'> {
  if (!hasShareCapital(facts)) return undefined;
  const status: TradingStatus = {
    onMarket: trading.onMarket === true,
    dtr5Applies: trading.dtr5Applies === true,
    pscExemptions: [...trading.pscExemptions].sort(),
  };
  return facts.trading && isSameTrading(facts.trading, status) ? undefined : { trading: status };
}

function isSameTrading(a: TradingStatus, b: TradingStatus): boolean {
  return (
    a.onMarket === b.onMarket &&
    a.dtr5Applies === b.dtr5Applies &&
    isSameSet(a.pscExemptions, b.pscExemptions)
  );
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}

/** The SIC codes, where they differ from the register. */
export function changedSicCodes(
  { sicCodes }: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): Part<'sicCodes'> {
  return replacesSicCodes(sicCodes, facts.sicCodes) ? { sicCodes: [...sicCodes.codes] } : undefined;
}

/** Whether an answer changes the SIC codes: the codes that the register has, given once more in any order, change nothing. */
export const replacesSicCodes = (
  { answer, codes }: ConfirmationStatementDraft['sicCodes'],
  registered: readonly string[],
): boolean => answer === 'replace' && !isSameSet(codes, registered);

/** The new statement of capital, with numbers in their shortest text. */
export function changedCapital(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): Part<'statementOfCapital'> {
  const { answer, capital } = draft.statementOfCapital;
  if (!hasShareCapital(facts) || answer !== 'replace' || !capital) return undefined;
  return { statementOfCapital: canonicalCapital(capital) };
}

function canonicalCapital({ currencies }: StatementOfCapitalRecord): StatementOfCapitalRecord {
  return {
    currencies: currencies.map(({ currency, classes, totalShares, totalNominal, totalUnpaid }) => ({
      currency,
      classes: classes.map(({ className, particulars, numberOfShares, aggregateNominal }) => ({
        className: className.trim(),
        particulars: particulars.trim(),
        numberOfShares: toDecimalText(shareCount(numberOfShares)),
        aggregateNominal: toDecimalText(amount(aggregateNominal)),
      })),
      totalShares: toDecimalText(shareCount(totalShares)),
      totalNominal: toDecimalText(amount(totalNominal)),
      totalUnpaid: toDecimalText(amount(totalUnpaid)),
    })),
  };
}

/** The new list of members, with numbers in their shortest text. */
export function changedMembers(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): Part<'shareholdings'> {
  if (!listsMembers(draft, facts) || draft.shareholdings.answer !== 'replace') return undefined;
  const isTraded = draft.trading.onMarket === true;
  return {
    shareholdings: draft.shareholdings.holdings.map((holding) => canonicalHolding(holding, isTraded)),
  };
}

/** Only traded companies give addresses; those of other members stay out of the public statement (s.853F). */
function canonicalHolding(holding: ShareholdingRecord, isTraded: boolean): ShareholdingRecord {
  return {
    className: holding.className.trim(),
    numberHeld: toDecimalText(shareCount(holding.numberHeld)),
    holders: holding.holders,
    transfers: holding.transfers.map(({ transferredOn, numberOfShares }) => ({
      transferredOn,
      numberOfShares: toDecimalText(shareCount(numberOfShares)),
    })),
    ...(isTraded && holding.address ? { address: holding.address } : {}),
  };
}

/** The registered e-mail address, while the register holds none. */
export function firstEmail(
  { registeredEmail }: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): Part<'registeredEmail'> {
  const address = registeredEmail.address.trim();
  return facts.hasRegisteredEmail || address === '' ? undefined : { registeredEmail: address };
}
