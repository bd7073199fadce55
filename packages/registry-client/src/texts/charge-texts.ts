import type { ChargeParticulars } from '../data-api/records/charges.ts';
import { lookUpText, toLabel, type Texts } from './readable.ts';

const STATUSES: Texts = {
  'fully-satisfied': 'Satisfied',
  'part-satisfied': 'Satisfied in part',
};

/** Texts by the beginning of the key; the rest names court orders or the kind of company. */
const FILINGS: readonly (readonly [beginning: string, text: string])[] = [
  ['create-charge', 'Charge registered'],
  ['acquire-charge', 'Property acquired subject to a charge'],
  ['debenture', 'Series of debentures registered'],
  ['charge-satisfaction', 'Charge satisfied'],
  ['charge-part-satisfaction', 'Charge satisfied in part'],
  ['alter-floating-charge', 'Floating charge altered'],
  ['appointment-of-receiver', 'Receiver appointed'],
  ['cease-of-receiver', 'Receiver no longer acts'],
];

const CEASED_OR_RELEASED: Texts = {
  'property-ceased-to-belong': 'None of the property belongs to the company any more',
  'part-property-ceased-to-belong': 'Part of the property no longer belongs to the company',
  'part-property-released': 'Part of the property was released',
  'part-property-release-and-ceased-to-belong':
    'Part of the property was released and no longer belongs to the company',
  'whole-property-released': 'All of the property was released',
  'whole-property-released-and-ceased-to-belong':
    'All of the property was released and no longer belongs to the company',
  'multiple-filings': 'Several filings about release or change of ownership',
};

/** Where a charge stands. */
export function describeChargeStatus(status: string): string {
  return lookUpText(STATUSES, status);
}

/** What a filing about a charge did. */
export function describeChargeFiling(filingType: string): string {
  const known = FILINGS.find(([beginning]) => filingType.startsWith(beginning));
  return known?.[1] ?? toLabel(filingType);
}

/** What became of the charged property. */
export function describeCeasedOrReleased(key: string): string {
  return lookUpText(CEASED_OR_RELEASED, key);
}

/** What kind of charge it is, one line per feature. */
export function listChargeFeatures(particulars: ChargeParticulars): readonly string[] {
  const features: readonly (readonly [boolean, string])[] = [
    [particulars.containsFixedCharge, 'Fixed charge'],
    [particulars.containsFloatingCharge, 'Floating charge'],
    [particulars.floatingChargeCoversAll, 'The floating charge covers everything the company has'],
    [particulars.containsNegativePledge, 'Negative pledge'],
    [particulars.chargorActsAsBareTrustee, 'The company holds the property as a bare trustee'],
  ];
  return features.filter(([isSo]) => isSo).map(([, text]) => text);
}
