import { getCompanyTypeFacts } from '../../../companies/company-types.ts';
import type { FormFacts } from '../kernel/form-facts.ts';
import { RECORD_TYPES, type RecordType } from './content.ts';

/** What a company has to have for a record to exist of it. */
interface RecordFacts {
  readonly label: string;
  readonly isKeptBy?: (facts: FormFacts) => boolean;
}

const isLlp = ({ company }: FormFacts) => company.type === 'llp';
const isPublic = ({ company }: FormFacts) => company.type === 'plc';
const isCompany = (facts: FormFacts) => !isLlp(facts);
const hasShares = ({ company }: FormFacts) =>
  company.type !== 'llp' && getCompanyTypeFacts(company.type).hasShareCapital;
/** Limited companies alone are held to the rules on buying their own shares (ss. 690, 709). */
const mayBuyOwn = (facts: FormFacts) => hasShares(facts) && facts.company.type !== 'private-unlimited';
const isScottish = ({ company }: FormFacts) =>
  company.jurisdiction === undefined || company.jurisdiction === 'scotland';
const isNotScottish = ({ company }: FormFacts) => company.jurisdiction !== 'scotland';

const RECORDS: Readonly<Record<RecordType, RecordFacts>> = {
  MEMBER: { label: 'Register of members (section 114)', isKeptBy: isCompany },
  DIRCONTRACT: { label: 'Directors’ service contracts (section 228)', isKeptBy: isCompany },
  DIRINDEM: { label: 'Directors’ indemnities (section 237)', isKeptBy: isCompany },
  RESMEET: { label: 'Resolutions and minutes of general meetings (section 358)', isKeptBy: isCompany },
  DEB: { label: 'Register of debenture holders (section 743)' },
  CHARGEEWNI: { label: 'Instruments creating charges (section 859Q)', isKeptBy: isNotScottish },
  CHARGESC: { label: 'Instruments creating charges, Scotland (section 859Q)', isKeptBy: isScottish },
  OWNSHRPURCH: { label: 'Contracts to buy own shares (section 702)', isKeptBy: mayBuyOwn },
  OWNSHRCAP: {
    label: 'Payments out of capital for own shares (section 720)',
    isKeptBy: (facts) => mayBuyOwn(facts) && !isPublic(facts),
  },
  INVEST: { label: 'Reports on interests in its shares (section 805)', isKeptBy: isPublic },
  INTEREST: { label: 'Register of interests in its shares (section 809)', isKeptBy: isPublic },
};

/** The records that a company of this kind keeps for inspection, in the order of the form. */
export function recordsKept(facts: FormFacts): readonly RecordType[] {
  return RECORD_TYPES.filter((record) => RECORDS[record].isKeptBy?.(facts) ?? true);
}

/** Whether a text is the form's key of a record. */
export function isRecordType(text: string): text is RecordType {
  return Object.hasOwn(RECORDS, text);
}

/** A record as a person reads it. */
export function describeRecord(record: RecordType): string {
  return RECORDS[record].label;
}
