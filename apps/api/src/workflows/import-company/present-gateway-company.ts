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
    companyNumber: data.companyNumber,
    companyName: data.companyName,
    companyCategory: data.category ?? null,
    jurisdiction: data.jurisdiction ?? null,
    madeUpDate: data.madeUpDate ?? null,
    nextDueDate: data.nextDueDate ?? null,
    registeredOfficeAddress: presentAddress(data.registeredOfficeAddress),
    sailAddress: presentAddress(data.sailAddress),
    hasRegisteredEmail,
    tradingOnMarket: data.tradingOnMarket ?? null,
    sicCodes: [...data.sicCodes],
    officers: data.officers.map(presentOfficer),
    pscs: data.pscs.map(presentPsc),
    pscCompanyStatement: data.pscCompanyStatement ?? null,
    statementOfCapital: data.statementOfCapital.map(presentCapital),
    shareholdings: data.shareholdings.map(({ shareClass, numberHeld, shareholders }) => ({
      shareClass: shareClass ?? null,
      numberHeld: numberHeld ?? null,
      shareholders: shareholders.map((holder) => holder.amalgamatedName ?? joinName(holder)),
    })),
    readAt: readAt.toISOString(),
  };
}

function presentAddress(address: RegisteredAddress | undefined) {
  if (address === undefined) return null;
  return {
    careOf: address.careOf ?? null,
    poBox: address.poBox ?? null,
    premise: address.premise ?? null,
    street: address.street ?? null,
    thoroughfare: address.thoroughfare ?? null,
    postTown: address.postTown ?? null,
    county: address.county ?? null,
    country: address.country ?? null,
    postcode: address.postcode ?? null,
  };
}

function presentOfficer({ who, role, appointedOn, resignedOn }: RegisteredOfficer) {
  return {
    name: nameOf(who),
    role,
    appointedOn: appointedOn ?? null,
    resignedOn: resignedOn ?? null,
  };
}

const nobody = { name: null, naturesOfControl: [], statement: null, notifiedOn: null, ceasedOn: null };

function presentPsc(psc: RegisteredPsc) {
  if (psc.kind === 'super-secure') return { ...nobody, kind: psc.kind };
  if (psc.kind === 'statement')
    return { ...nobody, kind: psc.kind, statement: psc.statement, name: psc.about ?? null };
  return {
    kind: psc.kind,
    name: nameOf(psc.who),
    naturesOfControl: [...psc.naturesOfControl],
    statement: null,
    notifiedOn: psc.notifiedOn ?? null,
    ceasedOn: psc.ceasedOn ?? null,
  };
}

function presentCapital(capital: RegisteredCapital) {
  return {
    currency: capital.currency ?? null,
    totalNumberOfShares: capital.totalNumberOfShares ?? null,
    totalAggregateNominalValue: capital.totalAggregateNominalValue ?? null,
    totalAmountUnpaid: capital.totalAmountUnpaid ?? null,
    shares: capital.shares.map((share) => ({
      shareClass: share.shareClass ?? null,
      prescribedParticulars: share.prescribedParticulars ?? null,
      numberOfShares: share.numberOfShares ?? null,
      aggregateNominalValue: share.aggregateNominalValue ?? null,
    })),
  };
}

function nameOf(who: RegisteredPerson | RegisteredCorporate | RegisteredLegalPerson): string {
  return who.type === 'person' ? joinName(who) : (who.name ?? '');
}

function joinName({ title, forename, otherForenames, surname }: RegisteredName): string {
  return [title, forename, otherForenames, surname].filter(Boolean).join(' ');
}
