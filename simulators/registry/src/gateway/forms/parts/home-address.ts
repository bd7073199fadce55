import type { Address, Company } from '../../../register/company.ts';
import { isAtHome } from '../../../register/home-countries.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { hasBadPostcode } from './addresses.ts';
import { defineRejections } from './rejections.ts';

const reject = defineRejections({
  elsewhere: [
    '20311',
    'The address must be in the part of the United Kingdom in which the company is registered',
  ],
  badPostcode: ['20312', 'Enter a valid UK postcode'],
});

/** The registered office and the inspection location lie in the company's part of the United Kingdom. */
export function findHomeFault(company: Company, address: Address): Rejection | undefined {
  if (!isAtHome(company, address.country)) return reject('elsewhere');
  return hasBadPostcode(address) ? reject('badPostcode') : undefined;
}
