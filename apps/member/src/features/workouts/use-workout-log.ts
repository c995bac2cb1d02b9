import type { Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { use } from 'react'
import { logFailure } from '../../platform/log.ts'
import { once } from '../../platform/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { usePlatform } from '../../platform/platform.ts'
import { memberPreview } from '../../platform/storage/member-preview.ts'
import { readDeviceId } from './device-id.ts'
import { openLogDatabase } from './log-database.ts'
import { storeRunningHint } from './running-hint.ts'
import { countUnsent } from './log-state.ts'
import type { LogSession } from './log-database.ts'
import { createWorkoutLog, type WorkoutLog } from './workout-log.ts'

type Opened = { viewer_id: string; log: WorkoutLog; opening: Promise<void> }

const opened = new WeakMap<Platform, Opened>()

/** The log of the member on this device; suspends until it was read. */
export function useWorkoutLog(viewer_id: string): WorkoutLog {
  const platform = usePlatform()
  const { log, opening } = openLog(platform, viewer_id, useT())
  use(opening)
  return log
}

function openLog(platform: Platform, viewer_id: string, t: Translate): Opened {
  const existing = opened.get(platform)
  if (existing?.viewer_id === viewer_id) return existing
  existing?.log.close()
  const is_preview = memberPreview() !== null
  const tabs = is_preview ? null : openTabs()
  const log = createWorkoutLog({
    viewer_id,
    database: openLogDatabase(),
    queue: platform.queue,
    device: readDeviceId(),
    is_preview,
    onStored: (session_id) => tabs?.post({ viewer_id, session_id }),
    formatTitle: ({ workout }) => ({ title: workout.title, detail: t('workouts.waiting') }),
  })
  const created = { viewer_id, log, opening: log.open() }
  opened.set(platform, created)
  const handleChange = (): void => {
    storeHint(viewer_id, log.sessions.get())
    if (log.sessions.get().length > 0) void askToPersist()
  }
  log.sessions.subscribe(handleChange)
  void created.opening.then(handleChange)
  const stopFollowing = tabs && followTabs(log, viewer_id, tabs)
  // What was left in the log of a member who signed out and in again is sent with the new session.
  const stopListening = platform.session.onSignOut(async ({ is_expired }) => {
    stopListening()
    stopFollowing?.()
    if (opened.get(platform) === created) opened.delete(platform)
    log.close()
    if (is_expired || is_preview) return
    await log.removeAll()
    storeRunningHint(null)
  })
  return created
}

type TabMessage = { viewer_id: string; session_id: string }
type Tabs = { post: (message: TabMessage) => void; channel: BroadcastChannel }

function openTabs(): Tabs | null {
  if (typeof BroadcastChannel !== 'function') return null
  const channel = new BroadcastChannel('foyer-workout-log')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has one origin.
  return { channel, post: (message) => channel.postMessage(message) }
}

/** Takes over what other tabs store, and stores again what was refused when the app is shown again. */
function followTabs(log: WorkoutLog, viewer_id: string, { channel }: Tabs): () => void {
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.viewer_id === viewer_id) void log.readAgain(data.session_id)
  })
  const handleVisible = (): void => {
    if (document.visibilityState !== 'visible') return
    void log.storeAgain()
    void log.readAgain()
  }
  document.addEventListener('visibilitychange', handleVisible)
  return () => {
    channel.close()
    document.removeEventListener('visibilitychange', handleVisible)
  }
}

/** Safari erases what was not visited for a week, and full devices erase first what was not asked to persist. */
const askToPersist = once(async () => {
  const { storage } = navigator as { storage?: StorageManager }
  await storage?.persist().catch((error: unknown) => logFailure('persistent storage', error))
})

function storeHint(viewer_id: string, sessions: readonly LogSession[]): void {
  const running = findRunning(sessions)
  const has_rest = sessions.some((session) => countUnsent(session).waiting > 0)
  if (memberPreview() !== null) return
  if (!running && !has_rest) storeRunningHint(null)
  else
    storeRunningHint({
      viewer_id,
      running: running && {
        workout_id: running.workout_id,
        title: running.workout.title,
        page_path: running.page_path,
      },
    })
}

/** The session that runs, of one workout or of any; null where there is none. */
export function findRunning(sessions: readonly LogSession[], workout_id?: string): LogSession | null {
  return (
    sessions.findLast(
      (session) =>
        session.finished_at === null &&
        !session.is_discarded &&
        (workout_id === undefined || session.workout_id === workout_id),
    ) ?? null
  )
}
