import type { Company } from '../../../register/company.ts';
import { writeAddressLine } from '../../../register/move-office.ts';
import { findChild, listChildren, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { defineForm, type FormCase } from '../form-class.ts';
import { nameForCompany } from '../parts/form-names.ts';
import { commonChecks, defineRejections } from '../parts/rejections.ts';

type Sail = NonNullable<Company['sail']>;
type RecordKind = Sail['records'][number];

interface RecordsMove {
  to: 'sail' | 'office';
  removesSail: boolean;
  /** The shape allows these kinds only. */
  records: RecordKind[];
}

const reject = defineRejections({
  noSail: ['20341', 'The company has no single alternative inspection location'],
  repeated: ['20342', 'The record {} is named twice'],
  alreadyThere: ['20343', 'The record {} is kept at that place already'],
});

/** AD03, AD04 and those of LLPs (section 7.7). */
export const recordsLocation = defineForm<RecordsMove>({
  element: 'RecordChangeOfLocation',
  read: readMove,
  checks: [...commonChecks, checkMove],
  apply: ({ company, content }) => {
    if (company.sail !== undefined) applyMove(company, company.sail, content);
    return {};
  },
  describe: ({ company, content: { to }, today: date }) => {
    const isToSail = to === 'sail';
    const address = isToSail ? company.sail?.address : company.registeredOffice;
    return nameForCompany(company, {
      type: isToSail ? 'AD03' : 'AD04',
      category: 'address',
      date,
      description: `move-registers-to-${isToSail ? 'sail' : 'registered-office'}-company-with-new-address`,
      descriptionValues: { new_address: writeAddressLine(address) },
      pages: 1,
    });
  },
});

function readMove(form: XmlElement): RecordsMove {
  return {
    to: findChild(form, 'MoveToSAILAddress') === undefined ? 'office' : 'sail',
    removesSail: findChild(form, 'RemoveSAILAddressInd') !== undefined,
    // The shape has been checked: other words never come this far.
    records: listChildren(form, 'RegisterList').map((list) => textAt(list, 'RecordType') as RecordKind),
  };
}

/** Every record is at exactly one place. */
function checkMove({ company: { sail }, content }: FormCase<RecordsMove>): Rejection | undefined {
  if (sail === undefined) return reject('noSail');
  for (const [place, record] of content.records.entries()) {
    const about = { value: record, instance: place + 1 };
    if (content.records.indexOf(record) < place) return reject('repeated', about);
    if (sail.records.includes(record) === (content.to === 'sail')) return reject('alreadyThere', about);
  }
  return undefined;
}

function applyMove(company: Company, sail: Sail, { to, removesSail, records }: RecordsMove): void {
  if (removesSail) delete company.sail;
  else if (to === 'sail') sail.records.push(...records);
  else sail.records = sail.records.filter((record) => !records.includes(record));
}
