import type { Address, Company } from '../../../register/company.ts';
import { isAtHome, isPoBox } from '../../../register/home-countries.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { hasBadPostcode } from './addresses.ts';
import { defineRejections } from './rejections.ts';

const reject = defineRejections({
  elsewhere: [
    '20311',
    'The address must be in the part of the United Kingdom in which the company is registered',
  ],
  badPostcode: ['20312', 'Enter a valid UK postcode'],
  poBox: ['20322', 'The registered office must not be a PO box'],
  noPostcode: ['20323', 'Enter a postcode for the registered office address'],
});

/** The registered office and the inspection location lie in the company's part of the United Kingdom. */
export function findHomeFault(company: Company, address: Address): Rejection | undefined {
  if (!isAtHome(company, address.country)) return reject('elsewhere');
  return hasBadPostcode(address) ? reject('badPostcode') : undefined;
}

/** A registered office is never a PO box, and has a postcode. */
export function findOfficeFault(company: Company, office: Address): Rejection | undefined {
  if (isPoBox(office.premises, office.line1, office.line2)) return reject('poBox');
  return office.postalCode === undefined ? reject('noPostcode') : findHomeFault(company, office);
}
