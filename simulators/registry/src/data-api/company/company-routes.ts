import { makeEtag } from '../../register/ids.ts';
import type { Company } from '../../register/company.ts';
import type { Registry } from '../../app.ts';
import type { OfCompany } from '../requests.ts';
import { presentAddress } from '../present-address.ts';
import { presentCompany } from './present-company.ts';

export function addCompanyRoutes({ app, register, clock }: Registry): void {
  app.get<OfCompany>('/company/:number', async ({ params }, reply) => {
    const company = register.findCompany(params.number);
    return company === undefined
      ? reply.code(404).send({ errors: [{ type: 'ch:service', error: 'company-profile-not-found' }] })
      : presentCompany(company, clock.today());
  });

  for (const [path, present] of Object.entries(parts)) {
    app.get<OfCompany>(`/company/:number/${path}`, async ({ params }, reply) => {
      const company = register.findCompany(params.number);
      return (company && present(company)) ?? reply.code(404).send();
    });
  }
}

/** What only some companies have, with a path of its own. */
const parts: Record<string, (company: Company) => object | undefined> = {
  'registered-office-address': ({ number, registeredOffice: office }) =>
    office && {
      ...presentAddress(office),
      etag: makeEtag(office),
      kind: 'registered-office-address',
      links: { self: `/company/${number}/registered-office-address` },
    },
  insolvency: presentInsolvency,
  exemptions: presentExemptions,
  'uk-establishments': presentEstablishments,
};

function presentInsolvency({ number: company, insolvency }: Company) {
  if (insolvency === undefined) return undefined;
  const cases = insolvency.cases.map(({ number, type, dates, practitioners, notes, chargeId }) => ({
    number: String(number),
    type,
    dates,
    notes,
    practitioners: practitioners.map(({ name, address, role, appointedOn, ceasedOn }) => ({
      name,
      address: presentAddress(address),
      role,
      appointed_on: appointedOn,
      ceased_to_act_on: ceasedOn,
    })),
    links: chargeId === undefined ? undefined : { charge: `/company/${company}/charges/${chargeId}` },
  }));
  return { etag: makeEtag(insolvency), cases, status: insolvency.status };
}

function presentExemptions({ number, exemptions }: Company) {
  if (exemptions.length === 0) return undefined;
  const entries = exemptions.map(({ key, periods }) => [
    key,
    {
      exemption_type: key.replaceAll('_', '-'),
      items: periods.map(({ from, to }) => ({ exempt_from: from, exempt_to: to })),
    },
  ]);
  return {
    kind: 'exemptions',
    etag: makeEtag(exemptions),
    exemptions: Object.fromEntries(entries),
    links: { self: `/company/${number}/exemptions` },
  };
}

function presentEstablishments({ number, ukEstablishments }: Company) {
  if (ukEstablishments === undefined) return undefined;
  return {
    kind: 'related-companies',
    etag: makeEtag(ukEstablishments),
    items: ukEstablishments.map((one) => ({
      company_number: one.number,
      company_name: one.name,
      company_status: one.status,
      locality: one.locality,
      links: { company: `/company/${one.number}` },
    })),
    links: { self: `/company/${number}` },
  };
}
