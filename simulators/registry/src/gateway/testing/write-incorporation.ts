import type { FormFacts } from './open-gateway.ts';
import { writeCapital, writeShares } from './write-capital.ts';
import {
  type Changes,
  writeAddress,
  writeBody,
  writeElements,
  writeNewDirector,
  writeNewMember,
  writeNewSecretary,
} from './write-notices.ts';
import { writeIdentity, writeNatures, writeNewController } from './write-pscs.ts';

type OfficerKind = 'Director' | 'Secretary' | 'Member';

/** Who is to be in the company from its first day: `{ Person: … }` or `{ Corporate: … }`. */
export function writeFirstOfficer(kind: OfficerKind, officer: Changes, consents = 'true'): string {
  return writeElements({ ConsentToAct: consents, [kind]: writeElements(officer) });
}

/** Morwenna Jewell, who is on no register. */
const morwenna = {
  Title: undefined,
  Forename: 'Morwenna',
  OtherForenames: undefined,
  Surname: 'Jewell',
  DOB: '1985-02-03',
};
export const writeMorwenna = () =>
  writeNewDirector({
    ...morwenna,
    VerificationDetails: writeIdentity({ CompaniesHousePersonalCode: 'MJ11MJ22MJ3' }),
  });

/** An individual with control, or another: `{ Corporate: … }`. */
export function writeFirstController(
  who: Changes = { Individual: `${writeNewController()}<ConsentStatement>true</ConsentStatement>` },
  natures: Changes = { NatureOfControls: writeNatures('OWNERSHIPOFSHARES_75TO100PERCENT') },
): string {
  return writeElements({ PSCNotification: writeElements({ ...who, ...natures }) });
}

export function writeSubscribedShares(changes: Changes = {}): string {
  return writeElements({
    ShareClass: 'ORDINARY',
    NumShares: '100',
    AmountPaidDuePerShare: '0.75',
    AmountUnpaidPerShare: '0.25',
    ShareCurrency: 'GBP',
    ShareValue: '1',
    ...changes,
  });
}

const member = {
  Person: writeElements({ Forename: 'Wenna', Surname: 'Penrose' }),
  Address: writeAddress(),
};

export function writeSubscriber(changes: Changes = {}): string {
  return writeElements({
    ...member,
    Authentication: writeElements({
      MemorandumPersonalAuthentication: 'SUBSCRIBER_AGREES_NAME_USED_TO_AUTHENTICATE',
    }),
    Shares: writeSubscribedShares(),
    ...changes,
  });
}

export function writeGuarantor(changes: Changes = {}): string {
  return writeElements({
    ...member,
    Authentication: writeElements({
      MemorandumPersonalAuthentication: 'GUARANTOR_AGREES_NAME_USED_TO_AUTHENTICATE',
    }),
    AmountGuaranteed: '1 pound',
    ...changes,
  });
}

/** Who states that the law has been complied with. */
export function writeAuthoriser(
  kind: 'Agent' | 'Solicitor' | 'Member' | 'Subscribers',
  changes: Changes = {},
) {
  const authoriser = {
    Person: writeElements({ Forename: 'Wenna', Surname: 'Penrose' }),
    Authentication: writeElements({
      AuthoriserPersonalAuthentication: 'AUTHORISER_AGREES_NAME_USED_TO_AUTHENTICATE',
    }),
    ...changes,
  };
  const content =
    kind === 'Subscribers'
      ? writeElements({ Subscriber: writeElements(authoriser) })
      : writeElements({ ...authoriser, ...(kind === 'Agent' && { Address: writeAddress() }) });
  return writeElements({ [kind]: content });
}

export function writeFirstCapital(changes: Changes = {}): string {
  const Capital = writeCapital({
    TotalAmountUnpaid: '25',
    TotalNumberOfIssuedShares: '100',
    TotalAggregateNominalValue: '100',
    Shares: writeShares({ NumShares: '100', AggregateNominalValue: '100' }),
    ...changes,
  });
  return writeElements({ Capital });
}

export interface IncorporationFacts extends FormFacts {
  /** One element each. */
  officers?: string[];
  controllers?: string[];
  subscribers?: string[];
  guarantors?: string[];
}

const formName = 'CompanyIncorporation';

