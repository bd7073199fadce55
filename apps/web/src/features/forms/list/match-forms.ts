interface Named {
  readonly formNumber: string;
  readonly formName: string;
  readonly group: string;
}

/** Those that have every typed word in their formNumber, name or group. */
export function matchForms<Form extends Named>(forms: readonly Form[], text: string): readonly Form[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return forms.filter(({ formNumber, formName, group }) => {
    const searched = `${formNumber} ${formName} ${group}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
