import type { PageBody } from '@foyer/contract/pages/page-index'
import { nextPage } from '@foyer/domain/progress'
import { scheduledDay, today, viewRange } from '@foyer/domain/schedule'
import { addDays } from '@foyer/domain/time'
import type { QueryClient } from '@tanstack/react-query'
import { limitConcurrency } from '../../platform/limit-concurrency.ts'
import { logFailure } from '../../platform/log.ts'
import { prefersReducedData } from '../../platform/offline/prefers-reduced-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { isVerified, viewerKey } from '../../platform/session/session-state.ts'
import type { Authenticated } from '../../platform/session/session-state.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import type { PageSource } from '../pages/index.ts'
import { courseQuery, PROGRESS_KEY, SCHEDULED_ITEMS_KEY, scheduleQuery } from '../progress/index.ts'
import { firstDayOfWeek } from '../../platform/language/first-day-of-week.ts'
import { prefetchWorkouts } from '../workouts/index.ts'
import { listNamedPaths, listPictures, OFFLINE_LIMITS, selectOfflinePaths } from './offline-plan.ts'

type Dependencies = {
  platform: Pick<Platform, 'api' | 'app' | 'locale' | 'network' | 'session'>
  source: Pick<PageSource, 'store'>
  client: QueryClient
}

/** A stored page is requested again after half a day. */
const MAX_AGE_MS = 12 * 3_600_000
/** Data that came within a minute is not requested again. */
const FRESH_MS = 60_000
/** Waits for further changes, and for the screen that caused them. */
const DELAY_MS = 3_000
const MAX_PROGRAMS = 8

/** What the choice depends on; a change of it stores what is new. */
const WATCHED = [['library', 'now'], SCHEDULED_ITEMS_KEY, [...PROGRESS_KEY, 'course']]

/**
 * Stores the member's next sessions and their next seven days on the device, with exercises, their alternatives and
 * pictures, while the browser is idle and online. What ends access removes them as it removes opened pages.
 */
export function storeOffline({ platform, source, client }: Dependencies): void {
  const { session, network } = platform
  let timer: ReturnType<typeof setTimeout> | undefined
  let is_running = false
  let stored_key = ''

  const readMember = (): Authenticated | null => {
    const state = session.state.get()
    const may_store = network.state.get() && !prefersReducedData() && hasWorker()
    return may_store && state.status === 'authenticated' && isVerified(state) ? state : null
  }
  const run = async (): Promise<void> => {
    const member = readMember()
    if (!member || is_running) return
    is_running = true
    try {
      await storePlan({ platform, source, client }, member)
    } catch (error) {
      logFailure('offline plan', error)
    } finally {
      is_running = false
    }
  }
  const schedule = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(() => void run()), DELAY_MS)
  }
  const scheduleForViewer = (): void => {
    const key = readMember() ? viewerKey(session.state.get()) : ''
    if (key === stored_key) return
    stored_key = key
    if (key !== '') schedule()
  }
  session.state.subscribe(scheduleForViewer)
  network.state.subscribe(scheduleForViewer)
  navigator.serviceWorker?.addEventListener('controllerchange', scheduleForViewer)
  client.getQueryCache().subscribe(({ type, query, ...event }) => {
    const is_new = type === 'updated' && 'action' in event && event.action.type === 'success'
    if (is_new && WATCHED.some((key) => key.every((part, n) => query.queryKey[n] === part))) schedule()
  })
  scheduleForViewer()
}

async function storePlan(dependencies: Dependencies, { user, facts }: Authenticated): Promise<void> {
  const { platform, source, client } = dependencies
  const { api, app, locale } = platform
  const day = today(new Date().toISOString(), user.timezone)
  const this_week = viewRange('week', day, firstDayOfWeek(locale))
  const next_week = { from: addDays(this_week.from, 7), to: addDays(this_week.to, 7) }
  const [home, ...weeks] = await Promise.all([
    client.fetchQuery({
      queryKey: ['library', 'now', locale],
      queryFn: () => api('library.getNow', { lang: locale }),
      staleTime: FRESH_MS,
    }),
    ...[this_week, next_week].map(({ from, to }) =>
      client.fetchQuery({ ...scheduleQuery(api, from, to), staleTime: FRESH_MS }),
    ),
  ])
  const items = weeks
    .flatMap((week) => week.items)
    .filter((item) => {
      const item_day = scheduledDay(item, user.timezone)
      return item_day >= day && item_day <= addDays(day, 6)
    })
  if (home.run) await client.prefetchQuery({ ...courseQuery(api, home.run.page_id), staleTime: FRESH_MS })
  const others = facts.page_subscriptions.filter(({ page_id }) => page_id !== home.run?.page_id)
  const next_paths = await Promise.all(
    others.slice(-MAX_PROGRAMS).map(({ page_id }) => findNextPath(dependencies, page_id)),
  )
  const paths = selectOfflinePaths({
    home,
    items,
    next_paths: next_paths.filter((path) => path !== null),
  })
  const runLimited = limitConcurrency(2)
  const store = async (wanted: readonly string[]): Promise<PageBody[]> => {
    const stored = await Promise.all(wanted.map((path) => runLimited(() => source.store(path, MAX_AGE_MS))))
    return stored.filter((body) => body !== null)
  }
  const bodies = await store(paths)
  await prefetchWorkouts({ api, client, swaps: facts.exercise_swaps }, bodies)
  const named = [...new Set(bodies.flatMap(listNamedPaths))].filter((path) => !paths.includes(path))
  const named_bodies = await store(named.slice(0, OFFLINE_LIMITS.linked))
  const options = { brand: app.theme.primary_color, width: innerWidth }
  const pictures = new Set([...bodies, ...named_bodies].flatMap((body) => listPictures(body, options)))
  await Promise.all(
    [...pictures].slice(0, OFFLINE_LIMITS.pictures).map((url) => runLimited(() => loadPicture(url))),
  )
}

/** The path of the next page of a started program; null when it is finished or unknown. */
async function findNextPath({ platform, client }: Dependencies, root_id: string): Promise<string | null> {
  try {
    const { sequence, start_from_page_id } = await client.fetchQuery({
      ...courseQuery(platform.api, root_id),
      staleTime: FRESH_MS,
    })
    const id = nextPage(sequence, start_from_page_id)
    return id === null ? null : (await platform.api('pages.getPagePath', { id })).path
  } catch (error) {
    logFailure('next session', error)
    return null
  }
}

/** The worker stores a picture that the page loads. */
function loadPicture(url: string): Promise<void> {
  return new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => resolve())
    image.addEventListener('error', () => resolve())
    image.src = url
  })
}

/** Without a worker the app does not start offline. */
function hasWorker(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}
