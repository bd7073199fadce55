-- Shares of an opening balance whose holder nobody knows yet have no certificate: there is nobody to name on it.

insert into share_certificate_end (company_id, number, account_id, status, ended_on)
select c.company_id, c.number, c.account_id, 'cancelled', current_date
from share_certificate c
where not exists (select 1 from share_certificate_end e where e.company_id = c.company_id and e.number = c.number)
  and (select jsonb_array_length(d.members) from share_holder_detail d where d.holder_id = c.holder_id
    order by d.effective_on desc nulls last, d.version desc limit 1) = 0;

-- What an opening balance says of its members, like the day on which each was entered, is read with the register of members.
create index share_event__opening on share_event (company_id) where kind = 'opening-balance';

-- A certificate that was on paper before the books began keeps its number and day.
alter table share_certificate
  drop constraint share_certificate_origin_check,
  add constraint share_certificate__origin
    check (origin in ('new', 'balance', 'split', 'duplicate', 'replacement', 'entered'));
