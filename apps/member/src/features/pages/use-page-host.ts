import type { HostAction, HostLink, PageHost } from '@foyer/content/views'
import type { PageBody } from '@foyer/contract/pages/page-index'
import type { BlockAction } from '@foyer/contract/pages/shapes'
import { useMemo } from 'react'
import type { MouseEvent } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { checkoutQuery } from '../../platform/routing/checkout-query.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import type { HashRouter } from '../../platform/routing/use-hash.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { gateState } from '../access/index.ts'
import type { ClientLinkState } from '../access/index.ts'
import { pageAfter, progressOf } from './page-member.ts'
import { usePages } from './pages-context.ts'
import { useErrands } from './use-errands.ts'

/** A page that opens later, as the dialog about it needs it. */
export type LaterPage = { title: string; available_after: string | null }

/**
 * What the views of a page ask of the app: links with their state and progress, and what buttons do. The server draws
 * with the same answers as a guest's first look, so that hydration finds no difference.
 */
export function usePageHost(index: PageBody, onLater: (page: LaterPage) => void): PageHost {
  const { locale, app } = usePlatform()
  const { trees, member: members, now: personal, places } = usePages()
  const session = useSession()
  const judged = useStore(trees.latest)
  const member = useStore(members)
  const now = useStore(personal)
  const hash = useHash()
  const errands = useErrands(index.page)

  return useMemo<PageHost>(() => {
    const link = (page_id: string): HostLink | null => {
      const known = index.links[page_id]
      if (!known) return null
      const gate = gateState(known, session.status === 'authenticated' ? session : null, judged)
      if (gate.state === 'missing') return null
      return {
        href: known.path,
        title: known.title,
        content_type: known.content_type,
        cover: known.cover,
        facts: known.facts,
        state: gate.state,
        available_after: gate.state === 'is_scheduled' ? gate.available_after : null,
        progress: progressOf(member, page_id),
        // Before it is known who looks, the page itself says what it asks for.
        on_click: session.status === 'unchecked' ? null : onClickOf(gate, known.title, hash, onLater),
      }
    }
    const action = (asked: BlockAction): HostAction => {
      switch (asked.type) {
        case 'open_page': {
          if (asked.page_id === null) return { state: 'granted' }
          const to = link(asked.page_id)
          const { page_id } = asked
          if (!to) return { state: 'granted', on_click: () => errands.openPage(page_id) }
          return { href: to.href, state: to.state, ...(to.on_click ? { on_click: to.on_click } : {}) }
        }
        case 'open_url':
          return asked.url === '' ? { state: 'granted' } : { href: asked.url, state: 'granted' }
        case 'trigger_purchase': {
          if (asked.product_ids.length === 0) return { state: 'granted' }
          const query = checkoutQuery(asked.product_ids, asked.overlay_id ?? null)
          return {
            href: `#checkout?ids=${query.ids}${query.overlay ? `&overlay=${query.overlay}` : ''}`,
            state: 'granted',
            on_click: instead(() => hash.open('checkout', query)),
          }
        }
        case 'open_next': {
          const next = pageAfter(index.page.page_id, index.page.siblings, member)
          const to = next === null ? null : link(next)
          if (!to) return { state: 'granted', on_click: errands.openNext }
          return { href: to.href, state: to.state, ...(to.on_click ? { on_click: to.on_click } : {}) }
        }
        default:
          return { state: 'granted', on_click: errands.share }
      }
    }
    return {
      locale,
      time_zone: app.time_zone,
      brand: app.theme.primary_color,
      is_preview: false,
      index,
      member: now,
      link,
      action,
      panes: places.panes,
    }
  }, [index, session, judged, member, now, hash, onLater, locale, app, places, errands])
}

function onClickOf(
  gate: ClientLinkState | { state: 'loading' },
  title: string,
  hash: HashRouter,
  onLater: (page: LaterPage) => void,
): HostLink['on_click'] {
  if ('has_viewable' in gate && gate.has_viewable) return null
  switch (gate.state) {
    case 'require_authentication':
      return instead(() => hash.open('auth'))
    case 'require_purchase':
      return gate.product_ids.length === 0
        ? null
        : instead(() => hash.open('checkout', checkoutQuery(gate.product_ids, gate.overlay_id)))
    case 'is_scheduled':
      return gate.waits_for === 'date'
        ? instead(() => onLater({ title, available_after: gate.available_after }))
        : null
    default:
      return null
  }
}

/** A plain click does this instead of following the link; other clicks open the page, which says why it is shut. */
function instead(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
