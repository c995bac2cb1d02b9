import { PageHostProvider, PageView } from '@foyer/content/views'
import type { PageBody } from '@foyer/contract/pages/page-index'
import { Suspense, useMemo, useState, type ReactNode, useEffect, useRef, type RefObject } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useMember } from '../../platform/session/use-session.ts'
import { CommentsRow } from './comments-row.tsx'
import { startsWithArtwork } from './has-artwork.ts'
import { followedPage } from './followed-page.ts'
import styles from './open-page.module.css'
import { PageActions } from './page-actions.tsx'
import { offeredActions } from './page-actions-model.ts'
import { PageButtons } from './page-buttons.tsx'
import { PageToolbar } from './page-toolbar.tsx'
import { usePages } from './pages-context.ts'
import { usePageHost, type LaterPage } from './use-page-host.ts'
import { useReading } from './use-reading.ts'

const AvailabilityDialog = lazyPart(
  async () => (await import('./availability-dialog.tsx')).AvailabilityDialog,
)

/** A page that this viewer may read, with everything that the app puts around it. */
export function OpenPage({ index }: { index: PageBody }): ReactNode {
  const { page } = index
  const { places } = usePages()
  const member = useMember()
  const [later, setLater] = useState<LaterPage | null>(null)
  const host = usePageHost(index, setLater)
  const ref = usePreload(index)
  const followed = useMemo(() => followedPage(index.page, index), [index])
  const reading = useReading(index)
  const has_bar = reading !== null || offeredActions(page.page_actions, false).length > 0
  const has_chat_block = page.blocks.some((block) => block.type === 'chat')
  const is_on_art = startsWithArtwork(page)
  const is_start = page.page_data === '/'
  const is_personal = isPersonal(page)

  return (
    <PageHostProvider value={host}>
      <div
        ref={ref}
        className={styles.page}
        data-has-action={has_bar || undefined}
        data-hides-tabs={!page.show_tabbar || undefined}
        data-is-start={is_start || undefined}
        data-is-personal={is_personal || undefined}
        style={page.background_color === null ? undefined : { backgroundColor: page.background_color }}
      >
        {page.use_global_toolbar && (
          <PageToolbar
            title={page.page_title}
            has_back={page.show_back_button && !page.is_root}
            is_on_art={is_on_art}
            is_read={page.page_content_type === 'article'}
            lead={is_start ? places.brand() : null}
          >
            {(kind) => (
              <PageButtons
                page={page}
                kind={kind}
                has_menu={!page.is_root || Boolean(index.access)}
                may_schedule={reading === null}
              />
            )}
          </PageToolbar>
        )}
        <PageView
          index={index}
          actions={has_bar && <PageActions page={page} place="inside" reading={reading} />}
        />
        {page.is_commentable && page.message_thread_id !== null && !has_chat_block && (
          <CommentsRow thread_id={page.message_thread_id} />
        )}
        {member && places.Now && is_personal && <places.Now />}
        {has_bar && <PageActions page={page} place="foot" reading={reading} />}
      </div>
      {member && places.Follow && <places.Follow page={followed} />}
      {later && (
        <Suspense>
          <AvailabilityDialog page={later} close={() => setLater(null)} />
        </Suspense>
      )}
    </PageHostProvider>
  )
}

/** Whether some part of the page speaks to each member. */
function isPersonal({ blocks }: PageBody['page']): boolean {
  return blocks.some(({ props }) => props['is_personal'] === true)
}

/** Attends to the links of a page in view, once it has been drawn. */
function usePreload(index: PageBody): RefObject<HTMLDivElement | null> {
  const { attendLinks } = usePages()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? attendLinks(ref.current, index) : undefined), [index, attendLinks])
  return ref
}
