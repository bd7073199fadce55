-- A tag is one whatever its capitals, those of every language: `lower` of the cluster's own locale knows the English ones only.
-- The owner, as which this runs, is held to the policies as well.
alter table company_tag no force row level security;
delete from company_tag double using company_tag kept
  where kept.company_id = double.company_id and kept.tag < double.tag
    and lower(kept.tag collate "und-x-icu") = lower(double.tag collate "und-x-icu");
alter table company_tag force row level security;
drop index company_tag__once;
drop index company_tag__account;
create unique index company_tag__once on company_tag (company_id, lower(tag collate "und-x-icu"));
create index company_tag__account on company_tag (account_id, lower(tag collate "und-x-icu"));
