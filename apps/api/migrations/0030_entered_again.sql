-- An event that is entered again, from its own request, on books that a correction before it has changed: it names the one
-- that was taken back for that.

alter table share_event
  add column enters_again uuid,
  add constraint share_event__entered_again_once unique (enters_again),
  add constraint share_event__enters_again foreign key (enters_again, company_id, account_id)
    references share_event (id, company_id, account_id);

select open_to_maintenance();
select ask_walls_once();
