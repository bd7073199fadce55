import {
  type ConfirmationStatementSubmission,
  type DirectorVerification,
  NAME_REASON_OF,
  type TradingStatus,
} from '@statbook/domain/filing/confirmation-statement';
import { toFiledCapital } from '@statbook/domain/filing/forms';
import { Secret } from '@statbook/domain/secret';
import type { AddressRecord, ShareholderName, ShareholdingRecord } from '@statbook/domain/share-capital';
import {
  type BuiltForm,
  buildConfirmationStatement,
  type ConfirmationStatementContent,
  type FiledAddress,
  type FiledShareholder,
  type FiledShareholding,
  type VerifiedDirector,
} from '@statbook/registry-client';
import { readContent } from './statement-content.ts';

/** What an attempt keeps sealed beside its content, by `secretKey`. */
export type StatementSecrets = Readonly<Record<string, string>>;

/** The name of a director's secret among those of an attempt. */
export const secretKey = (directorId: string, what: 'personalCode' | 'dateOfBirth') =>
  `${directorId}.${what}`;

/** Puts frozen content and its secrets together into the registry's form. */
export function writeStatement(frozen: unknown, secrets: StatementSecrets): BuiltForm {
  return buildConfirmationStatement(statementOf(readContent(frozen), secrets));
}

/** The content in the words of the gateway's form. */
export function statementOf(
  content: ConfirmationStatementSubmission,
  secrets: StatementSecrets,
): ConfirmationStatementContent {
  const { madeUpTo, sicCodes, statementOfCapital, shareholdings, registeredEmail, verifications } = content;
  return {
    reviewDate: madeUpTo,
    ...toMarket(content.trading),
    sicCodes,
    statementOfCapital: statementOfCapital && toFiledCapital(statementOfCapital),
    shareholdings: shareholdings?.map(toFiledShareholding),
    registeredEmailAddress: registeredEmail,
    acceptLawfulPurposeStatement: content.lawfulPurpose,
    stateConfirmation: content.informationDelivered,
    verification:
      content.form === 'ConfirmationAndVerificationStatement'
        ? { directors: verifications.map((each) => toVerifiedDirector(each, secrets)) }
        : undefined,
  };
}

function toMarket(trading: TradingStatus | undefined): Partial<ConfirmationStatementContent> {
  if (trading === undefined) return {};
  const { onMarket, dtr5Applies, pscExemptions } = trading;
  return {
    tradingOnMarket: onMarket,
    dtr5Applies,
    pscExemptAsTradingOnRegulatedMarket: pscExemptions.includes('eu-regulated-market'),
    pscExemptAsSharesAdmittedOnMarket: pscExemptions.includes('listed-market'),
    pscExemptAsTradingOnUkRegulatedMarket: pscExemptions.includes('uk-regulated-market'),
  };
}

function toFiledShareholding(holding: ShareholdingRecord): FiledShareholding {
  const address = holding.address && toFiledAddress(holding.address);
  return {
    shareClass: holding.className,
    numberHeld: holding.numberHeld,
    transfers: holding.transfers.map(({ transferredOn, numberOfShares }) => ({
      date: transferredOn,
      numberOfShares,
    })),
    // Joint holders are written at the address of the first named.
    shareholders: holding.holders.map((name, place) =>
      toFiledHolder(name, place === 0 ? address : undefined),
    ),
  };
}

function toFiledHolder(name: ShareholderName, address: FiledAddress | undefined): FiledShareholder {
  if (name.kind === 'whole') return { amalgamatedName: name.name, address };
  return { surname: name.surname, forename: name.forename, address };
}

function toFiledAddress(address: AddressRecord): FiledAddress {
  const { premises = '', line1, line2, town = '', county, country = '', postcode } = address;
  return { premise: premises, street: line1, thoroughfare: line2, postTown: town, county, country, postcode };
}

function toVerifiedDirector(director: DirectorVerification, secrets: StatementSecrets): VerifiedDirector {
  const { directorId, title, forename, otherForenames, surname, nameMismatchReason } = director;
  return {
    title,
    forename,
    otherForenames,
    surname,
    dateOfBirth: secrets[secretKey(directorId, 'dateOfBirth')] ?? '',
    personalCode: new Secret(secrets[secretKey(directorId, 'personalCode')] ?? ''),
    nameMismatchReason: nameMismatchReason && NAME_REASON_OF[nameMismatchReason],
  };
}
