import type { CorporateIdentification } from '../../../register/company.ts';
import { findChild, getText, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import {
  type HomeAddress,
  readAddress,
  readHomeAddress,
  readServiceAddress,
  type ServiceAddress,
} from '../parts/addresses.ts';
import {
  findOfficerElement,
  type NamedOfficer,
  readIdentification,
  readNamedOfficer,
} from '../parts/officers.ts';
import { type PersonName, readName } from '../parts/people.ts';

/** What is new about an officer: only what changes is there. */
export interface OfficerChange {
  name?: PersonName;
  corporateName?: string;
  service?: ServiceAddress;
  home?: HomeAddress;
  nationality?: string;
  countryOfResidence?: string;
  identification?: CorporateIdentification;
  isDesignated?: boolean;
  /** Given with a change to or from a designated member. */
  consents?: boolean;
}

export interface ChangeOfDetails {
  named: NamedOfficer;
  changedOn: string;
  change: OfficerChange;
}

export function readChange(form: XmlElement): ChangeOfDetails {
  const { kind, element } = findOfficerElement(form);
  const holder = findChild(element, 'Person') ?? findChild(element, 'Corporate');
  const change = findChild(holder, 'Change');
  return {
    named: readNamedOfficer(kind, element),
    changedOn: getText(form, 'DateOfChange').slice(0, 10),
    change: holder?.name === 'Person' ? readPersonChange(change) : readCorporateChange(change),
  };
}

function readPersonChange(change: XmlElement | undefined): OfficerChange {
  const name = findChild(change, 'Name');
  const service = findChild(change, 'ServiceAddress');
  const home = findChild(change, 'ResidentialAddress');
  return {
    ...(name !== undefined && { name: readName(name) }),
    ...(service !== undefined && { service: readServiceAddress(service) }),
    ...(home !== undefined && { home: readHomeAddress(home) }),
    ...readTexts(change, { nationality: 'Nationality', countryOfResidence: 'CountryOfResidence' }),
    ...readDesignation(change),
  };
}

function readCorporateChange(change: XmlElement | undefined): OfficerChange {
  const address = findChild(change, 'Address');
  const identification = readIdentification(change);
  return {
    ...readTexts(change, { corporateName: 'CorporateName' }),
    ...(address !== undefined && { service: readAddress(address) }),
    ...(identification !== undefined && { identification }),
    ...readDesignation(change),
  };
}

function readTexts(change: XmlElement | undefined, names: Record<string, string>): Record<string, string> {
  const entries = Object.entries(names).map(([member, name]) => [member, textAt(change, name)]);
  return Object.fromEntries(entries.filter(([, text]) => text !== undefined));
}

function readDesignation(change: XmlElement | undefined): OfficerChange {
  const [isDesignated, consents] = ['DesignatedInd', 'ConsentToAct'].map((name) => textAt(change, name));
  if (isDesignated === undefined) return {};
  const isTrue = (text: string | undefined) => text === 'true' || text === '1';
  return { isDesignated: isTrue(isDesignated), consents: isTrue(consents) };
}
