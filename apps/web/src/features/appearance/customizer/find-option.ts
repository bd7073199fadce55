/** The option that a control's value stands for: values of controls are texts, options may be numbers. */
export function findOption<T extends string | number>(options: readonly T[], value: string): T {
  const found = options.find((option) => String(option) === value);
  if (found === undefined) throw new Error(`${value} is not offered`);
  return found;
}
