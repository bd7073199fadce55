import { appearanceOptions } from '@statbook/contract/appearance';
import { Switch } from '#kit/form/checkbox.tsx';
import { RadioGroup } from '#kit/form/radio-group.tsx';
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
  ['Rtl', 'Right to left'],
  ['FixedMenu', 'Menu stays in sight'],
  ['FixedHeader', 'Header stays in sight'],
  ['BoxLayout', 'Page in a box'],
] as const;

/** Light or dark, where the menu stands, and what moves when the page is scrolled. */
export function LayoutChoices({ appearance, onChoose }: ChoiceProps) {
  return (
    <>
      <RadioGroup
        name="LayoutType"
        label="Layout type"
        options={layoutTypes}
        value={appearance.LayoutType}
        onChange={({ target }) =>
          onChoose({ LayoutType: findOption(appearanceOptions.LayoutType, target.value) })
        }
      />
      <RadioGroup
        name="Layout"
        label="Place of the menu"
        options={menuLayouts}
        value={appearance.Layout}
        onChange={({ target }) => onChoose({ Layout: findOption(appearanceOptions.Layout, target.value) })}
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
