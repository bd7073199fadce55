import { makeBarcode, makeDocumentId, makeTransactionId } from '../world/ids.ts';
import type { Charge, Company, Filing, Officer, Psc } from '../world/types.ts';
import { plusDays, plusMonths, plusYears } from './days.ts';
import type { CompanySpec, FilingSpec } from './spec.ts';

/** Annual returns gave way to confirmation statements. */
const confirmationStatementsBegan = '2016-06-30';

/** The filing history that the present state of a company implies, with what its story adds; newest first. */
export function historyOf(company: Company, spec: CompanySpec, today: string): Filing[] {
  const last = company.dissolvedOn ?? today;
  const drafts = [
    ...incorporation(company),
    ...statements(company),
    ...accounts(company),
    ...company.officers.flatMap((officer) => appointments(officer, company.incorporatedOn)),
    ...company.pscs.flatMap((psc) => controls(psc)),
    ...company.charges.flatMap(mortgages),
    ...company.previousNames.map(changeOfName),
    ...(spec.filings ?? []),
  ].map((draft) => ({ ...draft, date: draft.date < last ? draft.date : last }));
  drafts.sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
  return drafts.map((draft, place) => register(draft, company.number, place)).reverse();
}

function register({ hasDocument = true, ...draft }: FilingSpec, number: string, place: number): Filing {
  return {
    id: makeTransactionId(number, place),
    barcode: makeBarcode(number, place),
    pages: 1 + (place % 4),
    ...draft,
    ...(hasDocument && { documentId: makeDocumentId(number, place) }),
  };
}

/** Their histories are kept by somebody else. */
const withoutHistory = new Set<Company['type']>([
  'royal-charter',
  'charitable-incorporated-organisation',
  'registered-society-non-jurisdictional',
]);

function incorporation({ incorporatedOn, type }: Company): FilingSpec[] {
  if (withoutHistory.has(type)) return [];
  const draft = { type: 'NEWINC', category: 'incorporation', description: 'incorporation-company' };
  return [{ ...draft, date: incorporatedOn, pages: 12 }];
}

function statements({ confirmation, incorporatedOn, status }: Company): FilingSpec[] {
  const drafts: FilingSpec[] = [];
  let madeUpTo = status === 'active' ? confirmation?.lastMadeUpTo : undefined;
  while (madeUpTo !== undefined && madeUpTo > incorporatedOn) {
    drafts.push(madeUpTo >= confirmationStatementsBegan ? statement(madeUpTo) : annualReturn(madeUpTo));
    madeUpTo = plusYears(madeUpTo, -1);
  }
  return drafts;
}

function statement(madeUpTo: string): FilingSpec {
  return {
    type: 'CS01',
    category: 'confirmation-statement',
    date: plusDays(madeUpTo, 3),
    actionDate: madeUpTo,
    description: 'confirmation-statement-with-no-updates',
    descriptionValues: { made_up_date: madeUpTo },
    pages: 3,
  };
}

function annualReturn(madeUpTo: string): FilingSpec {
  return {
    type: 'AR01',
    category: 'annual-return',
    date: plusDays(madeUpTo, 20),
    actionDate: madeUpTo,
    description: 'annual-return-company-with-made-up-date-full-list-shareholders',
    descriptionValues: { made_up_date: madeUpTo },
  };
}

/** The registry spells one of its own keys in a way of its own. */
function accountsKeyOf(type = 'micro-entity'): string {
  return type === 'audit-exemption-subsidiary' ? 'audit-exemption-subsiduary' : type;
}

function accounts({ accounts: dates, incorporatedOn }: Company): FilingSpec[] {
  const drafts: FilingSpec[] = [];
  const { last } = dates ?? {};
  for (let end = last?.madeUpTo; end !== undefined && end > incorporatedOn; end = plusYears(end, -1)) {
    drafts.push({
      type: 'AA',
      category: 'accounts',
      date: plusMonths(end, 5),
      actionDate: end,
      description: `accounts-with-accounts-type-${accountsKeyOf(last?.type)}`,
      descriptionValues: { made_up_date: end },
      pages: 8,
    });
  }
  return drafts;
}

