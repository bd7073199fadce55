import type { Exemption } from '../../../register/company.ts';
import { findAt, getText, listChildren, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import { type DeliveredCapital, readCapital } from '../parts/capital.ts';

/** A confirmation statement as delivered; its shape has been checked. Decimals are as written. */
export interface ConfirmationStatement {
  withVerification: boolean;
  tradingOnMarket?: boolean;
  dtr5Applies?: boolean;
  /** Whether the company is exempt from keeping a PSC register, for each reason that the form names. */
  exemptions?: Partial<Record<Exemption['key'], boolean>>;
  reviewDate: string;
  /** Each block below is there only when it was sent, and then holds the full set. */
  sicCodes?: string[];
  capital?: DeliveredCapital[];
  shareholdings?: DeliveredShareholding[];
  registeredEmail?: string;
  acceptsLawfulPurpose: boolean;
  verified: VerifiedPerson[];
}

export interface DeliveredShareholding {
  className: string;
  number: string;
  transfers: { date: string; number: string }[];
  holders: ({ surname: string; forename?: string } | { amalgamatedName: string })[];
}

export interface VerifiedPerson {
  forename: string;
  otherForenames?: string;
  surname: string;
  dateOfBirth: string;
  personalCode: string;
}

export function readConfirmationStatement(form: XmlElement): ConfirmationStatement {
  const sicCodes = listChildren(findAt(form, 'SICCodes'), 'SICCode').map((code) => code.text);
  const capital = readCapital(findAt(form, 'StatementOfCapital'));
  const shareholdings = listChildren(form, 'Shareholdings').map(readShareholding);
  const registeredEmail = textAt(form, 'RegisteredEmailAddress');
  const tradingOnMarket = truthAt(form, 'TradingOnMarket');
  const dtr5Applies = truthAt(form, 'DTR5Applies');
  return {
    withVerification: form.name === 'ConfirmationAndVerificationStatement',
    ...(tradingOnMarket !== undefined && { tradingOnMarket }),
    ...(dtr5Applies !== undefined && { dtr5Applies }),
    ...readExemptions(form),
    reviewDate: getText(form, 'ReviewDate').slice(0, 10),
    ...(sicCodes.length > 0 && { sicCodes }),
    ...(capital.length > 0 && { capital }),
    ...(shareholdings.length > 0 && { shareholdings }),
    ...(registeredEmail !== undefined && { registeredEmail }),
    acceptsLawfulPurpose: textAt(form, 'AcceptLawfulPurposeStatement') === 'true',
    verified: (findAt(form, 'VerificationStatement')?.children ?? []).map(readVerifiedPerson),
  };
}

function truthAt(form: XmlElement, element: string): boolean | undefined {
  const text = textAt(form, element);
  return text === undefined ? undefined : text === 'true' || text === '1';
}

const exemptionElements: Record<string, Exemption['key']> = {
  PSCExemptAsTradingOnRegulatedMarket: 'psc_exempt_as_trading_on_eu_regulated_market',
  PSCExemptAsSharesAdmittedOnMarket: 'psc_exempt_as_shares_admitted_on_market',
  PSCExemptAsTradingOnUKRegulatedMarket: 'psc_exempt_as_trading_on_uk_regulated_market',
};

function readExemptions(form: XmlElement): Pick<ConfirmationStatement, 'exemptions'> {
  const given = Object.entries(exemptionElements).flatMap(([element, key]) => {
    const isExempt = truthAt(form, element);
    return isExempt === undefined ? [] : [[key, isExempt] as const];
  });
  return given.length === 0 ? {} : { exemptions: Object.fromEntries(given) };
}

function readShareholding(shareholding: XmlElement): DeliveredShareholding {
  return {
    className: getText(shareholding, 'ShareClass'),
    number: getText(shareholding, 'NumberHeld'),
    transfers: listChildren(shareholding, 'Transfers').map((transfer) => ({
      date: getText(transfer, 'DateOfTransfer'),
      number: getText(transfer, 'NumberSharesTransferred'),
    })),
    holders: listChildren(shareholding, 'Shareholders').map((holder) => readHolder(findAt(holder, 'Name'))),
  };
}

function readHolder(name: XmlElement | undefined): DeliveredShareholding['holders'][number] {
  const amalgamatedName = textAt(name, 'AmalgamatedName');
  if (amalgamatedName !== undefined) return { amalgamatedName };
  const forename = textAt(name, 'Forename');
  return { surname: getText(name, 'Surname'), ...(forename !== undefined && { forename }) };
}

function readVerifiedPerson(role: XmlElement): VerifiedPerson {
  const person = findAt(role, 'Person');
  const otherForenames = textAt(person, 'OtherForenames');
  return {
    forename: getText(person, 'Forename'),
    ...(otherForenames !== undefined && { otherForenames }),
    surname: getText(person, 'Surname'),
    dateOfBirth: getText(person, 'DOB').slice(0, 10),
    personalCode: textAt(person, 'VerificationDetails', 'CompaniesHousePersonalCode') ?? '',
  };
}
