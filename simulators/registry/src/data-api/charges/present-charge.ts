import { makeEtag } from '../../register/ids.ts';
import type { Charge, Company } from '../../register/company.ts';
import { toSnakeCase } from '../snake-case.ts';

export function presentCharge(charge: Charge, company: Company) {
  const { id, number, code, particulars, personsEntitled, coveringInstrumentOn, insolvencyCases, ...rest } =
    charge;
  const { scottishAlterations: alterations, transactions, ...facts } = rest;
  return {
    charge_number: number,
    charge_code: code,
    ...toSnakeCase(facts),
    particulars: particulars && toSnakeCase(particulars),
    persons_entitled: personsEntitled.map((name) => ({ name })),
    covering_instrument_date: coveringInstrumentOn,
    scottish_alterations: alterations && {
      has_alterations_to_order: alterations.order,
      has_alterations_to_prohibitions: alterations.prohibitions,
      has_restricting_provisions: alterations.restrictingProvisions,
    },
    insolvency_cases: insolvencyCases?.map((one) => ({
      case_number: String(one),
      links: { case: `/company/${company.number}/insolvency#case-${one}` },
    })),
    transactions: transactions.map((transaction) => presentTransaction(transaction, company)),
    etag: makeEtag(charge),
    links: { self: `/company/${company.number}/charges/${id}` },
  };
}

function presentTransaction(
  { filingType, deliveredOn, filingId, insolvencyCase }: Charge['transactions'][number],
  { number, filings }: Company,
) {
  const filing =
    filingId ?? filings.find(({ category, date }) => category === 'mortgage' && date === deliveredOn)?.id;
  return {
    filing_type: filingType,
    delivered_on: deliveredOn,
    insolvency_case_number: insolvencyCase?.toString(),
    links: filing === undefined ? undefined : { filing: `/company/${number}/filing-history/${filing}` },
  };
}
