import type { Address } from '../../../register/company.ts';
import {
  findChild,
  findTexts,
  getText,
  getTexts,
  listChildren,
  textAt,
  type XmlElement,
} from '../../../xml/xml-element.ts';
import { readAddress } from '../parts/addresses.ts';
import { type DeliveredCapital, readCapital } from '../parts/capital.ts';
import type { DeliveredDocument } from '../parts/documents.ts';
import { type NewController, readNewController } from '../parts/new-controllers.ts';
import { type NewOfficer, readNewOfficer } from '../parts/new-officers.ts';
import type { AuthoriserKind, CompanyKind, Country } from './company-kinds.ts';

/** An application to form a company or a limited liability partnership (section 7.9). */
export interface Incorporation {
  kind: CompanyKind;
  isCommunityInterest: boolean;
  country: Country;
  office: Address;
  /** The memorandum is made from what the form says of the members. */
  hasDataMemorandum: boolean;
  articles?: string;
  officers: NewOfficer[];
  /** Empty where the form states that nobody has control. */
  controllers: NewController[];
  capital: DeliveredCapital[];
  subscribers: Subscriber[];
  guarantors: FirstMember[];
  authoriser: { kind: AuthoriserKind; people: MemberName[] };
  isSameDay: boolean;
  claimsSameName: boolean;
  claimsApproval: boolean;
  sicCodes: string[];
  email: string;
  documents: DeliveredDocument[];
}

/** A person, a body, or a body with the person who acts for it. */
export type MemberName = Partial<Record<keyof typeof ofName, string>>;

export interface FirstMember extends MemberName {
  address: Address;
  authentication: string;
}

export interface Subscriber extends FirstMember {
  shares: SubscribedShares[];
}

/** Decimals are as written. */
type SubscribedShares = Record<keyof typeof ofShares, string>;

const ofName = { forename: 'Forename', surname: 'Surname', corporateName: 'CorporateName' } as const;
const ofShares = {
  className: 'ShareClass',
  number: 'NumShares',
  paidPerShare: 'AmountPaidDuePerShare',
  unpaidPerShare: 'AmountUnpaidPerShare',
  currency: 'ShareCurrency',
  nominal: 'ShareValue',
} as const;

export function readIncorporation(form: XmlElement, documents: DeliveredDocument[]): Incorporation {
  const articles = textAt(form, 'Articles');
  return {
    // The checked shape leaves no other words.
    kind: getText(form, 'CompanyType') as CompanyKind,
    country: getText(form, 'CountryOfIncorporation') as Country,
    isCommunityInterest: isTrue(form, 'Cic'),
    office: readAddress(findChild(form, 'RegisteredOfficeAddress')),
    hasDataMemorandum: isTrue(form, 'DataMemorandum'),
    ...(articles !== undefined && { articles }),
    officers: listChildren(form, 'Appointment').map(readNewOfficer),
    controllers: listChildren(findChild(form, 'PSCs'), 'PSC')
      .flatMap((psc) => listChildren(psc, 'PSCNotification'))
      .map(readNewController),
    capital: readCapital(findChild(form, 'StatementOfCapital')),
    subscribers: listChildren(form, 'Subscribers').map((subscriber) => ({
      ...readMember(subscriber),
      shares: listChildren(subscriber, 'Shares').map((shares) => getTexts(shares, ofShares)),
    })),
    guarantors: listChildren(form, 'Guarantors').map(readMember),
    authoriser: readAuthoriser(form),
    isSameDay: isTrue(form, 'SameDay'),
    claimsSameName: isTrue(form, 'SameName'),
    claimsApproval: isTrue(form, 'NameAuthorisation'),
    sicCodes: listChildren(findChild(form, 'SICCodes'), 'SICCode').map(({ text }) => text.trim()),
    email: getText(form, 'RegisteredEmailAddress'),
    documents,
  };
}

function isTrue(form: XmlElement, name: string): boolean {
  return ['true', '1'].includes(textAt(form, name) ?? '');
}

function readMember(element: XmlElement): FirstMember {
  return {
    ...readName(element),
    address: readAddress(findChild(element, 'Address')),
    authentication: textAt(element, 'Authentication', 'MemorandumPersonalAuthentication') ?? '',
  };
}

function readName(element: XmlElement): MemberName {
  return findTexts(findChild(element, 'Person') ?? findChild(element, 'Corporate'), ofName);
}

const authoriserKinds: readonly AuthoriserKind[] = ['Agent', 'Solicitor', 'Member', 'Subscribers'];

function readAuthoriser(form: XmlElement): Incorporation['authoriser'] {
  const authoriser = findChild(form, 'Authoriser');
  for (const kind of authoriserKinds) {
    const element = findChild(authoriser, kind);
    if (element === undefined) continue;
    const people = kind === 'Subscribers' ? listChildren(element, 'Subscriber') : [element];
    return { kind, people: people.map(readName) };
  }
  throw new Error('Nobody authorises the form');
}

/** As names of members are compared, and as messages say them. */
export function nameOfMember({ forename, surname, corporateName }: MemberName): string {
  return (corporateName ?? [forename, surname].filter(Boolean).join(' ')).toUpperCase();
}
