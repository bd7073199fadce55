import type {
  ChoiceDefinition,
  CountDefinition,
  DayDefinition,
  HoldingsDefinition,
  MoneyDefinition,
  Option,
  ProseDefinition,
} from './field-definition.ts';

type More<Definition> = Omit<Definition, 'type' | 'label'>;

export const day = (label: string, more?: More<DayDefinition>): DayDefinition => ({
  type: 'day',
  label,
  ...more,
});

export const count = (label: string, more?: More<CountDefinition>): CountDefinition => ({
  type: 'count',
  label,
  ...more,
});

/** Money on each share. */
export const each = (label: string, more?: More<MoneyDefinition>): MoneyDefinition => ({
  type: 'each',
  label,
  ...more,
});

export const prose = (label: string, more?: More<ProseDefinition>): ProseDefinition => ({
  type: 'prose',
  label,
  ...more,
});

export const choice = (
  label: string,
  options: readonly Option[],
  more?: Omit<More<ChoiceDefinition>, 'options'>,
): ChoiceDefinition => ({ type: 'choice', label, options, ...more });

/** Shares of some holders: `holder` names whose they are, "Seller". */
export const holdings = (
  label: string,
  holder: string,
  more?: Omit<More<HoldingsDefinition>, 'holder'>,
): HoldingsDefinition => ({ type: 'holdings', label, holder, ...more });
