import type { PageEntity } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Bookmark, CalendarPlus, Ellipsis, Info, LogOut, Share } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useHash } from '../../platform/routing/use-hash.ts'
import { useMember } from '../../platform/session/use-session.ts'
import styles from './page-buttons.module.css'
import { usePages } from './pages-context.ts'
import { useErrands } from './use-errands.ts'
import { useStanding } from './use-standing.ts'

type PageButtonsProps = {
  page: PageEntity
  kind: 'glass' | 'ghost'
  /** Nothing but the owner's wish keeps the page off the viewer's calendar. */
  may_schedule: boolean
}

/** The buttons at the end of the toolbar: schedule, bookmark, and a menu of the rest (spec section 2). */
export function PageButtons({ page, kind, may_schedule }: PageButtonsProps): ReactNode {
  const t = useT()
  const { places } = usePages()
  const { standing, ask } = useStanding(page.page_id)
  const [is_scheduling, setScheduling] = useState(false)
  return (
    <>
      {may_schedule && page.show_add_to_schedule_button && places.AddToSchedule && (
        <IconButton
          kind={kind}
          label={t('page.menu.add_to_schedule')}
          icon={<CalendarPlus />}
          onClick={() => ask(() => setScheduling(true))}
        />
      )}
      {page.show_bookmark_button && (
        <IconButton
          kind={kind}
          label={t('page.menu.bookmark')}
          icon={<Bookmark />}
          is_pressed={standing?.is_bookmarked ?? false}
          onClick={() => ask((now) => now.toggleBookmark())}
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
  const { share } = useErrands(page)
  const member = useMember()
  const hash = useHash()
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
        {entry(<Share aria-hidden="true" />, t('page.menu.share'), share)}
        {member &&
          entry(<Info aria-hidden="true" />, t('page.menu.why'), () =>
            hash.open('why', { page: page.page_id }),
          )}
        {leave &&
          page.page_content_type === 'program' &&
          entry(<LogOut aria-hidden="true" />, t('page.menu.leave'), leave)}
      </ul>
    </div>
  )
}
