import { pageTraits } from '@foyer/content/traits'
import type { PageEntity } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { Calendar, CalendarDays, Info, LogOut, Share, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePlatform } from '#platform/platform.ts'
import { useHash } from '#platform/routing/use-hash.ts'
import { useStore } from '#platform/store.ts'
import { useMember } from '#platform/session/use-session.ts'
import { NavigationLink } from '../../apps/index.ts'
import styles from './page-buttons.module.css'
import { useMemberState } from '../use-member-state.ts'
import { usePageOperations } from '../use-page-operations.ts'

type PageMenuEntriesProps = {
  page: PageEntity
  hide: () => void
  /** Opens the form that adds the page to the schedule; null where the viewer may not. */
  onSchedule: (() => void) | null
}

/** What the menu of a page offers (spec section 2, "Action panel per page"); it comes when it is first opened. */
export function PageMenuEntries({ page, hide, onSchedule }: PageMenuEntriesProps): ReactNode {
  const t = useT()
  const { location, navigation } = usePlatform()
  const { share, openPage } = usePageOperations(page)
  const { memberState } = useMemberState(page.page_id)
  const member = useMember()
  const items = useStore(navigation).filter(({ place }) => place === 'menu')
  const hash = useHash()
  const { page_id, content_root_id, page_content_type } = page
  const { is_plannable, can_be_left } = pageTraits(page_content_type)
  const runs = memberState?.is_run_root === true && can_be_left
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
      {items.map((item) => (
        <li key={item.id} className={styles.link}>
          <NavigationLink item={item} className={styles.entry} />
        </li>
      ))}
      {memberState?.is_started &&
        content_root_id !== page_id &&
        entry(<Undo2 aria-hidden="true" />, t('page.menu.view_parent'), () => openPage(content_root_id))}
      {runs &&
        entry(<CalendarDays aria-hidden="true" />, t('page.menu.calendar'), () =>
          location.navigate(`/me/schedule?page=${page_id}`),
        )}
      {member &&
        is_plannable &&
        onSchedule &&
        entry(<Calendar aria-hidden="true" />, t('page.menu.add_to_schedule'), onSchedule)}
      {entry(<Share aria-hidden="true" />, t('page.menu.share'), share)}
      {member &&
        entry(<Info aria-hidden="true" />, t('page.menu.why'), () => hash.open('why', { page: page_id }))}
      {runs && entry(<LogOut aria-hidden="true" />, t('page.leave'), memberState.leave)}
    </>
  )
}
