import { artForType } from '@foyer/content/traits'
import { formatFacts } from '@foyer/content/views'
import type { PageShell } from '@foyer/contract/pages/page-index'
import { artUrl, parseArtSpec } from '@foyer/domain/art'
import type { Format, Translate } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, LinkButton, ListRow, RowList } from '@foyer/ui'
import { Lock, Play } from 'lucide-react'
import { useCallback, useEffect, type ReactNode, useMemo } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePlatform } from '#platform/platform.ts'
import { useFormatError } from '#platform/format-error.ts'
import { checkoutQuery } from '#platform/routing/checkout-query.ts'
import { useHash } from '#platform/routing/use-hash.ts'
import { useMember } from '#platform/session/use-session.ts'
import { useToast } from '#platform/toasts.ts'
import { Cover } from '#platform/screen/cover.tsx'
import { lazyFeature } from '#platform/texts/lazy-feature.tsx'
import { PageToolbar } from './page-toolbar.tsx'
import type { Denial, ViewablePage } from '../page-state.ts'
import styles from './states.module.css'
import { usePages } from '../pages-context.ts'
import { scheduleUnlockCheck } from '../schedule-unlock-check.ts'
import { useLockedPageFlow } from '../use-locked-page-flow.ts'
import { usePurchaseOffer, type Offer } from '../use-purchase-offer.ts'
import type { PitchedProduct } from './product-pitch.tsx'
import { toTrackedPage } from '../tracked-page.ts'
import { formatStartLabel } from '../page-actions-model.ts'
import { useMemberState } from '../use-member-state.ts'

const PageEndedAccess = lazyFeature(async () => (await import('./ended-access.tsx')).PageEndedAccess, ['why'])

const loadSale = async () => import('./locked-sale.tsx')
const SaleContents = lazyFeature(async () => (await loadSale()).SaleContents, ['checkout'])
const SaleButtons = lazyFeature(async () => (await loadSale()).SaleButtons, ['checkout'])

/** A page that is locked for this viewer: lock, reason and what unlocks it (spec section 2, "Locked page"). */
export function LockedPage({ shell, denial }: { shell: PageShell; denial: Denial }): ReactNode {
  const { offer, products } = usePurchaseOffer(denial)
  useLockedPageFlow(denial, offer)
  useRefetchOnUnlock(denial.available_after)
  return <LockedState shell={shell} denial={denial} offer={offer} products={products} />
}

type LockedStateProps = {
  shell: PageShell
  denial: Denial
  offer: Offer
  products?: readonly PitchedProduct[]
}

