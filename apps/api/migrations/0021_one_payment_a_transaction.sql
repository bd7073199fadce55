-- What the gateway took once pays for one filing only, in whichever account somebody says that it was found.
create unique index payment__transaction on payment (lower(transaction_id))
  where state in ('confirmed', 'voided', 'refunded');
