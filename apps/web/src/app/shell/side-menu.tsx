import {
  IconBuilding,
  IconChartBar,
  IconChevronDown,
  IconCreditCard,
  IconFileText,
  IconSettings,
} from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { AppLink } from '#kit/action/app-link.tsx';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { VisuallyHidden } from '#kit/page/visually-hidden.tsx';
import { Tooltip } from '#kit/popup/tooltip.tsx';
import { version } from '../../../package.json';
import { useBuiltPages } from '../built-pages.ts';
import { useCurrentCompany } from '../current-company.ts';
import { paths } from '../paths.ts';
import { useAccess } from '../session-port.ts';
import { Mark } from './mark.tsx';
import { menuFor, type MenuSection } from './menu.ts';
import styles from './side-menu.module.css';

const icons = {
  companies: IconBuilding,
  submission: IconFileText,
  billing: IconCreditCard,
  reports: IconChartBar,
  settings: IconSettings,
};

/** The menu by the user's access. Collapsed it shows icons alone. */
export function SideMenu({ collapsed = false }: { collapsed?: boolean }) {
  const access = useAccess();
  const company = useCurrentCompany();
  const isBuilt = useBuiltPages();
  const home = isBuilt(paths.dashboard) ? paths.dashboard : paths.companies;
  return (
    <nav aria-label="Main" className={classNames(styles.menu, collapsed && styles.collapsed)}>
      <AppLink href={home} className={styles.brand}>
        <Mark />
        {collapsed ? <VisuallyHidden>Statbook</VisuallyHidden> : 'Statbook'}
      </AppLink>
      <ul className={styles.list}>
        {menuFor({ access, companyId: company?.id, isBuilt }).map((section) => (
          <li key={section.id}>
            {collapsed ? <CollapsedSection section={section} /> : <Section section={section} />}
          </li>
        ))}
      </ul>
      {!collapsed && <p className={styles.version}>Version {version}</p>}
    </nav>
  );
}

function CollapsedSection({ section }: { section: MenuSection }) {
  return (
    <Tooltip text={section.title}>
      <AppLink href={section.href} marksCurrent className={styles.link}>
        <Icon shape={icons[section.icon]} />
        <VisuallyHidden>{section.title}</VisuallyHidden>
      </AppLink>
    </Tooltip>
  );
}

function Section({ section }: { section: MenuSection }) {
  const { id, title, icon, href, children } = section;
  const { open, setOpen } = useSectionOpen(section);
  return (
    <>
      <div className={styles.line}>
        <AppLink href={href} marksCurrent={!children || id === 'companies'} className={styles.link}>
          <Icon shape={icons[icon]} />
          {title}
        </AppLink>
        {children && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={open ? `menu-${id}` : undefined}
            onClick={() => setOpen(!open)}
          >
            <Icon shape={IconChevronDown} size={15} />
            <VisuallyHidden>{title}: pages</VisuallyHidden>
          </button>
        )}
      </div>
      {children && open && (
        <ul id={`menu-${id}`}>
          {children.map((child) => (
            <li key={child.id}>
              <AppLink href={child.href} marksCurrent className={classNames(styles.link, styles.child)}>
                {child.title}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A section opens when its part of the product is entered and closes when it is left; the user may differ. */
function useSectionOpen({ opensOn }: MenuSection) {
  const inside = useRouterState({
    select: ({ location }) =>
      opensOn !== undefined && location.pathname.toLowerCase().startsWith(`/${opensOn}`),
  });
  const [choice, setChoice] = useState<{ open: boolean; inside: boolean }>();
  const open = choice?.inside === inside ? choice.open : inside;
  return { open, setOpen: (next: boolean) => setChoice({ open: next, inside }) };
}
