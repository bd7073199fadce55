/** What binds a company's sealed authentication code to its row. */
export const authenticationCodeBinding = (companyId: string) => `company.authentication_code:${companyId}`;
