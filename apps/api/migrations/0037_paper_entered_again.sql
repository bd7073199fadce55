-- A certificate that was on paper before the books began may be entered again, once the balance that it was entered with is
-- taken back and it is cancelled. Each time it is entered is an edition of its number; the last one counts.

alter table share_certificate_end
  drop constraint share_certificate_end__certificate,
  drop constraint share_certificate_end_pkey,
  add column edition integer not null default 1;

alter table share_certificate
  drop constraint share_certificate_pkey,
  add column edition integer not null default 1,
  add column follows integer,
  add constraint share_certificate__edition check (edition = coalesce(follows, 0) + 1),
  add constraint share_certificate_pkey primary key (company_id, number, edition);

alter table share_certificate_end
  add constraint share_certificate_end_pkey primary key (company_id, number, edition),
  add constraint share_certificate_end__certificate foreign key (company_id, number, edition)
    references share_certificate (company_id, number, edition);

-- Of one number one certificate at most is live: the edition before has ended. Asked at the end of a transaction, as an end
-- refers to its certificate too: a backup is restored table by table.
alter table share_certificate
  add constraint share_certificate__follows foreign key (company_id, number, follows)
    references share_certificate_end (company_id, number, edition) deferrable initially deferred;
