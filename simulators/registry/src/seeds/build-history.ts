import { makeBarcode, makeDocumentId, makeTransactionId } from '../register/ids.ts';
import type { Charge, Company, Filing, Officer, Psc } from '../register/company.ts';
import { plusDays, plusMonths, plusYears } from '../register/days.ts';
import type { CompanySeed, FilingSeed } from './seed-schema.ts';

/** The filing history that the present state of a company implies, with what its seed adds; newest first. */
export function buildHistory(company: Company, seed: CompanySeed, today: string): Filing[] {
  const last = company.dissolvedOn ?? today;
  const filings = [
    ...incorporation(company),
    ...statements(company),
    ...accounts(company),
    ...company.officers.flatMap((officer) => appointments(officer, company.incorporatedOn)),
    ...company.pscs.flatMap((psc) => controls(psc, company.incorporatedOn)),
    ...company.charges.flatMap(mortgages),
    ...company.previousNames.map(changeOfName),
    ...listOfficeMoves(seed.officeMoves ?? 0, today),
    ...(seed.filings ?? []),
  ].map((filing) => ({ ...filing, date: filing.date < last ? filing.date : last }));
  filings.sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
  return filings.map((filing, place) => register(filing, company.number, place)).reverse();
}

function register({ hasDocument = true, ...filing }: FilingSeed, number: string, place: number): Filing {
  return {
    id: makeTransactionId(number, place),
    barcode: makeBarcode(number, place),
    pages: 1 + (place % 4),
    ...filing,
    ...(hasDocument && { documentId: makeDocumentId(number, place) }),
  };
}

/** Somebody else keeps their histories. */
const withoutHistory = new Set<Company['type']>([
  'royal-charter',
  'charitable-incorporated-organisation',
  'registered-society-non-jurisdictional',
]);

function incorporation({ incorporatedOn: date, type }: Company): FilingSeed[] {
  if (withoutHistory.has(type)) return [];
  return [
    { type: 'NEWINC', category: 'incorporation', description: 'incorporation-company', date, pages: 12 },
  ];
}

/** Annual returns gave way to confirmation statements. */
function statements({ confirmation, incorporatedOn, status, type }: Company): FilingSeed[] {
  const last = status === 'active' ? confirmation?.lastMadeUpTo : undefined;
  return listYears(last, incorporatedOn)
    .map((day) => (day < '2016-06-30' ? annualReturn(day) : statement(day)))
    .map((filing) => (type === 'llp' ? { ...filing, type: `LL${filing.type}` } : filing));
}

