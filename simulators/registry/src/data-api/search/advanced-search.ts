import { makeEtag } from '../../register/ids.ts';
import type { CompanySummary } from '../../register/summary.ts';
import type { CompanyRegister } from '../../register/company-register.ts';
import type { Registry } from '../../app.ts';
import type { PagingQuery } from '../paging.ts';
import { presentFoundAddress } from '../present-address.ts';

interface AdvancedQuery extends PagingQuery, DateQuery {
  company_name_includes?: string;
  company_name_excludes?: string;
  company_status?: string;
  company_type?: string;
  company_subtype?: string;
  sic_codes?: string;
  location?: string;
  size?: string;
}

type DateQuery = Partial<Record<(typeof dateNames)[number], string>>;

const dateNames = ['incorporated_from', 'incorporated_to', 'dissolved_from', 'dissolved_to'] as const;
const knownStatuses = new Set(
  'active dissolved open closed converted-closed receivership administration liquidation insolvency-proceedings voluntary-arrangement registered removed'.split(
    ' ',
  ),
);

const badDate =
  "Date provided is either invalid, empty or in the incorrect format, please use the format of 'yyyy-mm-dd' e.g '2000-12-20'";
const badStatus = 'Invalid company status provided';
const badSize = 'Invalid size parameter, size must be greater than zero and not greater than 5000';

export function addAdvancedSearch({ app, register }: Registry): void {
  app.get<{ Querystring: AdvancedQuery }>('/advanced-search/companies', async ({ query }, reply) => {
    const refusal = findRefusal(query);
    if (refusal !== undefined) return reply.code(refusal.status).type('text/plain').send(refusal.text);
    const start = Number(query.start_index ?? 0);
    const found = search(register, query);
    const items = found.slice(start, start + Number(query.size ?? 20)).map(presentCompany);
    if (items.length === 0) return reply.code(404).send();
    return {
      etag: makeEtag(items),
      hits: found.length,
      items,
      kind: 'search#advanced-search',
      top_hit: items[0],
    };
  });
}

function findRefusal(query: AdvancedQuery): { status: 400 | 422; text: string } | undefined {
  if (dateNames.some((name) => query[name] !== undefined && !isDay(query[name])))
    return { status: 400, text: badDate };
  if (listOf(query.company_status).some((status) => !knownStatuses.has(status)))
    return { status: 400, text: badStatus };
  const size = Number(query.size ?? 20);
  return Number.isInteger(size) && size > 0 && size <= 5000 ? undefined : { status: 422, text: badSize };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Names first: they are at hand, while the rest may have to be computed. */
function search(register: CompanyRegister, query: AdvancedQuery): CompanySummary[] {
  const includes = query.company_name_includes?.toUpperCase() ?? '';
  const excludes = query.company_name_excludes?.toUpperCase();
  return [...register.searchEntries()]
    .filter(({ name }) => name.includes(includes) && (excludes === undefined || !name.includes(excludes)))
    .map((entry) => entry.summary())
    .filter((company) => isOfKind(company, query) && isOfTime(company, query));
}

function isOfKind(company: CompanySummary, query: AdvancedQuery): boolean {
  const place = Object.values(company.registeredOffice ?? {})
    .join(' ')
    .toUpperCase();
  return (
    isAmong(query.company_status, company.status) &&
    isAmong(query.company_type, company.type) &&
    isAmong(query.company_subtype, company.subtype) &&
    (query.sic_codes === undefined ||
      company.sicCodes.some((code) => listOf(query.sic_codes).includes(code))) &&
    (query.location === undefined || place.includes(query.location.toUpperCase()))
  );
}

function isOfTime({ incorporatedOn, dissolvedOn }: CompanySummary, query: AdvancedQuery): boolean {
  return (
    isWithin(incorporatedOn, query.incorporated_from, query.incorporated_to) &&
    isWithin(dissolvedOn, query.dissolved_from, query.dissolved_to)
  );
}

function isWithin(day: string | undefined, from: string | undefined, to: string | undefined): boolean {
  if (from === undefined && to === undefined) return true;
  return day !== undefined && (from === undefined || day >= from) && (to === undefined || day <= to);
}

function isAmong(list: string | undefined, value: string | undefined): boolean {
  return list === undefined || (value !== undefined && listOf(list).includes(value));
}

function listOf(text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : text.split(',');
}

function presentCompany(company: CompanySummary) {
  return {
    kind: 'search-results#company',
    company_name: company.name,
    company_number: company.number,
    company_status: company.status,
    company_type: company.type,
    company_subtype: company.subtype,
    date_of_creation: company.incorporatedOn,
    date_of_cessation: company.dissolvedOn,
    registered_office_address: company.registeredOffice && presentFoundAddress(company.registeredOffice),
    sic_codes: company.sicCodes,
    links: { company_profile: `/company/${company.number}` },
  };
}
