-- Forms that a person delivers as a document.

alter table filing_attempt
  -- How this attempt goes to the registrar, as it was decided when it was frozen: gateway, transaction or produced.
  add column if not exists channel text not null default 'gateway',
  -- Of a produced one: how, when and under which reference a person has delivered it.
  add column delivery jsonb;
