-- Drafts that were saved while a mistyped day still counted: nothing is due from a day before the company, or before the registrar's
-- electronic forms take an event. The owner, as which this runs, is held to the policies as well.
alter table filing no force row level security;
alter table company no force row level security;
update filing set effective_on = null, due_on = null from company
  where company.id = filing.company_id and filing.state = 'draft' and filing.form ~ '^(AP|CH|TM|PSC|SH01|MR01|NM01)'
    and filing.effective_on < greatest(company.incorporated_on,
      case when filing.form ~ '^(AP|CH|TM)' then date '2009-10-01' when filing.form ~ '^PSC' then date '2016-04-06' end);
alter table filing force row level security;
alter table company force row level security;
