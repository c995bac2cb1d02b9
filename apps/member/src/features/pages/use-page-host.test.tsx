import { aPageLink, testId } from '@foyer/content/testing'
import type { PageHost } from '@foyer/content/views'
import type { MouseEvent, ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { SessionState } from '../../platform/session/session-state.ts'
import { createStore } from '../../platform/store.ts'
import { renderMarkup } from '../../testing/render.tsx'
import { signedIn } from '../../testing/logins.ts'
import { anOpenIndex } from '../../testing/pages.ts'
import type { ClientLinkState } from '../access/index.ts'
import { usePageHost } from './use-page-host.ts'
import type { ScheduledPage } from './use-page-host.ts'

const [product, overlay, page_id] = [testId(7), testId(8), testId(61)]
const opens = '2031-05-04T09:00:00.000Z'

type Given = {
  link?: Parameters<typeof aPageLink>[0]
  viewer?: SessionState
  /** The decision of the access trees for every page. */
  linkState?: ClientLinkState | 'loading' | null
}

/** Returns the host of a page with one link, and the result of a plain click on it. */
function setUp({ link = {}, viewer = { status: 'guest' }, linkState = null }: Given) {
  const setHash = vi.fn<(hash: string) => void>()
  const onLater = vi.fn<(page: ScheduledPage) => void>()
  const index = anOpenIndex({}, { links: { [page_id]: aPageLink(link) } })
  const hosts: PageHost[] = []
  function Probe(): ReactNode {
    hosts.push(usePageHost(index, onLater))
    return null
  }
  renderMarkup(<Probe />, {
    viewer,
    location: { hash: () => '', setHash },
    pages: {
      trees: {
        latest: createStore({ now: opens, linkStateFor: () => linkState }),
        load: async () => {},
        clear: () => {},
      },
    },
  })
  const [host] = hosts
  if (!host) throw new Error('Nothing was drawn.')
  const click = (on_click: ((event: MouseEvent) => void) | null | undefined): boolean => {
    const preventDefault = vi.fn<() => void>()
    on_click?.({ preventDefault } as unknown as MouseEvent)
    return preventDefault.mock.calls.length > 0
  }
  return { host, setHash, onLater, click, link: host.link(page_id) }
}

describe('a link on a page', () => {
  const checkout = `#checkout?ids=${product}&overlay=${overlay}`
  const offer = { product_ids: [product], overlay_id: overlay }
  const sold = { gate: 'purchase' as const, ...offer }

  it('that has to be bought takes products and overlay to the checkout', () => {
    const { link, click, setHash } = setUp({ link: sold })
    expect(click(link?.on_click)).toBe(true)
    expect(setHash.mock.calls[0]?.[0]).toBe(checkout)
  })

  it('opens its page while the viewer is unknown', () => {
    const { link, click } = setUp({ link: sold, viewer: { status: 'unchecked' } })
    expect(link).toMatchObject({ state: 'require_purchase', href: '/somewhere' })
    expect(click(link?.on_click)).toBe(false)
  })

  it('that the member has to buy takes those that their access tree names', () => {
    const linkState = { state: 'require_purchase', ...offer } as const
    const { link, click, setHash } = setUp({ link: { gate: 'login' }, viewer: signedIn(), linkState })
    expect(click(link?.on_click)).toBe(true)
    expect(setHash.mock.calls[0]?.[0]).toBe(checkout)
  })

  it.each([
    ['a guest', {}],
    ['a member before their tree is there', { viewer: signedIn() }],
    ['a member while it is on its way', { viewer: signedIn(), linkState: 'loading' }],
  ] as const)('that opens later tells %s when', (_who, given) => {
    const { link, click, onLater } = setUp({ link: { gate: 'scheduled', unlocks_at: opens }, ...given })
    expect(link).toMatchObject({ state: 'is_scheduled', available_after: opens })
    expect(click(link?.on_click)).toBe(true)
    expect(onLater).toHaveBeenCalledExactlyOnceWith({ title: 'Somewhere', available_after: opens })
  })

  it.each([
    ['a guest', {}],
    ['a member', { viewer: signedIn() }],
    [
      'a member whose tree says so',
      {
        viewer: signedIn(),
        linkState: { state: 'is_scheduled', available_after: null, waits_for: 'start' },
      },
    ],
  ] as const)('that waits for a start is followed by %s: its lock says where to start', (_who, given) => {
    const { link, click, onLater } = setUp({ link: { gate: 'progress', path: '/week' }, ...given })
    expect(link).toMatchObject({ state: 'is_scheduled', href: '/week' })
    expect(click(link?.on_click)).toBe(false)
    expect(onLater).not.toHaveBeenCalled()
  })

  it.each<ClientLinkState>([
    { state: 'require_purchase', ...offer, has_viewable: true },
    { state: 'is_scheduled', available_after: opens, waits_for: 'date', has_viewable: true },
    { state: 'require_authentication', has_viewable: true },
  ])('that is shut but lists what is open below it is drawn as shut and followed: %o', (linkState) => {
    const { link, host, click, setHash, onLater } = setUp({
      link: { ...sold, path: '/shop' },
      viewer: signedIn(),
      linkState,
    })
    expect(link).toMatchObject({ state: linkState.state, href: '/shop' })
    const button = host.action({ id: testId(1), type: 'open_page', page_id })
    expect(button).toEqual({ state: linkState.state, href: '/shop' })
    expect(click(link?.on_click)).toBe(false)
    expect(setHash).not.toHaveBeenCalled()
    expect(onLater).not.toHaveBeenCalled()
  })

  it('to the start page leads home, also as the address of a button', () => {
    const { link, host, click } = setUp({ link: { path: '/' } })
    expect(link?.href).toBe('/')
    expect(click(link?.on_click)).toBe(false)
    const home = host.action({ id: testId(1), type: 'open_url', url: '/' })
    expect(home).toEqual({ href: '/', state: 'granted' })
  })
})

describe('a button on a page', () => {
  it('that sells takes products and overlay to the checkout', () => {
    const { host, click, setHash } = setUp({})
    const buy = host.action({
      id: testId(1),
      type: 'trigger_purchase',
      product_ids: [product],
      overlay_id: overlay,
    })
    const checkout = `#checkout?ids=${product}&overlay=${overlay}`
    expect(buy.href).toBe(checkout)
    expect(click(buy.on_click)).toBe(true)
    expect(setHash.mock.calls[0]?.[0]).toBe(checkout)
  })
})
