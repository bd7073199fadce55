/** What the registers of a company are called, on the document and wherever one is named. */
export const registerTitles = {
  'register-of-officers': 'Register of officers',
  'register-of-pscs': 'Register of people with significant control',
  'register-of-charges': 'Register of charges',
} as const;
