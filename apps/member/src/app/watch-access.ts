import type { Pages } from '../features/pages/index.ts'
import { logFailure } from '../platform/log.ts'
import type { Platform } from '../platform/platform.ts'
import type { RealtimeEvent } from '../platform/realtime/realtime-client.ts'
import { viewerKey } from '../platform/session/session-state.ts'

/** What is told there that changes whom a member may see. */
const PEOPLE_EVENTS: ReadonlySet<string> = new Set(['member_blocked', 'people_changed'])

/** What changes for everyone is asked for by all within this time, and not by all at once. */
export const JITTER_MS = 2_000

type Dependencies = Pick<Platform, 'session' | 'realtime'>

/**
 * Listens to the member's own channel and asks again what they may see whenever it says that this has changed: the
 * member's own rights at once, such as the moment a payment is verified in another tab, and what changed for the whole
 * app within a moment. What was said while the connection was away is made up for when it is back.
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
  /** Other products, rights and runs make another viewer, of whom nothing is kept. */
  const refreshOwnAccess = async (): Promise<void> => {
    const before = viewerKey(session.state.get())
    await session.refresh()
    if (viewerKey(session.state.get()) === before) await pages.invalidateAccess(true)
  }
  /** What the channel begins with: whatever has changed since the session was read is made up for. */
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
      if (events.some(({ type }) => PEOPLE_EVENTS.has(type))) run(session.refresh())
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

/** Other gates make another viewer as well; a new release alone does not. */
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

/** Only what changed for the whole app is told with its epoch; null for what changed for one member. */
function readEpoch({ data }: RealtimeEvent): number | null {
  const has_epoch = typeof data === 'object' && data !== null && 'epoch' in data
  return has_epoch && typeof data.epoch === 'number' ? data.epoch : null
}
