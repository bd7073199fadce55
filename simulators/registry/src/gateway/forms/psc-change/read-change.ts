import type { Address, CorporateBody } from '../../../register/company.ts';
import { findChild, getText, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import { readAddress } from '../parts/addresses.ts';
import { type PersonChange, readPersonChange } from '../parts/changed-people.ts';
import { type Natures, readNatures } from '../parts/control-natures.ts';
import {
  findControllerElement,
  type NamedController,
  readBodyName,
  readControllerIdentification,
  readNamedController,
} from '../parts/controllers.ts';

interface BodyChange {
  name?: string;
  address?: Address;
  identification?: NonNullable<CorporateBody['identification']>;
}

export interface ChangeOfControl {
  named: NamedController;
  changedOn: string;
  enteredOn?: string;
  person?: PersonChange;
  body?: BodyChange;
  /** The whole set that there is from now on. */
  natures?: Natures;
}

export function readChange(form: XmlElement): ChangeOfControl {
  const { kind, element } = findControllerElement(form);
  const change = findChild(element, 'Change');
  const natures = readNatures(change);
  const enteredOn = textAt(form, 'RegisterEntryDate')?.slice(0, 10);
  return {
    named: readNamedController(form),
    changedOn: getText(form, 'DateOfChange').slice(0, 10),
    ...(enteredOn !== undefined && { enteredOn }),
    ...(kind === 'individual' ? { person: readPersonChange(change) } : { body: readBodyChange(change) }),
    ...(natures !== undefined && { natures }),
  };
}

function readBodyChange(change: XmlElement | undefined): BodyChange {
  const name = readBodyName(change);
  const address = findChild(change, 'Address');
  const identification = readControllerIdentification(change);
  return {
    ...(name !== undefined && { name }),
    ...(address !== undefined && { address: readAddress(address) }),
    ...(identification !== undefined && { identification }),
  };
}
