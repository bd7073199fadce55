-- Since when the particulars of a holder are so: a name after a marriage, an address after a move. None where they are so from
-- the first, which is also how what was entered wrongly is put right.

alter table share_holder_detail add column effective_on date;
