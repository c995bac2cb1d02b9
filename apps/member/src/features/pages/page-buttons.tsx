import type { PageEntity } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Bookmark, CalendarPlus, Ellipsis, LogOut, Share } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useHash } from '../../platform/routing/use-hash.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import styles from './page-buttons.module.css'
import { usePages } from './pages-context.ts'
import { useShare } from './use-share.ts'

/** The buttons at the end of the toolbar: schedule, bookmark, and a menu of the rest (spec section 2). */
export function PageButtons({ page, kind }: { page: PageEntity; kind: 'glass' | 'ghost' }): ReactNode {
  const t = useT()
  const hash = useHash()
  const user = useMember()
  const { places, member: members } = usePages()
  const member = useStore(members)
  const standing = member?.page_id === page.page_id ? member : null
  const [is_scheduling, setScheduling] = useState(false)
  const forMembers = (act: () => void) => () => (user ? act() : hash.open('auth'))
  return (
    <>
      {page.show_add_to_schedule_button && places.AddToSchedule && (
        <IconButton
          kind={kind}
          label={t('page.menu.add_to_schedule')}
          icon={<CalendarPlus />}
          onClick={forMembers(() => setScheduling(true))}
        />
      )}
      {page.show_bookmark_button && (
        <IconButton
          kind={kind}
          label={t('page.menu.bookmark')}
          icon={<Bookmark />}
          is_pressed={standing?.is_bookmarked ?? false}
          onClick={forMembers(() => standing?.toggleBookmark())}
        />
      )}
      {!page.is_root && (
        <PageMenu page={page} kind={kind} leave={standing?.is_started ? standing.leave : null} />
      )}
      {is_scheduling && places.AddToSchedule && (
        <places.AddToSchedule
          page={{ page_id: page.page_id, page_title: page.page_title }}
          close={() => setScheduling(false)}
        />
      )}
    </>
  )
}

/** A native popover with a short list of buttons: no library has to load for it. */
function PageMenu({
  page,
  kind,
  leave,
}: {
  page: PageEntity
  kind: 'glass' | 'ghost'
  leave: (() => void) | null
}): ReactNode {
  const t = useT()
  const id = useId()
  const share = useShare(page)
  const hide = (): void => document.getElementById(id)?.hidePopover()
  const entry = (icon: ReactNode, label: string, act: () => void): ReactNode => (
    <li>
      <button
        type="button"
        className={styles.entry}
        onClick={() => {
          hide()
          act()
        }}
      >
        {icon}
        {label}
      </button>
    </li>
  )
  return (
    <div className={styles.menu}>
      <IconButton kind={kind} label={t('common.menu')} icon={<Ellipsis />} popoverTarget={id} />
      <ul id={id} popover="auto" className={styles.list} aria-label={t('common.menu')}>
        {entry(<Share aria-hidden="true" />, t('page.menu.share'), () => void share())}
        {leave &&
          page.page_content_type === 'program' &&
          entry(<LogOut aria-hidden="true" />, t('page.menu.leave'), leave)}
      </ul>
    </div>
  )
}
