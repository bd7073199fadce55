import { appearanceOptions } from '@statbook/contract/appearance';
import { Switch } from '#kit/choice/checkbox.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { findOption } from './find-option.ts';

const layoutTypes = [
  { value: 'system', label: 'Same as this device' },
  { value: 'menu-dark', label: 'Light page, dark menu' },
  { value: 'menu-light', label: 'Light page, light menu' },
  { value: 'dark', label: 'Dark' },
];

const menuLayouts = [
  { value: 'vertical', label: 'Beside the page' },
  { value: 'horizontal', label: 'Above the page' },
];

const switches = [
  ['rtl', 'Right to left'],
  ['fixedMenu', 'Fixed menu'],
  ['fixedHeader', 'Fixed header'],
  ['boxLayout', 'Boxed layout'],
] as const;

/** Light or dark, where the menu stands, and what moves when the page is scrolled. */
export function LayoutChoices({ appearance, onChoose }: ChoiceProps) {
  return (
    <>
      <RadioGroup
        name="layoutType"
        label="Layout type"
        options={layoutTypes}
        value={appearance.layoutType}
        onChange={({ target }) =>
          onChoose({ layoutType: findOption(appearanceOptions.layoutType, target.value) })
        }
      />
      <RadioGroup
        name="layout"
        label="Menu position"
        options={menuLayouts}
        value={appearance.layout}
        onChange={({ target }) => onChoose({ layout: findOption(appearanceOptions.layout, target.value) })}
      />
      {switches.map(([name, label]) => (
        <Switch
          key={name}
          name={name}
          label={label}
          checked={appearance[name]}
          onChange={({ target }) => onChoose({ [name]: target.checked })}
        />
      ))}
    </>
  );
}
