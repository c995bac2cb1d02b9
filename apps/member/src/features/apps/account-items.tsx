import { useT } from '@foyer/i18n/react'
import { Card, ListRow, RowList } from '@foyer/ui'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useStore } from '../../platform/store.ts'
import styles from './account-items.module.css'
import { getTabLabel } from './tabs.ts'

/** The items of the navigation that the owner has put on the account screen. */
export function AccountItems(): ReactNode {
  const t = useT()
  const { locale, navigation } = usePlatform()
  const items = useStore(navigation).filter(({ place }) => place === 'account')
  if (items.length === 0) return null
  return (
    <Card pad="none">
      <nav className={styles.rows} aria-label={t('common.menu')}>
        <RowList>
          {items.map((item) => (
            <ListRow
              key={item.id}
              href={item.path}
              lead={
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
              }
              title={getTabLabel(item, { locale, t })}
              {...(item.path.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            />
          ))}
        </RowList>
      </nav>
    </Card>
  )
}