function appointments(officer: Officer, incorporatedOn: string): FilingSpec[] {
  const kind = officer.corporate === undefined ? 'person' : 'corporate';
  const role = /secretary/.test(officer.role) ? 'secretary' : 'director';
  if (!/director|secretary/.test(officer.role)) return [];
  const name = nameOf(officer);
  const forms = {
    person: { director: 'AP01', secretary: 'AP03' },
    corporate: { director: 'AP02', secretary: 'AP04' },
  };
  const drafts: FilingSpec[] = [];
  if (officer.appointedOn !== undefined && officer.appointedOn > incorporatedOn) {
    drafts.push({
      ...dated(officer.appointedOn, 4),
      type: forms[kind][role],
      category: 'officers',
      subcategory: 'appointments',
      description: `appoint-${kind}-${role}-company-with-name-date`,
      descriptionValues: { officer_name: name, appointment_date: officer.appointedOn },
    });
  }
  if (officer.resignedOn !== undefined) {
    drafts.push({
      ...dated(officer.resignedOn, 5),
      type: role === 'director' ? 'TM01' : 'TM02',
      category: 'officers',
      subcategory: 'termination',
      description: `termination-${role}-company-with-name-termination-date`,
      descriptionValues: { officer_name: name, termination_date: officer.resignedOn },
    });
  }
  return drafts;
}

function nameOf({ person, corporate }: Officer | Psc): string {
  if (corporate !== undefined) return corporate.name;
  return [person?.title, person?.forename, person?.otherForenames, person?.surname].filter(Boolean).join(' ');
}

const pscForms: Partial<Record<Psc['kind'], string>> = {
  individual: 'PSC01',
  'corporate-entity': 'PSC02',
  'legal-person': 'PSC03',
};

function controls(psc: Psc): FilingSpec[] {
  const form = pscForms[psc.kind];
  if (form === undefined) return [];
  const draft = { category: 'persons-with-significant-control' };
  const name = nameOf(psc);
  return [
    {
      ...draft,
      ...dated(psc.notifiedOn, 7),
      type: form,
      subcategory: 'notifications',
      description: 'notification-of-a-person-with-significant-control',
      descriptionValues: { psc_name: name, notification_date: psc.notifiedOn },
    },
    ...(psc.ceasedOn === undefined
      ? []
      : [
          {
            ...draft,
            ...dated(psc.ceasedOn, 7),
            type: 'PSC07',
            subcategory: 'termination',
            description: 'cessation-of-a-person-with-significant-control',
            descriptionValues: { psc_name: name, cessation_date: psc.ceasedOn },
          },
        ]),
  ];
}

function mortgages(charge: Charge): FilingSpec[] {
  const draft = { category: 'mortgage' };
  const reference = charge.code ?? String(charge.number);
  const drafts: FilingSpec[] = [
    charge.code === undefined
      ? {
          ...draft,
          type: 'MG01',
          date: charge.deliveredOn,
          description: 'legacy',
          descriptionValues: {
            description: `Particulars of a mortgage or charge / charge no: ${charge.number}`,
          },
        }
      : {
          ...draft,
          type: 'MR01',
          subcategory: 'create',
          date: charge.deliveredOn,
          description: 'mortgage-create-with-deed-with-charge-number-charge-creation-date',
          descriptionValues: { charge_number: reference, charge_creation_date: charge.createdOn },
        },
  ];
  if (charge.satisfiedOn !== undefined) {
    drafts.push({
      ...draft,
      type: 'MR04',
      subcategory: 'satisfy',
      date: charge.satisfiedOn,
      description: 'mortgage-satisfy-charge-full',
      descriptionValues: { charge_number: reference },
    });
  }
  return drafts;
}

function changeOfName({ name, ceasedOn }: Company['previousNames'][number]): FilingSpec {
  return {
    type: 'CERTNM',
    category: 'change-of-name',
    subcategory: 'certificate',
    date: ceasedOn,
    description: 'certificate-change-of-name-company',
    descriptionValues: {
      description: `Company name changed ${name.toLowerCase()}\\certificate issued on ${ceasedOn.split('-').reverse().join('/')}`,
    },
    // There the registry writes dates as milliseconds.
    associatedFilings: [
      {
        type: 'NM01',
        date: ceasedOn,
        action_date: Date.parse(ceasedOn),
        description: 'change-of-name-by-resolution',
        category: 'change-of-name',
      },
    ],
  };
}

function dated(day: string, delay: number): { date: string; actionDate: string } {
  return { date: plusDays(day, delay), actionDate: day };
}
