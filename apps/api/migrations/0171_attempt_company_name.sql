-- The name that the company had on its record when an attempt was frozen, and again when it was sent: of a change of name, whether the
-- register has shown another since.
alter table filing_attempt add column company_name text;
update filing_attempt a set company_name = c.name
  from filing f join company c on c.id = f.company_id
  where f.id = a.filing_id and f.form in ('NM01', 'NM04')
    and f.state not in ('draft', 'accepted', 'rejected', 'withdrawn');
