import type { ReactNode } from 'react'
import styles from './view-tabs.module.css'

export type View = {
  readonly id: string
  readonly is_shown: boolean
  readonly label: string
  /** The formatted count; absent until it is loaded. */
  readonly count?: string | undefined
}

type ViewTabsProps<Id extends View> = {
  readonly label: string
  readonly views: readonly Id[]
  /** A link to a view around what is written in its tab. */
  readonly children: (view: Id, count_text: ReactNode, attributes: TabAttributes) => ReactNode
}

/** The attributes that mark a link as the current tab. */
export type TabAttributes = {
  readonly className: string | undefined
  readonly 'aria-current': 'page' | undefined
}

/** Views of one list as links, each with its own URL; the current one is marked. */
export function ViewTabs<Id extends View>({ label, views, children }: ViewTabsProps<Id>) {
  return (
    <nav className={styles.views} aria-label={label}>
      <ul className={styles.list}>
        {views.map((view) => (
          <li key={view.id}>
            {children(
              view,
              <>
                {view.label}
                {view.count !== undefined && <span className={styles.count}>{view.count}</span>}
              </>,
              { className: styles.tab, 'aria-current': view.is_shown ? 'page' : undefined },
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
