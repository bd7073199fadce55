import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { AppLink } from '../link/app-link.tsx';
import { buttonClass, LeadIcon, type ButtonLook } from './button-look.tsx';

interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'href'>, ButtonLook {
  readonly href: string;
}

/** A link that looks like a button: a link leads to a page, a button does something. */
export function LinkButton({ kind, compact, icon, files, children, className, ...rest }: LinkButtonProps) {
  return (
    <AppLink {...rest} className={classNames(buttonClass({ kind, compact }), className)}>
      <LeadIcon icon={icon} files={files} />
      {children}
    </AppLink>
  );
}
