import type { PageEntity } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Bookmark, Calendar, Ellipsis } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { loadOnceMore } from '../../platform/load-once-more.ts'
import { usePlatform } from '../../platform/platform.ts'
import styles from './page-buttons.module.css'
import type { PageMenuEntries } from './page-menu-entries.tsx'
import { usePages } from './pages-context.ts'
import { useStanding } from './use-standing.ts'

type PageButtonsProps = {
  page: PageEntity
  kind: 'glass' | 'ghost'
  /** At the top of an app a page has no menu, unless somebody had to be let in: they may ask why. */
  has_menu: boolean
  /** Nothing but the owner's wish keeps the page off the viewer's calendar. */
  may_schedule: boolean
}

/** The buttons at the end of the toolbar: schedule, bookmark, and a menu of the rest (spec section 2). */
export function PageButtons({ page, kind, has_menu, may_schedule }: PageButtonsProps): ReactNode {
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
          icon={<Calendar />}
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
      {has_menu && <PageMenu page={page} kind={kind} leave={standing?.is_started ? standing.leave : null} />}
      {is_scheduling && places.AddToSchedule && (
        <places.AddToSchedule
          page={{ page_id: page.page_id, page_title: page.page_title }}
          close={() => setScheduling(false)}
        />
      )}
    </>
  )
}

/** A native popover with a short list of buttons: no library has to load for it, and its entries with the first look. */
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
  const { toasts } = usePlatform()
  const [Entries, setEntries] = useState<typeof PageMenuEntries | null>(null)
  const hide = (): void => document.getElementById(id)?.hidePopover()
  const fetchEntries = (): void => {
    loadOnceMore(() => import('./page-menu-entries.tsx')).then(
      (found) => setEntries(() => found.PageMenuEntries),
      () => toasts.add({ text: t('common.something_went_wrong'), tone: 'danger' }),
    )
  }
  return (
    <div className={styles.menu}>
      <IconButton kind={kind} label={t('common.menu')} icon={<Ellipsis />} popoverTarget={id} />
      <ul
        id={id}
        // The document opens the menu by itself, also before the app listens.
        ref={(list) => {
          if (list?.matches(':popover-open')) fetchEntries()
        }}
        popover="auto"
        className={styles.list}
        aria-label={t('common.menu')}
        onToggle={fetchEntries}
      >
        {Entries && <Entries page={page} leave={leave} hide={hide} />}
      </ul>
    </div>
  )
}
