import type { Appearance } from '@statbook/contract/appearance';

/** Of each part of the customizer. */
export interface ChoiceProps {
  readonly appearance: Appearance;
  readonly onChoose: (change: Partial<Appearance>) => void;
}