function statement(madeUpTo: string): FilingSeed {
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

function annualReturn(madeUpTo: string): FilingSeed {
  return {
    type: 'AR01',
    category: 'annual-return',
    date: plusDays(madeUpTo, 20),
    actionDate: madeUpTo,
    description: 'annual-return-company-with-made-up-date-full-list-shareholders',
    descriptionValues: { made_up_date: madeUpTo },
  };
}

function accounts({ accounts: dates, incorporatedOn }: Company): FilingSeed[] {
  const { madeUpTo, type = 'micro-entity' } = dates?.last ?? {};
  // The registry misspells one of its own keys.
  const key = type === 'audit-exemption-subsidiary' ? 'audit-exemption-subsiduary' : type;
  return listYears(madeUpTo, endOfFirstYear(incorporatedOn)).map((end) => ({
    type: 'AA',
    category: 'accounts',
    date: plusMonths(end, 5),
    actionDate: end,
    description: `accounts-with-accounts-type-${key}`,
    descriptionValues: { made_up_date: end },
    pages: 8,
  }));
}

/** The day before the first anniversary: accounts end with its month at the earliest (section 391). */
const endOfFirstYear = (incorporatedOn: string) => plusDays(plusYears(incorporatedOn, 1), -1);

/** A day and its anniversaries back to the incorporation. */
function listYears(last: string | undefined, incorporatedOn: string): string[] {
  if (last === undefined || last <= incorporatedOn) return [];
  return [last, ...listYears(plusYears(last, -1), incorporatedOn)];
}

/** What was filed some days after an event; nothing where the event has not happened. */
function filedAfter<T>(day: string | undefined, delay: number, describe: (day: string) => T) {
  return day === undefined ? [] : [{ date: plusDays(day, delay), actionDate: day, ...describe(day) }];
}

const appointmentForms = {
  person: { director: 'AP01', secretary: 'AP03' },
  corporate: { director: 'AP02', secretary: 'AP04' },
};

function appointments(officer: Officer, incorporatedOn: string): FilingSeed[] {
  if (!/director|secretary/.test(officer.role)) return [];
  const kind = officer.corporate === undefined ? 'person' : 'corporate';
  const role = officer.role.includes('secretary') ? 'secretary' : 'director';
  const { appointedOn = '', resignedOn } = officer;
  const name = nameOf(officer);
  return [
    ...filedAfter(appointedOn > incorporatedOn ? appointedOn : undefined, 4, (day) => ({
      type: appointmentForms[kind][role],
      category: 'officers',
      subcategory: 'appointments',
      description: `appoint-${kind}-${role}-company-with-name-date`,
      descriptionValues: { officer_name: name, appointment_date: day },
    })),
    ...filedAfter(resignedOn, 5, (day) => ({
      type: role === 'director' ? 'TM01' : 'TM02',
      category: 'officers',
      subcategory: 'termination',
      description: `termination-${role}-company-with-name-termination-date`,
      descriptionValues: { officer_name: name, termination_date: day },
    })),
  ];
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

/** Who controls the company from its incorporation stands in the application for it (section 12A). */
function controls(psc: Psc, incorporatedOn: string): FilingSeed[] {
  const type = pscForms[psc.kind];
  if (type === undefined) return [];
  const name = nameOf(psc);
  const filings = [
    ...filedAfter(psc.notifiedOn > incorporatedOn ? psc.notifiedOn : undefined, 7, (day) => ({
      type,
      subcategory: 'notifications',
      description: 'notification-of-a-person-with-significant-control',
      descriptionValues: { psc_name: name, notification_date: day },
    })),
    ...filedAfter(psc.ceasedOn, 7, (day) => ({
      type: 'PSC07',
      subcategory: 'termination',
      description: 'cessation-of-a-person-with-significant-control',
      descriptionValues: { psc_name: name, cessation_date: day },
    })),
  ];
  return filings.map((filing) => ({ category: 'persons-with-significant-control', ...filing }));
}

function mortgages({ code, number, deliveredOn, createdOn, satisfiedOn }: Charge): FilingSeed[] {
  const category = 'mortgage';
  const reference = code ?? String(number);
  return [
    code === undefined
      ? {
          category,
          type: 'MG01',
          date: deliveredOn,
          description: 'legacy',
          descriptionValues: { description: `Particulars of a mortgage or charge / charge no: ${number}` },
        }
      : {
          category,
          type: 'MR01',
          subcategory: 'create',
          date: deliveredOn,
          description: 'mortgage-create-with-deed-with-charge-number-charge-creation-date',
          descriptionValues: { charge_number: reference, charge_creation_date: createdOn },
        },
    ...(satisfiedOn === undefined
      ? []
      : [
          {
            category,
            type: 'MR04',
            subcategory: 'satisfy',
            date: satisfiedOn,
            description: 'mortgage-satisfy-charge-full',
            descriptionValues: { charge_number: reference },
          },
        ]),
  ];
}

function changeOfName({ name, ceasedOn }: Company['previousNames'][number]): FilingSeed {
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

function listOfficeMoves(count: number, today: string): FilingSeed[] {
  return Array.from({ length: count }, (_, place) => {
    const day = plusMonths(today, -2 * (place + 1));
    return {
      type: 'AD01',
      category: 'address',
      date: day,
      actionDate: day,
      description: 'change-registered-office-address-company-with-date-old-address-new-address',
      descriptionValues: {
        change_date: day,
        old_address: `${place + 2} Glasshouse Lane Evesham WR11 4AA`,
        new_address: `${place + 1} Glasshouse Lane Evesham WR11 4AA`,
      },
    };
  });
}
