export type { DocumentCompany } from './company-facts.ts';
export { drawRegisterOfMembers, type RegisterOfMembersInput } from './register-of-members.ts';
export { drawStatementOfCapital, type StatementOfCapitalInput } from './statement-of-capital.ts';
