import { TYPES_WITHOUT_SHARES } from '@statbook/domain/companies';
import { type SQL, sql } from 'drizzle-orm';
import type { Report, ReportDays } from './report-queries.ts';
import { latestReading } from './report-rows-queries.ts';

const tieOuts: Readonly<Record<string, string>> = {
  '1-differs': 'Differs',
  '2-no-register': 'Companies House only',
  '3-not-at-registry': 'Register only',
  '4-agrees': 'Matches',
  '5-unknown': 'Not known',
};

/**
 * Capital of the company `c` by currency: from the share register at the end of a day, and as the registry says today. Asked
 * for each company by itself: nobody can estimate how many rows the JSON of readings holds, and a join would go astray.
 */
export const capitalOfCompany = ({ asAt, today }: Pick<ReportDays, 'asAt' | 'today'>): SQL => sql`lateral (
  select currency, register.shares, register.nominal, registry.shares as registry_shares,
    registry.nominal as registry_nominal
  from (
    select l.currency, sum(p.shares) as shares, sum(p.shares * l.nominal_each) as nominal
    from share_posting p join share_lot l on l.id = p.lot_id
    where p.company_id = c.id and p.account_key not in ('issuer', 'cancelled') and p.effective_on <= ${asAt}::date
    group by l.currency having sum(p.shares) <> 0
  ) register full join (
    select coalesce(stated.value ->> 'currency', 'GBP') as currency,
      sum(nullif(stated.value ->> 'totalNumberOfShares', '')::numeric) as shares,
      sum(nullif(stated.value ->> 'totalAggregateNominalValue', '')::numeric) as nominal
    from ${latestReading('company-data', 'data')}
      cross join jsonb_array_elements(data.value -> 'statementOfCapital') as stated
    -- What the registry said earlier is not what stood there on an earlier day.
    where ${asAt}::date = ${today}::date
    group by 1
  ) registry using (currency)
)`;

/** Of the company `c`; what has no share capital has no row. */
const mayHaveShares = sql`c.type <> all(${sql.param([...TYPES_WITHOUT_SHARES])}::text[])`;

/** Share capital of each company, and whether register and registry say the same. */
export const capitalReport: Report = {
  name: 'capital',
  title: 'Share capital and reconciliation',
  answers: 'What is the share capital of each company, and does the register match Companies House?',
  takesDay: true,
  columns: [
    { id: 'companyName', head: 'Company', kind: 'company' },
    { id: 'companyNumber', head: 'Number', kind: 'text' },
    { id: 'tieOut', head: 'Reconciliation', kind: 'state', words: (code) => tieOuts[code] ?? code },
    { id: 'currency', head: 'Currency', kind: 'text' },
    { id: 'shares', head: 'Shares in the register', kind: 'number' },
    { id: 'nominal', head: 'Nominal in the register', kind: 'money' },
    { id: 'registryShares', head: 'Shares at Companies House', kind: 'number' },
    { id: 'registryNominal', head: 'Nominal at Companies House', kind: 'money' },
    { id: 'difference', head: 'Difference in shares', kind: 'number', isExtra: true },
  ],
  usualSort: { column: 'companyName', direction: 'asc' },
  rows: (days) => sql`
    select c.id as "companyId", null::uuid as "filingId", c.name as "companyName", c.number as "companyNumber",
      k.currency as "currency", trim_scale(k.shares) as "shares", trim_scale(k.nominal) as "nominal",
      trim_scale(k.registry_shares) as "registryShares", trim_scale(k.registry_nominal) as "registryNominal",
      trim_scale(k.shares - k.registry_shares) as "difference",
      case
        when k.shares is not null and k.registry_shares is not null then
          case when k.shares = k.registry_shares and k.nominal is not distinct from k.registry_nominal
            then '4-agrees' else '1-differs' end
        when k.shares is not null then '3-not-at-registry'
        when k.registry_shares is not null then '2-no-register'
        else '5-unknown'
      end as "tieOut"
    from company c left join ${capitalOfCompany(days)} k on true
    where c.removed_at is null and (k.shares is not null or k.registry_shares is not null or ${mayHaveShares})`,
};
