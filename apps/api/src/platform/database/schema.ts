// The tables as the queries see them; migrations/*.sql makes them, and a test compares the two.
export * from './schema/accounts.ts';
export * from './schema/administration.ts';
export * from './schema/approvals.ts';
export * from './schema/chat.ts';
export * from './schema/companies.ts';
export * from './schema/diary.ts';
export * from './schema/documents.ts';
export * from './schema/filings.ts';
export * from './schema/identity.ts';
export * from './schema/notifications.ts';
export * from './schema/payments.ts';
export * from './schema/people.ts';
export * from './schema/persons.ts';
export * from './schema/shared.ts';
export * from './schema/shares.ts';
