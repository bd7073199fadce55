/** The prefix under which the gateway knows a kind of company; EW is a number without letters. */
type GatewayCompanyType = 'EW' | 'SC' | 'NI' | 'R' | 'OC' | 'SO' | 'NC';

/** A company number as the gateway's headers and requests want it: letters apart from digits (manual, part 6). */
export interface SplitCompanyNumber {
  readonly companyType: GatewayCompanyType;
  readonly digits: string;
}

const TYPE_BY_LETTERS: Readonly<Record<string, GatewayCompanyType>> = {
  '': 'EW',
  SC: 'SC',
  NI: 'NI',
  R: 'R',
  OC: 'OC',
  SO: 'SO',
  NC: 'NC',
};

/** `SC123456` becomes SC and 123456; undefined for a number of a kind that the gateway does not serve. */
export function splitCompanyNumber(companyNumber: string): SplitCompanyNumber | undefined {
  const match = /^([A-Z]{0,2})(\d{6,8})$/.exec(companyNumber);
  if (companyNumber.length !== 8 || !match) return undefined;
  const [, letters = '', digits = ''] = match;
  const companyType = TYPE_BY_LETTERS[letters];
  return companyType && { companyType, digits };
}
