import type { PageEntity } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { Info, Share } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHash } from '#platform/routing/use-hash.ts'
import { useMember } from '#platform/session/use-session.ts'
import styles from './page-buttons.module.css'
import { usePageOperations } from '../use-page-operations.ts'

type PageMenuEntriesProps = {
  page: PageEntity
  hide: () => void
}

/** What the menu of a page offers; it comes when the menu is opened for the first time. */
export function PageMenuEntries({ page, hide }: PageMenuEntriesProps): ReactNode {
  const t = useT()
  const { share } = usePageOperations(page)
  const member = useMember()
  const hash = useHash()
  const entry = (icon: ReactNode, label: string, onSelect: () => void): ReactNode => (
    <li>
      <button
        type="button"
        className={styles.entry}
        onClick={() => {
          hide()
          onSelect()
        }}
      >
        {icon}
        {label}
      </button>
    </li>
  )
  return (
    <>
      {entry(<Share aria-hidden="true" />, t('page.menu.share'), share)}
      {member &&
        entry(<Info aria-hidden="true" />, t('page.menu.why'), () =>
          hash.open('why', { page: page.page_id }),
        )}
    </>
  )
}
