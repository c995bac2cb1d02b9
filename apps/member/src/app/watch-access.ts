import type { Pages } from '../features/pages/index.ts'
import { logFailure } from '../platform/log.ts'
import type { Platform } from '../platform/platform.ts'
import type { RealtimeEvent } from '../platform/realtime/realtime-client.ts'
import { viewerKey } from '../platform/session/session-state.ts'

/** The event of a member's own block, which changes which members they may see. */
const BLOCK_EVENT = 'member_blocked'

/** Spreads the reloads after an app-wide change, so that clients do not all request at once. */
export const JITTER_MS = 2_000

type Dependencies = Pick<Platform, 'session' | 'realtime'>

/**
 * Reloads access when the member's channel announces a change: at once for the member's own rights, such as a
 * verified payment, with a short random delay for the whole app, and after a reconnect.
 */
export function watchAccess(
  { session, realtime }: Dependencies,
  pages: Pick<Pages, 'invalidateAccess'>,
): void {
  let channel: string | null = null
  let stop: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let has_missed = false
  let latest_epoch = 0

  const run = (work: Promise<void>): void =>
    void work.catch((error: unknown) => logFailure('member channel', error))
  const refreshAppAccess = async (): Promise<void> => {
    timer = null
    const must_refresh_session = has_missed
    has_missed = false
    const before = viewerKey(session.state.get())
    if (must_refresh_session) await session.refresh()
    else if (adoptEpoch(session, latest_epoch)) return
    if (viewerKey(session.state.get()) === before) await pages.invalidateAccess(false)
  }
  const scheduleRefresh = (): void => {
    timer ??= setTimeout(() => run(refreshAppAccess()), Math.random() * JITTER_MS)
  }
  /** A change of products, rights or runs makes a new viewer key, for which nothing is cached. */
  const refreshOwnAccess = async (): Promise<void> => {
    const before = viewerKey(session.state.get())
    await session.refresh()
    if (viewerKey(session.state.get()) === before) await pages.invalidateAccess(true)
  }
  /** Compares the channel's first event with the session, to load what changed since the session was read. */
  const compareAccessState = ({ data }: RealtimeEvent): void => {
    const now = session.state.get()
    if (now.status !== 'authenticated' || !isAccessState(data)) return
    const { user, facts } = now
    latest_epoch = Math.max(latest_epoch, data.epoch)
    const is_same =
      data.page_rights === facts.page_rights && isSameSet(data.active_product_ids, user.active_product_ids)
    if (!is_same) run(refreshOwnAccess())
    else if (data.epoch > facts.access_epoch) scheduleRefresh()
  }
  const handleEvents = (events: readonly RealtimeEvent[]): void => {
    const initialState = events.find(({ type }) => type === 'access_state')
    if (initialState) compareAccessState(initialState)
    const changes = events.filter(({ type }) => type === 'access_changed')
    latest_epoch = Math.max(latest_epoch, ...changes.map((event) => readEpoch(event) ?? 0))
    if (changes.some((event) => readEpoch(event) === null)) run(refreshOwnAccess())
    else {
      if (changes.length > 0) scheduleRefresh()
      if (events.some(({ type }) => type === BLOCK_EVENT)) run(session.refresh())
    }
  }

  const connect = async (): Promise<void> => {
    const state = session.state.get()
    const next =
      state.status === 'authenticated' && state.token !== null ? state.user.global_events_channel : null
    if (next === channel) return
    stop?.()
    stop = null
    channel = next
    if (next === null) return
    const client = await realtime()
    if (channel !== next) return
    let was_subscribed = false
    stop = client.listen(next, {
      on_events: handleEvents,
      on_subscribed: () => {
        has_missed ||= was_subscribed
        if (was_subscribed) scheduleRefresh()
        was_subscribed = true
      },
    })
  }
  const reconnect = (): void => run(connect())
  session.state.subscribe(reconnect)
  reconnect()
}

/** A change of gates makes a new viewer key as well; a new release alone does not. */
function adoptEpoch({ state, patchFacts }: Platform['session'], access_epoch: number): boolean {
  const now = state.get()
  const is_new = now.status === 'authenticated' && now.facts.access_epoch < access_epoch
  if (is_new) patchFacts({ access_epoch })
  return is_new
}

type AccessState = { epoch: number; page_rights: string; active_product_ids: readonly string[] }

function isAccessState(data: unknown): data is AccessState {
  return typeof data === 'object' && data !== null && 'epoch' in data && 'active_product_ids' in data
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}

/** The epoch of an app-wide change; null for a change of one member. */
function readEpoch({ data }: RealtimeEvent): number | null {
  const has_epoch = typeof data === 'object' && data !== null && 'epoch' in data
  return has_epoch && typeof data.epoch === 'number' ? data.epoch : null
}
