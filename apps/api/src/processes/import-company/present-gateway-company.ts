import type {
  CompanyData,
  RegisteredAddress,
  RegisteredCapital,
  RegisteredCorporate,
  RegisteredLegalPerson,
  RegisteredName,
  RegisteredOfficer,
  RegisteredPerson,
  RegisteredPsc,
} from '@statbook/registry-client';

interface Circumstances {
  hasRegisteredEmail: boolean;
  readAt: Date;
}

/** Company data as our calls give it: nothing in it is protected. */
export function presentGatewayCompany(data: CompanyData, { hasRegisteredEmail, readAt }: Circumstances) {
  return {
    CompanyNumber: data.companyNumber,
    CompanyName: data.companyName,
    CompanyCategory: data.category ?? null,
    Jurisdiction: data.jurisdiction ?? null,
    MadeUpDate: data.madeUpDate ?? null,
    NextDueDate: data.nextDueDate ?? null,
    RegisteredOfficeAddress: presentAddress(data.registeredOfficeAddress),
    SailAddress: presentAddress(data.sailAddress),
    HasRegisteredEmail: hasRegisteredEmail,
    TradingOnMarket: data.tradingOnMarket ?? null,
    SicCodes: [...data.sicCodes],
    Officers: data.officers.map(presentOfficer),
    Pscs: data.pscs.map(presentPsc),
    PscCompanyStatement: data.pscCompanyStatement ?? null,
    StatementOfCapital: data.statementOfCapital.map(presentCapital),
    Shareholdings: data.shareholdings.map(({ shareClass, numberHeld, shareholders }) => ({
      ShareClass: shareClass ?? null,
      NumberHeld: numberHeld ?? null,
      Shareholders: shareholders.map((holder) => holder.amalgamatedName ?? joinName(holder)),
    })),
    ReadAt: readAt.toISOString(),
  };
}

function presentAddress(address: RegisteredAddress | undefined) {
  if (address === undefined) return null;
  return {
    CareOf: address.careOf ?? null,
    PoBox: address.poBox ?? null,
    Premise: address.premise ?? null,
    Street: address.street ?? null,
    Thoroughfare: address.thoroughfare ?? null,
    PostTown: address.postTown ?? null,
    County: address.county ?? null,
    Country: address.country ?? null,
    Postcode: address.postcode ?? null,
  };
}

function presentOfficer({ who, role, appointedOn, resignedOn }: RegisteredOfficer) {
  return {
    Name: nameOf(who),
    Role: role,
    AppointedOn: appointedOn ?? null,
    ResignedOn: resignedOn ?? null,
  };
}

const nobody = { Name: null, NaturesOfControl: [], Statement: null, NotifiedOn: null, CeasedOn: null };

function presentPsc(psc: RegisteredPsc) {
  if (psc.kind === 'super-secure') return { ...nobody, Kind: psc.kind };
  if (psc.kind === 'statement')
    return { ...nobody, Kind: psc.kind, Statement: psc.statement, Name: psc.about ?? null };
  return {
    Kind: psc.kind,
    Name: nameOf(psc.who),
    NaturesOfControl: [...psc.naturesOfControl],
    Statement: null,
    NotifiedOn: psc.notifiedOn ?? null,
    CeasedOn: psc.ceasedOn ?? null,
  };
}

function presentCapital(capital: RegisteredCapital) {
  return {
    Currency: capital.currency ?? null,
    TotalNumberOfShares: capital.totalNumberOfShares ?? null,
    TotalAggregateNominalValue: capital.totalAggregateNominalValue ?? null,
    TotalAmountUnpaid: capital.totalAmountUnpaid ?? null,
    Shares: capital.shares.map((share) => ({
      ShareClass: share.shareClass ?? null,
      PrescribedParticulars: share.prescribedParticulars ?? null,
      NumberOfShares: share.numberOfShares ?? null,
      AggregateNominalValue: share.aggregateNominalValue ?? null,
    })),
  };
}

function nameOf(who: RegisteredPerson | RegisteredCorporate | RegisteredLegalPerson): string {
  return who.type === 'person' ? joinName(who) : (who.name ?? '');
}

function joinName({ title, forename, otherForenames, surname }: RegisteredName): string {
  return [title, forename, otherForenames, surname].filter(Boolean).join(' ');
}
