import { findChild, listChildren, type XmlElement } from '../../../xml/xml-element.ts';
import type { Company } from '../../../register/company.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { defineRejections } from './rejections.ts';

export interface Natures {
  /** As the register has them. */
  natures: string[];
  isForPartnership: boolean;
}

const rights: Record<string, string> = {
  OWNERSHIPOFSHARES: 'ownership-of-shares',
  VOTINGRIGHTS: 'voting-rights',
  RIGHTTOSHARESURPLUSASSETS: 'right-to-share-surplus-assets',
  RIGHTTOAPPOINTANDREMOVEDIRECTORS: 'right-to-appoint-and-remove-directors',
  RIGHTTOAPPOINTANDREMOVEMEMBERS: 'right-to-appoint-and-remove-members',
  SIGINFLUENCECONTROL: 'significant-influence-or-control',
};

/** Undefined where the form leaves them as they are. */
export function readNatures(element: XmlElement | undefined): Natures | undefined {
  const ofPartnership = findChild(element, 'LLPNatureOfControls');
  const list = ofPartnership ?? findChild(element, 'NatureOfControls');
  if (list === undefined) return undefined;
  const isForPartnership = ofPartnership !== undefined;
  const natures = listChildren(list, 'NatureOfControl').map(({ text }) => toKey(text, isForPartnership));
  return { natures, isForPartnership };
}

/** `OWNERSHIPOFSHARES_25TO50PERCENT_AS_TRUST` as `ownership-of-shares-25-to-50-percent-as-trust`. */
function toKey(nature: string, isForPartnership: boolean): string {
  const [right = '', ...rest] = nature.split('_');
  const parts = rest.map((part) => part.toLowerCase().replace(/^(\d+)to(\d+)percent$/, '$1-to-$2-percent'));
  const body = isForPartnership ? ['limited-liability-partnership'] : [];
  return [rights[right] ?? right.toLowerCase(), ...parts, ...body].join('-');
}

const reject = defineRejections({
  wrongKind: ['20521', 'The nature of control is not one for a company of this type'],
  repeated: ['20522', 'The nature of control {} is given twice'],
  twoBands: ['20523', 'Only one band can be given of the same nature of control: {}'],
});

/** Each once, and of each right one band for every capacity in which it is held. */
export function findNatureFault({ type }: Company, given: Natures | undefined): Rejection | undefined {
  if (given === undefined) return undefined;
  const { natures, isForPartnership } = given;
  if (isForPartnership !== (type === 'llp')) return reject('wrongKind');
  const repeated = natures.findIndex((nature, place) => natures.indexOf(nature) < place);
  if (repeated >= 0) return reject('repeated', { value: natures[repeated] ?? '', instance: repeated + 1 });
  const groups = natures.map((nature) => nature.replace(/-\d+-to-\d+-percent/, ''));
  const second = groups.findIndex((group, place) => groups.indexOf(group) < place);
  return second < 0 ? undefined : reject('twoBands', { value: groups[second] ?? '', instance: second + 1 });
}
