// Apart from the names of the types: the first page of the web needs no more than this.

/** Members of these hold no shares; of any other type that is not served it is not known. */
export const TYPES_WITHOUT_SHARES: ReadonlySet<string> = new Set([
  'private-limited-guarant-nsc',
  'private-limited-guarant-nsc-limited-exemption',
  'private-unlimited-nsc',
  'llp',
  'limited-partnership',
  'scottish-partnership',
  'uk-establishment',
  'charitable-incorporated-organisation',
  'scottish-charitable-incorporated-organisation',
  'royal-charter',
]);

/** Whether members of a company of this type, a key of the register, may hold shares. */
export const mayHaveShares = (type: string): boolean => !TYPES_WITHOUT_SHARES.has(type);
