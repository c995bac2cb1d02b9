import { factsLine } from '@foyer/content/views'
import type { PageShell } from '@foyer/contract/pages/page-index'
import { artForPage, artUrl, parseArtSpec } from '@foyer/domain/art'
import type { Format, Translate } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, LinkButton, ListRow, RowList } from '@foyer/ui'
import { Lock } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useProblemWords } from '../../platform/problem-words.ts'
import { checkoutQuery } from '../../platform/routing/checkout-query.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { useToast } from '../../platform/toasts.ts'
import { Cover } from '../../platform/screen/cover.tsx'
import { lazyRoom } from '../../platform/texts/lazy-room.tsx'
import { OwnStart } from './locked-start.tsx'
import { PageToolbar } from './page-toolbar.tsx'
import type { Denial, ViewablePage } from './page-state.ts'
import styles from './states.module.css'
import { usePages } from './pages-context.ts'
import { wakeAt } from './unlock-timer.ts'
import { useLockedFlow } from './use-locked-flow.ts'
import { useOffer } from './use-offer.ts'
import type { Offer } from './use-offer.ts'

const EndedOfPage = lazyRoom(async () => (await import('./ended-lines.tsx')).EndedOfPage, ['why'])

/** A page that is shut for this viewer: a lock, the reason, and what opens it (spec section 2, "Locked page"). */
export function LockedPage({ shell, denial }: { shell: PageShell; denial: Denial }): ReactNode {
  const offer = useOffer(denial)
  useLockedFlow(denial, offer)
  useUnlock(denial.available_after)
  return <LockedState shell={shell} denial={denial} offer={offer} />
}

type LockedStateProps = { shell: PageShell; denial: Denial; offer: Offer }

/** What a shut page says and offers, once it is known what of it there is to buy. */
export function LockedState({ shell, denial, offer }: LockedStateProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const hash = useHash()
  const member = useMember()
  const openStart = useOpenStart(denial.start_page_id)
  const { viewable = [] } = denial
  const reason = denial.denied_by ?? denial.reason
  const sells = offer === 'on_sale' || offer === 'unknown'
  const owes = offer === 'overdue'
  const logsIn = member === null
  const starts = reason === 'START_REQUIRED' && denial.start_page_id !== null
  const starts_itself = starts && denial.start_page_id === shell.page_id
  const leads_to_start = starts && !starts_itself
  return (
    <section className={styles.state} data-hides-tabs aria-labelledby="locked">
      <PageToolbar title={shell.page_title} has_back is_on_art />
      <div className={styles.art}>
        <ShellArt shell={shell} />
      </div>
      <div>
        <div className={styles.lock}>
          <Lock aria-hidden="true" />
        </div>
        <div className={styles.words}>
          <h1 id="locked" className={styles.title}>
            {t(owes ? 'common.overdue_payment' : 'common.no_access')}
          </h1>
          <p className={styles.text}>
            {offerWords(t, offer, shell.page_title) ??
              reasonOf(t, format, shell, { ...denial, reason }, member !== null)}
          </p>
          {member && (reason === 'PURCHASE_REQUIRED' || reason === 'IS_PRIVATE') && (
            <EndedOfPage page_id={shell.page_id} />
          )}
        </div>
      </div>
      {viewable.length > 0 && <Viewable title={shell.page_title} pages={viewable} />}
      <div className={styles.actions}>
        {sells && (
          <Button
            is_wide
            onClick={() => hash.open('checkout', checkoutQuery(denial.product_ids, denial.overlay_id))}
          >
            {t('common.purchase')}
          </Button>
        )}
        {owes && (
          <LinkButton is_wide href="/me/account/subscriptions">
            {t('page.locked.to_pay')}
          </LinkButton>
        )}
        {starts_itself && member && <OwnStart shell={shell} />}
        {leads_to_start && (
          <Button is_wide onClick={() => void openStart()}>
            {t('page.locked.to_start')}
          </Button>
        )}
        {logsIn && (
          <Button
            is_wide
            kind={sells || leads_to_start ? 'ghost' : 'accent'}
            onClick={() => hash.open('auth')}
          >
            {t('common.log_in')}
          </Button>
        )}
        {!sells && !owes && !logsIn && !starts && (
          <LinkButton is_wide href="/">
            {t('common.take_me_home')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

/** What below the page is open to this viewer. */
function Viewable({ title, pages }: { title: string; pages: readonly ViewablePage[] }): ReactNode {
  const t = useT()
  const words = t('page.locked.children', { title })
  return (
    <div className={styles.viewable}>
      <p className={styles.text}>{words}</p>
      <RowList label={words}>
        {pages.map(({ page_id, path, title: name, content_type, facts, cover, cover_asset }) => (
          <ListRow
            key={page_id}
            href={path}
            title={name}
            meta={factsLine(t, content_type, facts)}
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

/** The sentence for what there is to buy, where it says more than the reason. */
function offerWords(t: Translate, offer: Offer, title: string): string | null {
  if (offer === 'overdue') return t('page.locked.overdue', { title })
  return offer === 'off_sale' ? t('page.locked.off_sale', { title }) : null
}

/** The sentence for a reason. */
export function reasonOf(
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
function ShellArt({ shell }: { shell: PageShell }): ReactNode {
  const { app } = usePlatform()
  const { cover, page_id, page_content_type } = shell
  const drawn = cover && 'art' in cover ? parseArtSpec(cover.art) : null
  const spec = drawn ?? artForPage(page_id, page_content_type)
  return <img src={artUrl(app.theme.primary_color, spec, 750, 728)} alt="" width={750} height={728} />
}

/** Has the server asked again once the page should have opened. */
function useUnlock(available_after: string | null): void {
  const { accessChanged } = usePages()
  useEffect(
    () => (available_after === null ? undefined : wakeAt(available_after, () => void accessChanged(false))),
    [available_after, accessChanged],
  )
}

function useOpenStart(page_id: string | null): () => Promise<void> {
  const api = useApi()
  const { location } = usePlatform()
  const toast = useToast()
  const words = useProblemWords()
  return useCallback(async () => {
    if (page_id === null) return
    try {
      const { path } = await api('pages.getPagePath', { id: page_id })
      location.navigate(path)
    } catch (error) {
      toast({ text: words(error), tone: 'danger' })
    }
  }, [api, location, page_id, toast, words])
}
