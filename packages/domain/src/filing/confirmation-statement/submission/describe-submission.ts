import { isCivilDate } from '../../../dates/civil-date.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import { NAME_REASON_LABELS } from '../../../identity/name-reasons.ts';
import { amount, formatAmount, formatCount, shareCount } from '../../../money/exact-decimal.ts';
import { findSicDescription } from '../../../reference-data/sic-codes.ts';
import { describeHolders, type ShareholdingRecord } from '../../../share-capital/shareholdings.ts';
import type { StatementOfCapitalRecord } from '../../../share-capital/statement-of-capital.ts';
import { NAME_REASON_OF, type PscExemption, type SignerCapacity } from '../answers/answers.ts';
import { statementTexts } from '../checks/check-signing.ts';
import type { TradingStatus } from '../facts.ts';
import type { ConfirmationStatementSubmission, DirectorVerification } from './submission-content.ts';

/** One line of what will be sent; `section` is the part of the statement it belongs to. */
export interface SubmissionRow {
  readonly section: SubmissionSection;
  readonly label: string;
  readonly value: string;
}

/** The parts of the review page. */
export type SubmissionSection =
  | 'statement'
  | 'trading'
  | 'activities'
  | 'capital'
  | 'members'
  | 'email'
  | 'identity'
  | 'signature'
  | 'override';

const UNCHANGED = 'No change';

const EXEMPTIONS: Readonly<Record<PscExemption, string>> = {
  'eu-regulated-market': 'voting shares on an EU regulated market',
  'listed-market': 'voting shares on a market listed in the PSC regulations',
  'uk-regulated-market': 'voting shares on a UK regulated market',
};

const CAPACITIES: Readonly<Record<SignerCapacity, string>> = {
  director: 'director',
  secretary: 'secretary',
  'authorised-person': 'person authorised under section 270 or 274',
};

/** The content to send as rows for people, in the order of the statement; unchanged parts say "No change". */
export function describeSubmission(submission: ConfirmationStatementSubmission): readonly SubmissionRow[] {
  const texts = statementTexts(submission.madeUpTo);
  return [
    row('statement', 'Company', `${submission.company.name} (${submission.company.number})`),
    row('statement', 'Confirmation date', formatCivilDate(submission.madeUpTo)),
    ...describeTrading(submission.trading),
    ...describeActivities(submission.sicCodes),
    ...describeCapital(submission.statementOfCapital),
    ...describeMembers(submission.shareholdings),
    row('email', 'Registered email address', submission.registeredEmail ?? UNCHANGED),
    ...submission.verifications.map(describeVerification),
    row('signature', 'Information delivered', texts.informationDelivered),
    row('signature', 'Lawful activities', texts.lawfulPurpose),
    row('signature', 'Signed by', `${submission.signer.name}, ${CAPACITIES[submission.signer.capacity]}`),
    ...describeOverride(submission.override),
  ];
}

/** Kept with the filing and not sent. */
function describeOverride(override: ConfirmationStatementSubmission['override']): readonly SubmissionRow[] {
  if (override === undefined) return [];
  return [
    ...override.outstanding.map((each) => row('override', 'Outstanding when it was filed', each)),
    row('override', 'Filed all the same because', override.reason),
  ];
}

function row(section: SubmissionSection, label: string, value: string): SubmissionRow {
  return { section, label, value };
}

/** The trading status as rows; undefined is no change. */
export function describeTrading(trading: TradingStatus | undefined): readonly SubmissionRow[] {
  if (!trading) return [row('trading', 'Trading status of shares', UNCHANGED)];
  const dtr5 = trading.dtr5Applies ? 'DTR5 applies' : 'DTR5 does not apply';
  const status = trading.onMarket ? `Traded on a market; ${dtr5}` : 'Not traded on a market';
  const exemptions = trading.pscExemptions.map((each) =>
    row('trading', 'Exempt from PSC rules', EXEMPTIONS[each]),
  );
  return [row('trading', 'Trading status of shares', status), ...exemptions];
}

/** The SIC codes with their descriptions as rows; undefined is no change. */
export function describeActivities(codes: readonly string[] | undefined): readonly SubmissionRow[] {
  if (!codes) return [row('activities', 'SIC codes', UNCHANGED)];
  return codes.map((code) => row('activities', `SIC code ${code}`, findSicDescription(code) ?? ''));
}

/** A statement of capital as rows, class by class with the total of each currency; undefined is no change. */
export function describeCapital(capital: StatementOfCapitalRecord | undefined): readonly SubmissionRow[] {
  if (!capital) return [row('capital', 'Statement of capital', UNCHANGED)];
  return capital.currencies.flatMap(({ currency, classes, totalShares, totalNominal, totalUnpaid }) => {
    const money = (text: string) => formatAmount(amount(text), currency);
    const lines = classes.map(({ className, numberOfShares, aggregateNominal }) =>
      row('capital', className, `${sharesText(numberOfShares)}, ${money(aggregateNominal)} nominal in all`),
    );
    const total = `${sharesText(totalShares)}, ${money(totalNominal)} nominal, ${money(totalUnpaid)} unpaid`;
    return [...lines, row('capital', `Total in ${currency}`, total)];
  });
}

/** The members with their holdings as rows; undefined is no change. */
export function describeMembers(
  holdings: readonly ShareholdingRecord[] | undefined,
): readonly SubmissionRow[] {
  if (!holdings) return [row('members', 'Shareholders', UNCHANGED)];
  return holdings.map((holding) => {
    const transfers = holding.transfers.map(
      ({ transferredOn, numberOfShares }) =>
        `${formatCount(shareCount(numberOfShares))} transferred on ${isCivilDate(transferredOn) ? formatCivilDate(transferredOn) : transferredOn}`,
    );
    const held = sharesText(holding.numberHeld, holding.className);
    return row('members', describeHolders(holding), [held, ...transfers].join('; '));
  });
}

/** "250 Ordinary shares", or "250 shares" of no class. */
function sharesText(count: string, className?: string): string {
  const words = [formatCount(shareCount(count)), className, count === '1' ? 'share' : 'shares'];
  return words.filter((word) => word !== undefined).join(' ');
}

function describeVerification(director: DirectorVerification): SubmissionRow {
  const name = [director.forename, director.otherForenames, director.surname].filter(Boolean).join(' ');
  const { nameMismatchReason: reason } = director;
  const why = reason && `; the verified name differs: ${NAME_REASON_LABELS[NAME_REASON_OF[reason]]}`;
  const text = 'Identity verified; the personal code is sent with the statement';
  return row('identity', name, `${text}${why ?? ''}`);
}
