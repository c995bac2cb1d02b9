import type { HostMember } from '@foyer/content/views'
import { ApiError } from '@foyer/contract/api-error'
import type { ApiClient } from '@foyer/contract/client'
import { withPreview } from '@foyer/domain/preview'
import type { AnyCall } from '#platform/api/create-api.ts'
import type { WaitingWrite } from '#platform/offline/write-queue.ts'
import type { Platform } from '#platform/platform.ts'
import { createStore } from '#platform/store.ts'
import type { PageMember } from '../page-member.ts'
import type { Pages } from '../pages-context.ts'
import type { HeldGrant } from './preview-link.ts'
import { sessionOf } from './preview-person.ts'
import type { PreviewPages } from './preview-pages.ts'

const refusal = (): ApiError => new ApiError(403, { code: 'preview_is_read_only', status: 403 })
const refuse = (): Promise<never> => Promise.reject(refusal())

/**
 * The platform that a preview stands on: whoever it is shown to, and no way to the server but for drafts. What is pressed
 * that would save, buy or sign in is refused here, before anything is sent.
 */
export function previewPlatform(
  platform: Platform,
  { held, pages, name }: { held: HeldGrant; pages: PreviewPages; name: string },
): Platform {
  const state = createStore(sessionOf(held.shown_as, name))
  const call: AnyCall = async (called, input) => {
    if (called !== 'pages.getPagePath') throw refusal()
    const path = pages.pathOf(String((input as { id?: unknown } | undefined)?.id))
    if (path === null) throw new ApiError(404, { code: 'not_found', status: 404 })
    return { path }
  }
  const search = globalThis.location.search
  return {
    ...platform,
    api: call as ApiClient,
    session: {
      ...{ state, credentials: () => null, start: refuse, accept: () => {}, patchUser: () => {} },
      ...{ patchFacts: () => {}, refresh: async () => {}, tokenRefused: () => {}, signOut: async () => {} },
      onLeave: () => () => {},
    },
    queue: {
      waiting: createStore<readonly WaitingWrite[]>([]),
      ...{ send: refuse, discard: refuse, open: refuse, flush: async () => {}, wipe: async () => {} },
      onSettled: () => () => {},
    },
    location: {
      ...platform.location,
      navigate: (to, options) => platform.location.navigate(withPreview(to, search), options),
    },
    realtime: refuse,
  }
}

/** The state of the pages room in a preview: nothing is remembered, read ahead, followed or counted. */
export function previewRoom(
  room: Pages,
  { member, again }: { member: PageMember | null; again: () => void },
): Pages {
  const { signIn, brand } = room.places
  return {
    ...room,
    trees: { latest: createStore({ now: '', stateOf: () => null }), load: async () => {}, forget: () => {} },
    member: createStore<PageMember | null>(member),
    now: createStore<HostMember | null>(null),
    places: { Follow: null, Now: null, panes: {}, AddToSchedule: null, signIn, brand },
    accessChanged: async () => again(),
    renew: again,
    attendLinks: () => () => {},
    tell: () => {},
  }
}
