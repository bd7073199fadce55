import type { Charge, Company } from '../../../register/company.ts';
import type { NewFiling } from '../../../register/company-register.ts';
import { getText, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { nameForBody } from '../charge-registration/to-charge.ts';
import { defineForm, type FormCase } from '../form-class.ts';
import { nameWithBodyAtEnd } from '../parts/form-names.ts';
import { commonChecks, defineRejections } from '../parts/rejections.ts';
import { findCharge, type NamedCharge, readNamedCharge } from './named-charge.ts';

interface ChargeUpdate {
  named: NamedCharge;
  event:
    | { kind: 'satisfied'; extent: 'full' | 'part' }
    | { kind: 'released'; extent: 'whole' | 'part'; how: Release };
}

type Release = 'cease' | 'release' | 'both';

const reject = defineRejections({
  notFound: ['20611', 'The details given do not match any charge of the company'],
  satisfied: ['20612', 'The charge has been satisfied already'],
});

/** MR04, MR05 and those of LLPs (section 7.8). */
export const chargeUpdate = defineForm<ChargeUpdate>({
  element: 'ChargeUpdate',
  read: (form) => ({ named: readNamedCharge(form), event: readEvent(form) }),
  refuse: ({ named }, company) => {
    const reference = named.code ?? named.key;
    const isUnknown = reference !== undefined && findCharge(company, named) === undefined;
    return isUnknown ? `Charge ${reference} is not on the register of the company` : undefined;
  },
  checks: [...commonChecks, checkCharge],
  apply: (facts) => {
    const charge = findCharge(facts.company, facts.content.named);
    if (charge !== undefined) updateCharge(charge, facts);
    return {};
  },
  describe: describeUpdate,
});

const releases: Record<string, Release> = { CEASE: 'cease', RELEASE: 'release', CEASEANDRELEASE: 'both' };

function readEvent(form: XmlElement): ChargeUpdate['event'] {
  const satisfaction = textAt(form, 'Satisfaction');
  if (satisfaction !== undefined) {
    return { kind: 'satisfied', extent: satisfaction === 'FULL' ? 'full' : 'part' };
  }
  const all = textAt(form, 'AllCeaseRelease');
  const how = releases[all ?? getText(form, 'PartCeaseRelease')] ?? 'both';
  return { kind: 'released', extent: all === undefined ? 'part' : 'whole', how };
}

function checkCharge({ company, content }: FormCase<ChargeUpdate>): Rejection | undefined {
  const charge = findCharge(company, content.named);
  if (charge === undefined) return reject('notFound');
  return charge.status.endsWith('satisfied') && charge.status !== 'part-satisfied'
    ? reject('satisfied')
    : undefined;
}

function updateCharge(charge: Charge, facts: FormCase<ChargeUpdate>): void {
  const { register, company, content, today: deliveredOn } = facts;
  const { event } = content;
  const filingType = nameForBody(
    event.kind === 'satisfied' ? 'charge-satisfaction' : `charge-${event.extent}-${event.how}`,
    company.type,
  );
  charge.transactions.push({ filingType, deliveredOn, filingId: register.nextFilingId(company) });
  if (event.kind === 'released') {
    const key = assetsKeys[`${event.extent}-${event.how}`];
    charge.assetsCeasedReleased = charge.assetsCeasedReleased === undefined ? key : 'multiple-filings';
  } else if (event.extent === 'full') {
    charge.status = 'fully-satisfied';
    charge.satisfiedOn = deliveredOn;
  } else {
    charge.status = 'part-satisfied';
  }
}

/** Keys of the public texts about what no longer belongs to a charge. */
const assetsKeys = {
  'whole-cease': 'property-ceased-to-belong',
  'whole-release': 'whole-property-released',
  'whole-both': 'whole-property-released-and-ceased-to-belong',
  'part-cease': 'part-property-ceased-to-belong',
  'part-release': 'part-property-released',
  'part-both': 'part-property-release-and-ceased-to-belong',
};

function describeUpdate({ company, content, today: date }: FormCase<ChargeUpdate>): NewFiling {
  const { event, named } = content;
  const charge = findCharge(company, named);
  const item = {
    category: 'mortgage',
    date,
    descriptionValues: { charge_number: charge?.code ?? String(charge?.number) },
    pages: 2,
  };
  return event.kind === 'satisfied'
    ? nameWithBodyAtEnd(company, {
        ...item,
        type: 'MR04',
        subcategory: 'satisfy',
        description: `mortgage-satisfy-charge-${event.extent}`,
      })
    : nameWithBodyAtEnd(company, {
        ...item,
        type: 'MR05',
        subcategory: 'release-cease',
        description: `mortgage-charge-${event.extent}-${nameRelease(event, company)}-with-charge-number`,
      });
}

/** The public key for a part of a company's property is shorter than its three sisters. */
function nameRelease({ how, extent }: { how: Release; extent: 'whole' | 'part' }, { type }: Company): string {
  if (how !== 'both' || (extent === 'part' && type !== 'llp')) return how;
  return 'cease-and-release';
}
