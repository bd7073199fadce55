/** Whether a registered number is that of a limited liability partnership. */
export const isLlpNumber = (companyNumber: string): boolean => /^(?:OC|SO|NC)/.test(companyNumber);
