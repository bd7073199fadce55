import type { CorporateBody } from '../../../register/company.ts';
import { findChild, getText, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import { type PersonChange, readPersonChange } from '../parts/changed-people.ts';
import { findOfficerElement, type NamedOfficer, readBody, readNamedOfficer } from '../parts/officers.ts';

/** What is new about an officer: only what changes is there. */
interface OfficerChange {
  person?: PersonChange;
  /** Of a corporate officer. */
  body?: Partial<CorporateBody>;
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
    change: {
      ...(holder?.name === 'Person' ? { person: readPersonChange(change) } : { body: readBody(change) }),
      ...readDesignation(change),
    },
  };
}

function readDesignation(change: XmlElement | undefined): OfficerChange {
  const [isDesignated, consents] = ['DesignatedInd', 'ConsentToAct'].map((name) => textAt(change, name));
  if (isDesignated === undefined) return {};
  const isTrue = (text: string | undefined) => text === 'true' || text === '1';
  return { isDesignated: isTrue(isDesignated), consents: isTrue(consents) };
}
