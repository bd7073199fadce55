-- The tick of a change of the registered office has the name of what is sent: drafts keep what was ticked.

alter table filing no force row level security;
update filing
set draft = jsonb_set(
  draft,
  '{answers}',
  (draft -> 'answers') - 'appropriate' || jsonb_build_object('acceptAppropriateAddressStatement', draft -> 'answers' -> 'appropriate'))
where form = 'AD01' and draft -> 'answers' ? 'appropriate';
alter table filing force row level security;
