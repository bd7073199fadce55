import { readDecimal } from '../message/values.ts';
import { findChild, findText, listChildren, type XmlElement } from '../message/xml-reader.ts';
import { readAddress, readName } from './read-people.ts';

/** Issued capital in one currency. */
export function readCapital(capital: XmlElement) {
  return {
    currency: findText(capital, 'ShareCurrency'),
    totalNumberOfShares: readDecimal(capital, 'TotalNumberOfIssuedShares'),
    totalAggregateNominalValue: readDecimal(capital, 'TotalAggregateNominalValue'),
    totalAmountUnpaid: readDecimal(capital, 'TotalAmountUnpaid'),
    shares: listChildren(capital, 'Shares').map(readShareClass),
  };
}

export type RegisteredCapital = ReturnType<typeof readCapital>;

/** The base types also hold a misspelt element, so both spellings are read (manual, part 7.2). */
function readShareClass(shares: XmlElement) {
  return {
    shareClass: findText(shares, 'ShareClass'),
    prescribedParticulars: findText(shares, 'PrescribedParticulars'),
    numberOfShares: readDecimal(shares, 'NumShares'),
    aggregateNominalValue:
      readDecimal(shares, 'AggregateNominalValue') ?? readDecimal(shares, 'AggregrateNominalValue'),
  };
}

/** The shares that one member, or joint members, held at the last statement. */
export function readShareholding(holding: XmlElement) {
  return {
    shareClass: findText(holding, 'ShareClass'),
    numberHeld: readDecimal(holding, 'NumberHeld'),
    shareholders: listChildren(holding, 'Shareholders').map(readShareholder),
  };
}

export type RegisteredShareholding = ReturnType<typeof readShareholding>;

function readShareholder(holder: XmlElement) {
  const name = findChild(holder, 'Name');
  return {
    ...readName(name),
    /** The whole name where it is not parted into surname and forenames. */
    amalgamatedName: findText(name, 'AmalgamatedName'),
    address: readAddress(findChild(holder, 'Address')),
  };
}

export type RegisteredShareholder = ReturnType<typeof readShareholder>;