/** The content of a locked page, once it is known what is on sale. */
export function LockedState({ shell, denial, offer, products = [] }: LockedStateProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const hash = useHash()
  const member = useMember()
  const openStart = useOpenStart(denial.start_page_id)
  const { viewable = [] } = denial
  const reason = denial.denied_by ?? denial.reason
  const isOnSale = offer === 'on_sale' || offer === 'unknown'
  const isOverdue = offer === 'overdue'
  const mustLogIn = member === null
  const mustStart = reason === 'START_REQUIRED' && denial.start_page_id !== null
  const can_start_here = mustStart && denial.start_page_id === shell.page_id
  const leads_to_start = mustStart && !can_start_here
  return (
    <section className={styles.state} data-sells={isOnSale} data-hides-tabs aria-labelledby="locked">
      <PageToolbar title={shell.page_title} has_back is_on_art />
      <div className={styles.art}>
        <ShellArtwork shell={shell} />
      </div>
      <div>
        <div className={styles.lock}>
          <Lock aria-hidden="true" />
        </div>
        <div className={styles.words}>
          <h1 id="locked" className={styles.title}>
            {t(isOverdue ? 'common.overdue_payment' : 'common.no_access')}
          </h1>
          {isOnSale && (
            <p className={styles.name} dir="auto">
              {shell.page_title}
            </p>
          )}
          <p className={styles.text}>
            {formatOffer(t, offer, shell.page_title) ??
              formatReason(t, format, shell, { ...denial, reason }, member !== null)}
          </p>
          {member && (reason === 'PURCHASE_REQUIRED' || reason === 'IS_PRIVATE') && (
            <PageEndedAccess page_id={shell.page_id} />
          )}
        </div>
      </div>
      {isOnSale && <SaleContents shell={shell} products={products} />}
      {viewable.length > 0 && <ViewableChildren title={shell.page_title} pages={viewable} />}
      <div className={styles.actions}>
        {isOnSale && (
          <SaleButtons products={products} overlay_id={denial.overlay_id}>
            <Button
              is_wide
              onClick={() => hash.open('checkout', checkoutQuery(denial.product_ids, denial.overlay_id))}
            >
              {t('common.purchase')}
            </Button>
          </SaleButtons>
        )}
        {isOverdue && (
          <LinkButton is_wide href="/me/account/subscriptions">
            {t('page.locked.to_pay')}
          </LinkButton>
        )}
        {can_start_here && member && <StartPageButton shell={shell} />}
        {leads_to_start && (
          <Button is_wide onClick={() => void openStart()}>
            {t('page.locked.to_start')}
          </Button>
        )}
        {mustLogIn && (
          <Button
            is_wide={!isOnSale}
            size={isOnSale ? 'small' : 'medium'}
            kind={isOnSale || leads_to_start ? 'ghost' : 'accent'}
            onClick={() => hash.open('auth')}
          >
            {t('common.log_in')}
          </Button>
        )}
        {!isOnSale && !isOverdue && !mustLogIn && !mustStart && (
          <LinkButton is_wide href="/">
            {t('common.take_me_home')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

/** What below the page is open to this viewer. */
function ViewableChildren({ title, pages }: { title: string; pages: readonly ViewablePage[] }): ReactNode {
  const t = useT()
  const message = t('page.locked.children', { title })
  return (
    <div className={styles.viewable}>
      <p className={styles.text}>{message}</p>
      <RowList label={message}>
        {pages.map(({ page_id, path, title: name, content_type, facts, cover, cover_asset }) => (
          <ListRow
            key={page_id}
            href={path}
            title={name}
            meta={formatFacts(t, content_type, facts)}
            lead={
              <Cover
                cover={cover}
                asset={cover_asset}
                of={{ id: page_id, content_type }}
                width={56}
                height={56}
              />
            }
          />
        ))}
      </RowList>
    </div>
  )
}

/** The text of the offer, when it adds something to the reason. */
function formatOffer(t: Translate, offer: Offer, title: string): string | null {
  if (offer === 'overdue') return t('page.locked.overdue', { title })
  return offer === 'off_sale' ? t('page.locked.off_sale', { title }) : null
}

/** The sentence for a reason. */
export function formatReason(
  t: Translate,
  format: Pick<Format, 'dateTime'>,
  { page_id, page_title: title }: Pick<PageShell, 'page_id' | 'page_title'>,
  denial: Denial,
  is_signed_in: boolean,
): string {
  switch (denial.reason) {
    case 'PURCHASE_REQUIRED':
      return t(is_signed_in ? 'page.locked.purchase' : 'page.locked.purchase_guest', { title })
    case 'AUTHENTICATION_REQUIRED':
      return t('page.locked.authentication', { title })
    case 'IS_PRIVATE':
      return t('page.locked.private', { title })
    case 'START_REQUIRED':
      if (denial.start_page_id === null) return t('page.locked.scheduled', { title })
      if (denial.start_page_id !== page_id) return t('page.locked.start', { title })
      return t(is_signed_in ? 'page.locked.start_own' : 'page.locked.start_own_guest', { title })
    case 'VIEWABLE_CHILDREN':
      return t('page.locked.children', { title })
    default:
      return denial.available_after === null
        ? t('page.locked.scheduled', { title })
        : t('page.locked.scheduled_on', { title, date: format.dateTime(denial.available_after, 'long') })
  }
}

/** The cover that strangers may see: drawn, or the page's artwork. */
function ShellArtwork({ shell }: { shell: PageShell }): ReactNode {
  const { app } = usePlatform()
  const { cover, page_id, page_content_type } = shell
  const artSpec = cover && 'art' in cover ? parseArtSpec(cover.art) : null
  const spec = artSpec ?? artForType(page_id, page_content_type)
  return <img src={artUrl(app.theme.primary_color, spec, 750, 728)} alt="" width={750} height={728} />
}

/** Reloads access at the time when the page should have opened. */
function useRefetchOnUnlock(available_after: string | null): void {
  const { invalidateAccess } = usePages()
  useEffect(
    () =>
      available_after === null
        ? undefined
        : scheduleUnlockCheck(available_after, () => void invalidateAccess(false)),
    [available_after, invalidateAccess],
  )
}

function useOpenStart(page_id: string | null): () => Promise<void> {
  const api = useApi()
  const { location } = usePlatform()
  const toast = useToast()
  const message = useFormatError()
  return useCallback(async () => {
    if (page_id === null) return
    try {
      const { path } = await api('pages.getPagePath', { id: page_id })
      location.navigate(path)
    } catch (error) {
      toast({ text: message(error), tone: 'danger' })
    }
  }, [api, location, page_id, toast, message])
}

/**
 * Starts a page that only waits for its start. The start changes the viewer key, so the page loads again; if that
 * load fails, another press repeats it.
 */
function StartPageButton({ shell }: { shell: PageShell }): ReactNode {
  const t = useT()
  const { slots, refetch } = usePages()
  const { memberState, is_waiting, runWhenReady } = useMemberState(shell.page_id)
  const trackedPage = useMemo(() => toTrackedPage(shell), [shell])
  return (
    <>
      <Button
        is_wide
        icon={<Play fill="currentColor" />}
        is_busy={is_waiting || memberState?.is_starting}
        onClick={() => runWhenReady((state) => (state.is_started ? refetch() : state.start()))}
      >
        {formatStartLabel(t, shell.page_content_type)}
      </Button>
      {slots.MemberSync && <slots.MemberSync page={trackedPage} />}
    </>
  )
}
