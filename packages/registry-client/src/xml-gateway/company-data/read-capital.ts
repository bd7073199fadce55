import { readDecimal } from '../values.ts';
import { findChild, findText, listChildren, type XmlElement } from '../xml-reader.ts';
import type {
  RegisteredCapital,
  RegisteredShareClass,
  RegisteredShareholder,
  RegisteredShareholding,
} from './company-data.ts';
import { readAddress, readName } from './read-people.ts';

/** The capital, one entry per currency. */
export function readCapital(capital: XmlElement): RegisteredCapital {
  return {
    currency: findText(capital, 'ShareCurrency'),
    totalNumberOfShares: readDecimal(capital, 'TotalNumberOfIssuedShares'),
    totalAggregateNominalValue: readDecimal(capital, 'TotalAggregateNominalValue'),
    totalAmountUnpaid: readDecimal(capital, 'TotalAmountUnpaid'),
    shares: listChildren(capital, 'Shares').map(readShareClass),
  };
}

/** The base types also hold a misspelt element, so both spellings are read (manual, part 7.2). */
function readShareClass(shares: XmlElement): RegisteredShareClass {
  return {
    shareClass: findText(shares, 'ShareClass'),
    prescribedParticulars: findText(shares, 'PrescribedParticulars'),
    numberOfShares: readDecimal(shares, 'NumShares'),
    aggregateNominalValue:
      readDecimal(shares, 'AggregateNominalValue') ?? readDecimal(shares, 'AggregrateNominalValue'),
  };
}

/** One holding with its holder or joint holders. */
export function readShareholding(holding: XmlElement): RegisteredShareholding {
  return {
    shareClass: findText(holding, 'ShareClass'),
    numberHeld: readDecimal(holding, 'NumberHeld'),
    shareholders: listChildren(holding, 'Shareholders').map(readShareholder),
  };
}

function readShareholder(holder: XmlElement): RegisteredShareholder {
  const name = findChild(holder, 'Name');
  return {
    ...readName(name),
    amalgamatedName: findText(name, 'AmalgamatedName'),
    address: readAddress(findChild(holder, 'Address')),
  };
}
