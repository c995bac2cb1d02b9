import type { HostAction, HostLink, PageHost } from '@foyer/content/views'
import type { PageBody } from '@foyer/contract/pages/page-index'
import type { BlockAction } from '@foyer/contract/pages/shapes'
import { hasTarget } from '@foyer/contract/rules/action-target'
import { formatMailto } from '@foyer/contract/rules/mailto'
import { useMemo } from 'react'
import type { MouseEvent } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { checkoutQuery } from '../../platform/routing/checkout-query.ts'
import { formatHash } from '../../platform/routing/hash.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import type { HashRouter } from '../../platform/routing/use-hash.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { resolveLinkState } from '../access/index.ts'
import type { ClientLinkState } from '../access/index.ts'
import { findNextPage, progressLabel } from './page-member-state.ts'
import { usePages } from './pages-context.ts'
import { usePageOperations } from './use-page-operations.ts'

/** A page that opens later, as the dialog about it needs it. */
export type ScheduledPage = { title: string; available_after: string | null }

/**
 * The host of a page's views: links with their state and progress, and actions of buttons. Its first result in the
 * browser equals the one on the server (a guest's), so that hydration finds no mismatch.
 */
export function usePageHost(index: PageBody, onScheduled: (page: ScheduledPage) => void): PageHost {
  const { locale, app, api } = usePlatform()
  const { trees, member: memberStore, now: homeStore, slots } = usePages()
  const session = useSession()
  const snapshot = useStore(trees.latest)
  const member = useStore(memberStore)
  const now = useStore(homeStore)
  const hash = useHash()
  const operations = usePageOperations(index.page)

  return useMemo<PageHost>(() => {
    const link = (page_id: string): HostLink | null => {
      const indexLink = index.links[page_id]
      if (!indexLink) return null
      const gate = resolveLinkState(indexLink, session.status === 'authenticated' ? session : null, snapshot)
      if (gate.state === 'missing') return null
      return {
        href: indexLink.path,
        title: indexLink.title,
        content_type: indexLink.content_type,
        cover: indexLink.cover,
        facts: indexLink.facts,
        state: gate.state,
        available_after: gate.state === 'is_scheduled' ? gate.available_after : null,
        progress: progressLabel(member, page_id),
        // Until the viewer is known, a link opens the page, which shows its own requirements.
        on_click:
          session.status === 'unchecked'
            ? null
            : createClickHandler(gate, indexLink.title, hash, onScheduled),
      }
    }
    const openPanel = (name: string, query: Readonly<Record<string, string>>): HostAction => ({
      href: formatHash([{ name, query }]),
      state: 'granted',
      on_click: interceptClick(() => hash.open(name, query)),
    })
    const followLink = ({ href, state, on_click }: HostLink): HostAction => ({
      href,
      state,
      ...(on_click ? { on_click } : {}),
    })
    const action = (blockAction: BlockAction): HostAction => {
      if (!hasTarget(blockAction)) return { state: 'granted' }
      switch (blockAction.type) {
        case 'open_page': {
          const page_id = blockAction.page_id ?? ''
          const to = link(page_id)
          return to ? followLink(to) : { state: 'granted', on_click: () => operations.openPage(page_id) }
        }
        case 'open_url':
          return { href: blockAction.url, state: 'granted' }
        case 'open_email':
          return { href: formatMailto(blockAction), state: 'granted' }
        case 'trigger_purchase':
          return openPanel('checkout', checkoutQuery(blockAction.product_ids, blockAction.overlay_id ?? null))
        case 'trigger_form': {
          const id = blockAction.form_id ?? ''
          const to = link(id)
          // A locked form is explained as other locked pages are.
          if (to && to.state !== 'granted') return followLink(to)
          return { ...openPanel('form', { id }), href: to?.href ?? `/forms/${id}` }
        }
        case 'trigger_overlay':
          return openPanel('overlay', { id: blockAction.overlay_id ?? '' })
        case 'open_lightbox':
          return openPanel('lightbox', { action: blockAction.id })
        case 'open_next': {
          const next = findNextPage(index.page.page_id, index.page.siblings, member)
          const to = next === null ? null : link(next)
          return to ? followLink(to) : { state: 'granted', on_click: operations.openNext }
        }
        default:
          return { state: 'granted', on_click: operations.share }
      }
    }
    return {
      locale,
      time_zone: app.time_zone,
      brand: app.theme.primary_color,
      is_preview: false,
      embeds: app.embeds,
      index,
      member: now,
      plan: member?.page_id === index.page.page_id ? member.plan : null,
      viewer:
        session.status === 'authenticated'
          ? { name: session.user.name, picture: session.user.avatar_urls?.large ?? null }
          : null,
      link,
      action,
      openMedia: (media_id) => api('pages.openMedia', { id: index.page.page_id, media_id }),
      completePage: () => {
        const state = memberStore.get()
        if (state && !state.is_completed) state.setCompleted(true)
      },
      panes: slots.panes,
    }
  }, [
    index,
    session,
    snapshot,
    member,
    now,
    hash,
    onScheduled,
    locale,
    app,
    api,
    memberStore,
    slots,
    operations,
  ])
}

function createClickHandler(
  gate: ClientLinkState | { state: 'loading' },
  title: string,
  hash: HashRouter,
  onScheduled: (page: ScheduledPage) => void,
): HostLink['on_click'] {
  if ('has_viewable' in gate && gate.has_viewable) return null
  switch (gate.state) {
    case 'require_authentication':
      return interceptClick(() => hash.open('auth'))
    case 'require_purchase':
      return gate.product_ids.length === 0
        ? null
        : interceptClick(() => hash.open('checkout', checkoutQuery(gate.product_ids, gate.overlay_id)))
    case 'is_scheduled':
      return gate.waits_for === 'date'
        ? interceptClick(() => onScheduled({ title, available_after: gate.available_after }))
        : null
    default:
      return null
  }
}

/** Replaces a plain click on a link; other clicks open the page, which shows why it is locked. */
function interceptClick(handler: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    handler()
  }
}
