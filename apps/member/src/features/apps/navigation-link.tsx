import type { BootTab } from '@foyer/contract/apps/navigation-shapes'
import { useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { getTabLabel } from './tabs.ts'

type NavigationLinkProps = {
  item: BootTab
  className?: string | undefined
  label_class?: string | undefined
  is_current?: boolean
}

/** An item of the navigation: its icon, sent as one path, and its label. Other sites open in a tab of their own. */
export function NavigationLink({
  item,
  className,
  label_class,
  is_current = false,
}: NavigationLinkProps): ReactNode {
  const t = useT()
  const { locale } = usePlatform()
  const other_site = item.path.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={item.path} className={className} aria-current={is_current ? 'page' : undefined} {...other_site}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={item.drawing} />
      </svg>
      <span className={label_class}>{getTabLabel(item, { locale, t })}</span>
    </a>
  )
}
