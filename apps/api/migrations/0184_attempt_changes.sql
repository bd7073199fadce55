-- What an attempt changes on the register, each thing as it stood when it was frozen and as it will: null of one from before that was kept.
alter table filing_attempt add column changes jsonb;
