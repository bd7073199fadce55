import type { CapitalInCurrency, ShareholderName } from '../../register/company.ts';
import type { Content } from '../../xml/write-xml.ts';
import { writeAddress } from './write-address.ts';
import type { Dataset } from './write-officers.ts';

export function writeStatementOfCapital({ company: { statementOfCapital } }: Dataset): Content | undefined {
  return statementOfCapital && { Capital: statementOfCapital.currencies.map(writeCapital) };
}

function writeCapital(capital: CapitalInCurrency): Content {
  return {
    TotalAmountUnpaid: capital.totalUnpaid,
    TotalNumberOfIssuedShares: capital.totalNumber,
    ShareCurrency: capital.currency,
    TotalAggregateNominalValue: capital.totalNominal,
    Shares: capital.classes.map((one) => ({
      ShareClass: one.name,
      PrescribedParticulars: one.prescribedParticulars,
      NumShares: one.number,
      AggregateNominalValue: one.aggregateNominal,
    })),
  };
}

export function writeShareholdings({ company, quirks }: Dataset): Content[] {
  return company.shareholdings.map(({ className, number, holders }) => ({
    ShareClass: className,
    NumberHeld: number,
    Shareholders: holders.map((holder) => writeHolder(holder, quirks)),
  }));
}

/** As really seen: forename before surname, and an empty address. */
function writeHolder(holder: ShareholderName, quirks: boolean): Content {
  const address = holder.address && writeAddress(holder.address, { quirks });
  const emptyAddress = quirks ? { Premise: '', PostTown: '' } : undefined;
  return { Name: writeHolderName(holder, quirks), Address: address ?? emptyAddress };
}

function writeHolderName(holder: ShareholderName, quirks: boolean): Content {
  if ('corporateName' in holder) {
    // The captured answer gives the name of a company as a surname.
    return quirks ? { Surname: holder.corporateName } : { AmalgamatedName: holder.corporateName };
  }
  const Surname = holder.surname;
  const Forename = [holder.forename, holder.otherForenames].filter((name) => name !== undefined);
  return quirks ? { Forename, Surname } : { Surname, Forename };
}
