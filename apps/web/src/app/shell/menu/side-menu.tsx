import { useId } from 'react';
import { AppLink } from '#kit/link/app-link.tsx';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';
import { version } from '../../../../package.json';
import { useSession } from '../../session-port.ts';
import { Brand } from '../brand.tsx';
import { groupSections, type MenuSection } from './menu.ts';
import { menuIcons } from './menu-icons.ts';
import { MenuLabel } from './menu-label.tsx';
import styles from './side-menu.module.css';
import { useMenu } from './use-menu.ts';
import { leaveCompany, useOpenSections } from './use-open-sections.ts';

/** The menu by the user's access. Collapsed it shows icons alone. */
export function SideMenu({ collapsed = false }: { collapsed?: boolean }) {
  const groups = groupSections(useMenu());
  const { isOpen, toggle } = useOpenSections();
  return (
    <nav aria-label="Main" className={classNames(styles.menu, collapsed && styles.collapsed)}>
      <Brand collapsed={collapsed} />
      {groups.map(([title, sections]) => (
        <div key={title} className={styles.group}>
          {!collapsed && <p className={styles.title}>{title}</p>}
          <ul className={styles.list}>
            {sections.map((section) => (
              <li key={section.id}>
                {collapsed ? (
                  <CollapsedSection section={section} />
                ) : (
                  <Section section={section} open={isOpen(section)} onToggle={() => toggle(section)} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.version}>
        {!collapsed && <AccountName />}
        {!collapsed && 'Version '}
        {version}
      </p>
    </nav>
  );
}

/** Whose books these are, in sight on every page: somebody may work for several practices. */
function AccountName() {
  const session = useSession();
  if (session.status !== 'signed-in' || session.user.accountName === undefined) return null;
  return <span className={styles.accountName}>{session.user.accountName}</span>;
}

function CollapsedSection({ section }: { section: MenuSection }) {
  const { id, icon, href, target, title } = section;
  return (
    <Tooltip text={title}>
      <AppLink
        href={href}
        target={target}
        currentWhen="section"
        className={styles.link}
        {...(id === 'companies' && { onClick: leaveCompany })}
      >
        <Icon shape={menuIcons[icon]} />
        <VisuallyHidden>
          <MenuLabel link={section} />
        </VisuallyHidden>
      </AppLink>
    </Tooltip>
  );
}

interface SectionProps {
  readonly section: MenuSection;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function Section({ section, open, onToggle }: SectionProps) {
  const { id, title, icon, href, target, children } = section;
  const listId = useId();
  return (
    <>
      <div className={styles.line}>
        <AppLink
          href={href}
          target={target}
          currentWhen={children ? id === 'companies' : 'below'}
          className={styles.link}
          {...(id === 'companies' && { onClick: leaveCompany })}
        >
          <Icon shape={menuIcons[icon]} />
          <MenuLabel link={section} />
        </AppLink>
        {children && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            onClick={onToggle}
          >
            <span className={styles.mark} aria-hidden="true" />
            <VisuallyHidden>{title}: pages</VisuallyHidden>
          </button>
        )}
      </div>
      {children && open && (
        <ul id={listId} className={styles.pages}>
          {children.map((child) => (
            <li key={child.id}>
              <AppLink
                href={child.href}
                target={child.target}
                currentWhen="below"
                className={classNames(styles.link, styles.child)}
              >
                <MenuLabel link={child} />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
