/** The company records that may be kept at the inspection location (`RecordType`, baseTypes v3-7). */
export const RECORD_TYPES = [
  'MEMBER',
  'DIRCONTRACT',
  'DIRINDEM',
  'RESMEET',
  'DEB',
  'CHARGEEWNI',
  'CHARGESC',
  'OWNSHRPURCH',
  'OWNSHRCAP',
  'INVEST',
  'INTEREST',
] as const;

export type RecordType = (typeof RECORD_TYPES)[number];

/**
 * Records moved to the inspection location (AD03), or back to the registered office (AD04; Companies Act
 * 2006 s. 1136). No secrets.
 */
export type RecordsLocationContent =
  | { readonly move: 'to-inspection-location'; readonly records: readonly RecordType[] }
  | { readonly move: 'to-registered-office'; readonly records: readonly RecordType[] }
  /** All records are back at the office and the inspection location ends. */
  | { readonly move: 'inspection-location-ended' };
