import type { FiledAddress } from '../filed-address.ts';

/** Post office boxes of the registrar's three offices. */
const REGISTRARS_BOXES = new Set(['CF148LH', 'EH79HR', 'BT19DY']);

/** Whether an office is the registrar's own address, to which one that was not appropriate was moved (s. 1097A). */
export function isDefaultAddress(office: FiledAddress | undefined): boolean {
  if (office === undefined) return false;
  const { careOf, poBox, premise, street, thoroughfare, postcode = '' } = office;
  const lines = [careOf, premise, street, thoroughfare].join(' ');
  if (/\bdefault address\b/i.test(lines)) return true;
  const hasBox = poBox !== undefined || /\bp\.?\s?o\.?\s?box\b/i.test(lines);
  return hasBox && REGISTRARS_BOXES.has(postcode.replaceAll(/\s/g, '').toUpperCase());
}
