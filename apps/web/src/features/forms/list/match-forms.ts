interface Named {
  readonly form: string;
  readonly formName: string;
  readonly group: string;
}

/** Those that have every typed word in their id, name or group. */
export function matchForms<Form extends Named>(forms: readonly Form[], text: string): readonly Form[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return forms.filter(({ form, formName, group }) => {
    const searched = `${form} ${formName} ${group}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
