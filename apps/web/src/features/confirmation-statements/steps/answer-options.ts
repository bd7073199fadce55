/** Confirm what the register holds, or file something else with the statement. */
export const replaceOptions = (confirm: string, replace: string) => [
  { value: 'confirm', label: confirm },
  { value: 'replace', label: replace },
];

/** What only another form can change: confirmed, to be changed first, or changed already. */
export const sectionOptions = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No', hint: 'It must be updated first, before this statement is filed.' },
  {
    value: 'update-submitted',
    label: 'No, but an update has been submitted',
    hint: 'It is on its way to Companies House, or was filed there in the last few days.',
  },
] as const;

type SectionAnswer = (typeof sectionOptions)[number]['value'];

export function toReplaceAnswer(choice: string): 'confirm' | 'replace' | undefined {
  return choice === 'confirm' || choice === 'replace' ? choice : undefined;
}

export function toSectionAnswer(choice: string): SectionAnswer | undefined {
  return sectionOptions.find(({ value }) => value === choice)?.value;
}
