import type { HomeSummary } from '@foyer/content/views'
import { ApiError } from '@foyer/contract/api-error'
import type { ApiClient } from '@foyer/contract/client'
import { withPreviewParam } from '@foyer/domain/preview'
import type { AnyCall } from '#platform/api/create-api.ts'
import type { QueuedWrite } from '#platform/offline/write-queue.ts'
import type { Platform } from '#platform/platform.ts'
import { createStore } from '#platform/store.ts'
import type { PageMemberState } from '../page-member-state.ts'
import type { Pages } from '../pages-context.ts'
import type { ActiveGrant } from './studio-connection.ts'
import { createPreviewSession } from './preview-session.ts'
import type { PreviewPages } from './preview-pages.ts'

const createRefusal = (): ApiError => new ApiError(403, { code: 'preview_is_read_only', status: 403 })
const rejectCall = (): Promise<never> => Promise.reject(createRefusal())

/**
 * The platform that a preview stands on: whoever it is shown to, and no way to the server but for drafts. What is pressed
 * that would save, buy or sign in is refused here, before anything is sent.
 */
export function createPreviewPlatform(
  platform: Platform,
  { activeGrant, pages, name }: { activeGrant: ActiveGrant; pages: PreviewPages; name: string },
): Platform {
  const state = createStore(createPreviewSession(activeGrant.shown_as, name))
  const call: AnyCall = async (callName, input) => {
    if (callName !== 'pages.getPagePath') throw createRefusal()
    const path = pages.findPath(String((input as { id?: unknown } | undefined)?.id))
    if (path === null) throw new ApiError(404, { code: 'not_found', status: 404 })
    return { path }
  }
  const search = globalThis.location.search
  return {
    ...platform,
    api: call as ApiClient,
    session: {
      state,
      credentials: () => null,
      start: rejectCall,
      accept: () => {},
      patchUser: () => {},
      patchFacts: () => {},
      refresh: async () => {},
      tokenRefused: () => {},
      signOut: async () => {},
      onSignOut: () => () => {},
    },
    queue: {
      waiting: createStore<readonly QueuedWrite[]>([]),
      send: rejectCall,
      discard: rejectCall,
      open: rejectCall,
      flush: async () => {},
      clear: async () => {},
      onSettled: () => () => {},
    },
    location: {
      ...platform.location,
      navigate: (to, options) => platform.location.navigate(withPreviewParam(to, search), options),
    },
    realtime: rejectCall,
  }
}

/** The state of the pages room in a preview: nothing is remembered, read ahead, followed or counted. */
export function createPreviewContext(
  context: Pages,
  { member, retry }: { member: PageMemberState | null; retry: () => void },
): Pages {
  const { signIn, brand } = context.slots
  return {
    ...context,
    trees: {
      latest: createStore({ now: '', linkStateFor: () => null }),
      load: async () => {},
      clear: () => {},
    },
    member: createStore<PageMemberState | null>(member),
    now: createStore<HomeSummary | null>(null),
    slots: { MemberSync: null, HomeSync: null, panes: {}, AddToSchedule: null, signIn, brand },
    invalidateAccess: async () => retry(),
    refetch: retry,
    observeLinks: () => () => {},
    track: () => {},
  }
}
