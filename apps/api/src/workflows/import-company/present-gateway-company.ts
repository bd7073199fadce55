import type {
  CompanyData,
  RegisteredCorporate,
  RegisteredLegalPerson,
  RegisteredName,
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
    ...data,
    companyCategory: data.category,
    hasRegisteredEmail,
    officers: data.officers.map((officer) => ({ ...officer, name: nameOf(officer.who) })),
    pscs: data.pscs.map(presentPsc),
    shareholdings: data.shareholdings.map((holding) => ({
      ...holding,
      shareholders: holding.shareholders.map((holder) => holder.amalgamatedName ?? joinName(holder)),
    })),
    readAt: readAt.toISOString(),
  };
}

const nobody = { name: null, naturesOfControl: [], statement: null, notifiedOn: null, ceasedOn: null };

function presentPsc(psc: RegisteredPsc) {
  if (psc.kind === 'super-secure') return { ...nobody, kind: psc.kind };
  if (psc.kind === 'statement') return { ...nobody, ...psc, name: psc.about };
  return { ...psc, name: nameOf(psc.who), statement: null };
}

function nameOf(who: RegisteredPerson | RegisteredCorporate | RegisteredLegalPerson): string {
  return who.type === 'person' ? joinName(who) : (who.name ?? '');
}

function joinName({ title, forename, otherForenames, surname }: RegisteredName): string {
  return [title, forename, otherForenames, surname].filter(Boolean).join(' ');
}
