import { streetLine } from '@statbook/domain/street-line';
import { toDecimalText } from '@statbook/domain/money';
import {
  describeHolder,
  describeShareholder,
  type HolderMember,
  isUnidentified,
  type ShareClass,
  type ShareHolder,
} from '@statbook/domain/share-capital';
import type { OpenCapSource } from './read-for-open-cap-format.ts';

/** The company's own shares are held by a stakeholder of their own: the format knows no treasury. */
export const TREASURY_ID = 'treasury';

/** The company whose shares they are. */
export function issuerOf({ company, asAt }: OpenCapSource) {
  return {
    id: company.id,
    object_type: 'ISSUER',
    legal_name: company.name,
    // Required by the format; a company whose date of incorporation is not known began before the register is read.
    formation_date: company.incorporatedOn ?? asAt,
    country_of_formation: 'GB',
    initial_shares_authorized: 'NOT APPLICABLE',
    comments: [`Registered number ${company.number}`],
  };
}

/** Each class as it is at the date. Companies formed under the Act of 2006 have no authorised capital. */
export function stockClassOf({ id, terms }: ShareClass) {
  return {
    id,
    object_type: 'STOCK_CLASS',
    name: terms.name,
    class_type: /prefer/i.test(terms.name) ? 'PREFERRED' : 'COMMON',
    default_id_prefix: '',
    initial_shares_authorized: 'NOT APPLICABLE',
    votes_per_share: String(terms.votesPerShare),
    par_value: { amount: toDecimalText(terms.nominalEach), currency: terms.currency },
    // Which class ranks first stands in its rights, in words only.
    seniority: '1',
    comments: [terms.particulars, ...(terms.isRedeemable ? ['Redeemable'] : [])],
  };
}

/** Each account in the register of members; joint holders are one stakeholder, as they are one member. */
export function stakeholderOf(holder: ShareHolder) {
  const { members, designation } = holder;
  const [only] = members;
  return {
    id: holder.id,
    object_type: 'STAKEHOLDER',
    name: {
      legal_name: describeHolder(holder),
      ...(members.length === 1 && only && partsOf(only)),
    },
    // Nobody is no person: the format has no word for a holder who is not known.
    stakeholder_type:
      members.length > 0 && members.every(({ name }) => name.kind === 'person')
        ? 'INDIVIDUAL'
        : 'INSTITUTION',
    ...addressOf(holder),
    comments: [
      ...(isUnidentified(holder) ? ['No member: nobody knows yet who holds these shares'] : []),
      ...(members.length > 1
        ? [`Joint holders: ${members.map(({ name }) => describeShareholder(name)).join(', ')}`]
        : []),
      ...(designation === undefined ? [] : [`Designation: ${designation}`]),
      ...(holder.address !== undefined && countryOf(holder) === undefined
        ? [`Address: ${Object.values(holder.address).filter(Boolean).join(', ')}`]
        : []),
    ],
  };
}

function partsOf({ name }: HolderMember) {
  if (name.kind !== 'person') return {};
  return {
    ...(name.forename !== undefined && { first_name: name.forename }),
    last_name: name.surname,
  };
}

/** An address needs the code of its country; one whose country is not among these goes into the comments as it is. */
const UNITED_KINGDOM = /^(united kingdom|uk|great britain|gb|england|scotland|wales|northern ireland)$/i;

function countryOf({ address }: ShareHolder): string | undefined {
  return UNITED_KINGDOM.test(address?.country?.trim() ?? '') ? 'GB' : undefined;
}

function addressOf(holder: ShareHolder) {
  const { address } = holder;
  const country = countryOf(holder);
  if (address === undefined || country === undefined) return {};
  const { careOf, poBox, premises, line1, line2, town, county, postcode } = address;
  const street = [
    careOf && `c/o ${careOf}`,
    poBox && `PO Box ${poBox}`,
    streetLine(premises, line1),
    line2,
    county,
  ];
  return {
    addresses: [
      {
        address_type: 'CONTACT',
        street_suite: street.filter(Boolean).join('\n'),
        ...(town !== undefined && { city: town }),
        country,
        ...(postcode !== undefined && { postal_code: postcode }),
      },
    ],
  };
}

/** The company as holder of what it has bought back. */
export function treasuryStakeholder({ company }: OpenCapSource) {
  return {
    id: TREASURY_ID,
    object_type: 'STAKEHOLDER',
    name: { legal_name: `${company.name} (treasury shares)` },
    stakeholder_type: 'INSTITUTION',
    comments: ['Shares that the company holds itself: they have no votes and no dividends'],
  };
}
