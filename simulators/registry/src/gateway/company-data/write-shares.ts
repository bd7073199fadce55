import type { CapitalInCurrency, ShareholderName, Shareholding } from '../../world/types.ts';
import { element, type Markup, optionalText, textElement } from '../xml/write-xml.ts';
import { writeAddress } from './write-address.ts';
import type { Dataset } from './write-officers.ts';

export function writeStatementOfCapital({ company }: Dataset): Markup | undefined {
  const { statementOfCapital } = company;
  return statementOfCapital && element('StatementOfCapital', statementOfCapital.currencies.map(writeCapital));
}

function writeCapital({
  currency,
  totalNumber,
  totalNominal,
  totalUnpaid,
  classes,
}: CapitalInCurrency): Markup {
  return element('Capital', [
    textElement('TotalAmountUnpaid', totalUnpaid),
    textElement('TotalNumberOfIssuedShares', totalNumber),
    textElement('ShareCurrency', currency),
    textElement('TotalAggregateNominalValue', totalNominal),
    ...classes.map((one) =>
      element('Shares', [
        textElement('ShareClass', one.name),
        textElement('PrescribedParticulars', one.prescribedParticulars),
        textElement('NumShares', one.number),
        textElement('AggregateNominalValue', one.aggregateNominal),
      ]),
    ),
  ]);
}

export function writeShareholdings({ company, quirks }: Dataset): Markup[] {
  return company.shareholdings.map(({ className, number, holders }: Shareholding) =>
    element('Shareholdings', [
      textElement('ShareClass', className),
      textElement('NumberHeld', number),
      ...holders.map((holder) => writeHolder(holder, quirks)),
    ]),
  );
}

/** As really seen: forename before surname, and an empty address. */
function writeHolder(holder: ShareholderName, quirks: boolean): Markup {
  const address = holder.address && element('Address', writeAddress(holder.address, { quirks }));
  const emptyAddress = element('Address', [textElement('Premise', ''), textElement('PostTown', '')]);
  return element('Shareholders', [
    element('Name', writeHolderName(holder, quirks)),
    address ?? (quirks ? emptyAddress : undefined),
  ]);
}

function writeHolderName(holder: ShareholderName, quirks: boolean): (Markup | undefined)[] {
  if ('corporateName' in holder) {
    // The captured answer gives the name of a company as a surname.
    return [textElement(quirks ? 'Surname' : 'AmalgamatedName', holder.corporateName)];
  }
  const surname = textElement('Surname', holder.surname);
  const forenames = [holder.forename, holder.otherForenames].map((name) => optionalText('Forename', name));
  return quirks ? [...forenames, surname] : [surname, ...forenames];
}
