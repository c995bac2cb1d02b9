import type { PageEntity } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Bookmark, Calendar, Ellipsis, Search } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { loadWithRetry } from '#platform/load-with-retry.ts'
import { usePlatform } from '#platform/platform.ts'
import { useMember } from '#platform/session/use-session.ts'
import { useStore } from '#platform/store.ts'
import { NavigationLink } from '../../apps/index.ts'
import styles from './page-buttons.module.css'
import type { PageMenuEntries } from './page-menu-entries.tsx'
import { usePages } from '../pages-context.ts'
import { useMemberState } from '../use-member-state.ts'

type PageButtonsProps = {
  page: PageEntity
  kind: 'glass' | 'ghost'
  /** A top-level page has a menu only when it is gated, for the entry that explains the access, or can be left. */
  has_menu: boolean
  /** False if the viewer may not schedule the page, whatever the owner's setting. */
  may_schedule: boolean
}

/** The buttons at the end of the toolbar: schedule, bookmark, and a menu of the rest (spec section 2). */
export function PageButtons({ page, kind, has_menu, may_schedule }: PageButtonsProps): ReactNode {
  const t = useT()
  const { slots } = usePages()
  const { memberState, runWhenReady } = useMemberState(page.page_id)
  const { app, navigation } = usePlatform()
  const is_member = (useMember()?.subscriber_id ?? null) !== null
  const items = useStore(navigation)
  const [is_scheduling, setScheduling] = useState(false)
  return (
    <>
      <a href="/discover/search" className={styles.search} data-is-root={page.is_root || undefined}>
        <Search aria-hidden="true" />
        <span className={styles.topLabel}>{t('page.toolbar.search', { app: app.name })}</span>
      </a>
      {is_member && slots.Bell && <slots.Bell is_root={page.is_root} />}
      {items
        .filter(({ place }) => place === 'top')
        .map((item) => (
          <NavigationLink key={item.id} item={item} className={styles.top} label_class={styles.topLabel} />
        ))}
      {may_schedule && page.show_add_to_schedule_button && slots.AddToSchedule && (
        <IconButton
          kind={kind}
          label={t('page.menu.add_to_schedule')}
          icon={<Calendar />}
          onClick={() => runWhenReady(() => setScheduling(true))}
        />
      )}
      {page.show_bookmark_button && (
        <IconButton
          kind={kind}
          label={t('page.menu.bookmark')}
          icon={<Bookmark />}
          is_pressed={memberState?.is_bookmarked ?? false}
          onClick={() => runWhenReady((state) => state.toggleBookmark())}
        />
      )}
      {(has_menu || items.some(({ place }) => place === 'menu')) && (
        <PageMenu
          page={page}
          kind={kind}
          onSchedule={
            may_schedule && slots.AddToSchedule ? () => runWhenReady(() => setScheduling(true)) : null
          }
        />
      )}
      {is_scheduling && slots.AddToSchedule && (
        <slots.AddToSchedule
          page={{ page_id: page.page_id, page_title: page.page_title }}
          close={() => setScheduling(false)}
        />
      )}
    </>
  )
}

/** A native popover with a short list of buttons; it needs no library, and its entries load when it first opens. */
function PageMenu({
  page,
  kind,
  onSchedule,
}: Pick<PageButtonsProps, 'page' | 'kind'> & { onSchedule: (() => void) | null }): ReactNode {
  const t = useT()
  const id = useId()
  const { toasts } = usePlatform()
  const [Entries, setEntries] = useState<typeof PageMenuEntries | null>(null)
  const hide = (): void => document.getElementById(id)?.hidePopover()
  const loadEntries = (): void => {
    loadWithRetry(() => import('./page-menu-entries.tsx')).then(
      (module) => setEntries(() => module.PageMenuEntries),
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
          if (list?.matches(':popover-open')) loadEntries()
        }}
        popover="auto"
        className={styles.list}
        aria-label={t('common.menu')}
        onToggle={loadEntries}
      >
        {Entries && <Entries page={page} hide={hide} onSchedule={onSchedule} />}
      </ul>
    </div>
  )
}