/** A private company by shares of one director, who takes and controls all of it; or what is wanted otherwise. */
export function writeIncorporation(changes: Changes = {}, facts: IncorporationFacts = {}): FormFacts {
  const {
    officers = [writeFirstOfficer('Director', { Person: writeNewDirector() })],
    controllers = [writeFirstController()],
    subscribers = [writeSubscriber()],
    guarantors = [],
    ...header
  } = facts;
  const list = (name: string, all: string[]) => all.map((one) => writeElements({ [name]: one })).join('');
  const block = (name: string, content: string | undefined) => writeElements({ [name]: content });
  const {
    CompanyType = 'BYSHR',
    Cic,
    CountryOfIncorporation = 'EW',
    RegisteredOfficeAddress = writeAddress(),
    PSCs = list('PSC', controllers),
    ...others
  } = changes;
  const has = (name: string) => Object.hasOwn(others, name);
  const or = (name: string, usual: string | undefined) => block(name, has(name) ? others[name] : usual);
  const content = [
    writeElements({ CompanyType, Cic, CountryOfIncorporation, RegisteredOfficeAddress }),
    or('DataMemorandum', 'true'),
    or('Articles', 'BYSHRMODEL'),
    or('RestrictedArticles', undefined),
    list('Appointment', officers),
    writeElements({ PSCs }),
    or('StatementOfCapital', writeFirstCapital()),
    list('Subscribers', subscribers),
    list('Guarantors', guarantors),
    or('Authoriser', writeAuthoriser('Subscribers')),
    or('SameDay', 'false'),
    or('SameName', undefined),
    or('NameAuthorisation', undefined),
    or('RejectReference', undefined),
    or('SICCodes', writeElements({ SICCode: '08110' })),
    or('RegisteredEmailAddress', 'office@slateworks.example'),
    or('AcceptLawfulPurposeStatement', 'true'),
  ].join('');
  return {
    messageClass: formName,
    isFounding: true,
    companyName: 'PENMARROW SLATEWORKS LIMITED',
    form: `<${formName} xmlns="http://xmlgw.companieshouse.gov.uk">${content}</${formName}>`,
    ...header,
  };
}

const twoMembers = [
  writeFirstOfficer('Member', { DesignatedInd: 'true', Person: writeNewMember() }),
  writeFirstOfficer('Member', { DesignatedInd: 'true', Corporate: writeBody() }),
];
const noShares = { StatementOfCapital: undefined };

export function writePartnership(changes: Changes = {}, facts: IncorporationFacts = {}): FormFacts {
  const partnership = {
    ...noShares,
    CompanyType: 'LLP',
    DataMemorandum: undefined,
    Articles: undefined,
    SICCodes: undefined,
    Authoriser: writeAuthoriser('Member'),
  };
  return writeIncorporation(
    { ...partnership, ...changes },
    {
      companyName: 'PENMARROW SLATEWORKS LLP',
      officers: twoMembers,
      controllers: [
        writeFirstController(undefined, { LLPNatureOfControls: writeNatures('VOTINGRIGHTS_25TO50PERCENT') }),
      ],
      subscribers: [],
      ...facts,
    },
  );
}

export function writeGuaranteeCompany(changes: Changes = {}, facts: IncorporationFacts = {}): FormFacts {
  return writeIncorporation(
    { ...noShares, CompanyType: 'BYGUAR', Articles: 'BYGUARMODEL', ...changes },
    {
      subscribers: [],
      guarantors: [writeGuarantor()],
      controllers: [
        writeFirstController(undefined, { NatureOfControls: writeNatures('SIGINFLUENCECONTROL') }),
      ],
      ...facts,
    },
  );
}

export function writePublicCompany(changes: Changes = {}, facts: IncorporationFacts = {}): FormFacts {
  return writeIncorporation(
    { CompanyType: 'PLC', Articles: 'PLCMODEL', ...changes },
    {
      companyName: 'PENMARROW SLATEWORKS PLC',
      officers: [
        writeFirstOfficer('Director', { Person: writeNewDirector() }),
        writeFirstOfficer('Director', { Person: writeMorwenna() }),
        writeFirstOfficer('Secretary', { Person: writeNewSecretary() }),
      ],
      ...facts,
    },
  );
}
