import { drawRegisterOfMembers, drawStatementOfCapital } from '@statbook/documents';

/** Everything that can be drawn, by name. */
export const drawings = { drawRegisterOfMembers, drawStatementOfCapital };
