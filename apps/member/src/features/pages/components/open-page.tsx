import { blockTraits, pageTraits } from '@foyer/content/traits'
import { flattenBlocks, PageHostProvider, PageView } from '@foyer/content/views'
import type { PageBody } from '@foyer/contract/pages/page-index'
import { Suspense, useMemo, useState, type ReactNode, useEffect, useRef, type RefObject } from 'react'
import { lazyComponent } from '#platform/lazy-component.tsx'
import { useHash } from '#platform/routing/use-hash.ts'
import { useMember, useSession } from '#platform/session/use-session.ts'
import { CommentsRow } from './comments-row.tsx'
import { LeaveProgram } from './leave-program.tsx'
import { startsWithArtwork } from '../starts-with-artwork.ts'
import { toTrackedPage } from '../tracked-page.ts'
import styles from './open-page.module.css'
import { PageActions } from './page-actions.tsx'
import { availableActions } from '../page-actions-model.ts'
import { PageButtons } from './page-buttons.tsx'
import { PageToolbar } from './page-toolbar.tsx'
import { usePages } from '../pages-context.ts'
import { usePageHost, type ScheduledPage } from '../use-page-host.ts'
import { usePersonalTexts } from '../use-personal-texts.ts'
import { useReadOnlyOffer } from '../use-read-only-offer.ts'

const AvailabilityDialog = lazyComponent(
  async () => (await import('./availability-dialog.tsx')).AvailabilityDialog,
)

const PageLightbox = lazyComponent(async () => (await import('./page-lightbox.tsx')).PageLightbox)

/** A page that the viewer may read, with the app's navigation and actions around it. */
export function OpenPage({ index: published }: { index: PageBody }): ReactNode {
  const index = usePersonalTexts(published)
  const { page } = index
  const { slots } = usePages()
  const member = useMember()
  const { status } = useSession()
  const [lockedPage, setLockedPage] = useState<ScheduledPage | null>(null)
  const host = usePageHost(index, setLockedPage)
  const ref = useObservedLinks(index)
  const trackedPage = useMemo(() => toTrackedPage(index.page, index), [index])
  const readOnlyOffer = useReadOnlyOffer(index)
  const has_action_bar =
    readOnlyOffer !== null ||
    pageTraits(page.page_content_type).has_player ||
    availableActions(page.page_actions, false).length > 0
  const shows_comments = flattenBlocks(page.blocks).some((block) => blockTraits(block.type).shows_comments)
  const is_on_art = startsWithArtwork(page)
  const is_start = page.page_data === '/'
  const is_personal = isPersonal(page)
  const has_back = page.show_back_button && !page.is_root

  return (
    <PageHostProvider value={host}>
      <div
        ref={ref}
        className={styles.page}
        data-has-action={has_action_bar || undefined}
        data-hides-tabs={!page.show_tabbar || undefined}
        data-is-start={is_start || undefined}
        data-is-personal={is_personal || undefined}
        data-is-unchecked={status === 'unchecked' || undefined}
        style={page.background_color === null ? undefined : { backgroundColor: page.background_color }}
      >
        {page.use_global_toolbar ? (
          <PageToolbar
            title={page.page_title}
            has_back={has_back}
            is_on_art={is_on_art}
            is_read={pageTraits(page.page_content_type).is_reading}
            lead={is_start ? slots.brand() : null}
          >
            {(kind) => (
              <PageButtons
                page={page}
                kind={kind}
                has_menu={
                  !page.is_root || Boolean(index.access) || pageTraits(page.page_content_type).can_be_left
                }
                may_schedule={readOnlyOffer === null}
              />
            )}
          </PageToolbar>
        ) : (
          has_back && <PageToolbar title="" has_back is_on_art is_bare />
        )}
        <PageView
          index={index}
          actions={has_action_bar && <PageActions page={page} place="inside" readOnlyOffer={readOnlyOffer} />}
        />
        {page.is_commentable && page.message_thread_id !== null && !shows_comments && (
          <CommentsRow thread_id={page.message_thread_id} />
        )}
        <LeaveProgram page={page} />
        {member && slots.HomeSync && is_personal && <slots.HomeSync />}
        {has_action_bar && <PageActions page={page} place="foot" readOnlyOffer={readOnlyOffer} />}
      </div>
      {member && slots.MemberSync && <slots.MemberSync page={trackedPage} />}
      {lockedPage && (
        <Suspense>
          <AvailabilityDialog page={lockedPage} close={() => setLockedPage(null)} />
        </Suspense>
      )}
      <OpenLightbox index={index} />
    </PageHostProvider>
  )
}

/** The lightbox that the hash opens; its code comes with the first of them. */
function OpenLightbox({ index }: { index: PageBody }): ReactNode {
  const hash = useHash()
  const action_id = hash.get('lightbox')?.query['action']
  if (action_id === undefined) return null
  return (
    <Suspense>
      <PageLightbox index={index} action_id={action_id} close={() => hash.close('lightbox')} />
    </Suspense>
  )
}

/** Whether a block of the page is personalized. */
function isPersonal({ blocks }: PageBody['page']): boolean {
  return flattenBlocks(blocks).some(({ props }) => props['is_personal'] === true)
}

/** Attends to the links of a page in view, once it has been drawn. */
function useObservedLinks(index: PageBody): RefObject<HTMLDivElement | null> {
  const { observeLinks } = usePages()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? observeLinks(ref.current, index) : undefined), [index, observeLinks])
  return ref
}
