/** The parts of the United Kingdom, by the codes of the forms. */
export type UkPart = 'GB-ENG' | 'GB-WLS' | 'GB-SCT' | 'GB-NIR';

/**
 * The postcode areas that lie wholly in one part of the United Kingdom. Those on a border (CA, CH, DG, GL, HR, LD, LL, NP, SY,
 * TD) are in none of the lists.
 */
const AREAS_BY_PART: Readonly<Record<UkPart, string>> = {
  'GB-SCT': 'AB DD EH FK G HS IV KA KW KY ML PA PH ZE',
  'GB-NIR': 'BT',
  'GB-WLS': 'CF SA',
  'GB-ENG':
    'AL B BA BB BD BH BL BN BR BS CB CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GU HA HD HG HP HU HX IG IP KT L LA LE LN LS LU M ME MK N NE NG NN NR NW OL OX PE PL PO PR RG RH RM S SE SG SK SL SM SN SO SP SS ST SW TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO',
};

const PARTS = ['GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR'] as const satisfies readonly UkPart[];
const partByArea = new Map(
  PARTS.flatMap((part) => AREAS_BY_PART[part].split(' ').map((area) => [area, part] as const)),
);

/** The part of the United Kingdom in which a postcode lies; undefined where its area lies in several, or is not known. */
export function partOfPostcode(postcode: string): UkPart | undefined {
  const area = /^[A-Z]{1,2}(?=\d)/.exec(postcode.trim().toUpperCase())?.[0];
  return area === undefined ? undefined : partByArea.get(area);
}
