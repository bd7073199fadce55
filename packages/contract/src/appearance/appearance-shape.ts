import { z } from 'zod';
import { type Appearance, appearanceOptions as options } from './appearance.ts';

type Shape = { [K in keyof Appearance]: z.ZodType<Appearance[K], Appearance[K]> };

const flag = z.boolean();

/** Every choice of an appearance. */
export const appearance: z.ZodObject<Shape, z.core.$strict> = z.strictObject({
  layoutType: z.enum(options.layoutType),
  layout: z.enum(options.layout),
  headerColour: z.enum(options.headerColour),
  menuColour: z.enum(options.menuColour),
  brandColour: z.enum(options.brandColour),
  navbarImage: z.literal(options.navbarImage),
  rtl: flag,
  fixedMenu: flag,
  fixedHeader: flag,
  boxLayout: flag,
  dropdownIcon: z.literal(options.dropdownIcon),
  listIcon: z.literal(options.listIcon),
  colouredIcons: flag,
  activeColour: z.enum(options.activeColour),
  menuTitleColour: z.enum(options.menuTitleColour),
  menuTitleHidden: flag,
  lightBlueHeader: flag,
});
