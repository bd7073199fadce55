-- Who was billed by a payment and where, for its receipt: name and address as the payer gave them. The address may be a home,
-- so they are sealed. Payments from before hold none.

alter table payment add column billed_to_sealed bytea;

select open_to_maintenance();
select ask_walls_once();
