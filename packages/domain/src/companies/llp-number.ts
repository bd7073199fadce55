// Apart from the table of prefixes: the first page of the web needs no more than this.

/** Whether a registered number is that of a limited liability partnership. */
export const isLlpNumber = (number: string): boolean => /^(?:OC|SO|NC)/.test(number);

/** What an officer of a company is called. */
export type OfficerWord = 'member' | 'director';

/** By the number of its company: a partnership has members. */
export const officerWord = (companyNumber: string): OfficerWord =>
  isLlpNumber(companyNumber) ? 'member' : 'director';
