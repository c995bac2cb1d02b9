import type { Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { use } from 'react'
import type { Platform } from '../../platform/platform.ts'
import { usePlatform } from '../../platform/platform.ts'
import { memberPreview } from '../../platform/storage/member-preview.ts'
import { readDeviceId } from './entry-clock.ts'
import { openLogDatabase } from './log-database.ts'
import { storeRunningHint } from './running-hint.ts'
import { countUnsent, createWorkoutLog, type LogSession, type WorkoutLog } from './workout-log.ts'

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
  const log = createWorkoutLog({
    viewer_id,
    database: openLogDatabase(),
    queue: platform.queue,
    device: readDeviceId(),
    is_preview: memberPreview() !== null,
    formatTitle: ({ workout }) => ({ title: workout.title, detail: t('workouts.waiting') }),
  })
  const created = { viewer_id, log, opening: log.open() }
  opened.set(platform, created)
  log.sessions.subscribe(() => storeHint(viewer_id, log.sessions.get()))
  void created.opening.then(() => {
    storeHint(viewer_id, log.sessions.get())
    // Safari erases what was not visited for a week unless it is asked not to.
    if (log.sessions.get().length > 0) void navigator.storage?.persist?.().catch(() => false)
  })
  // What was left in the log of a member who signed out and in again is sent with the new session.
  platform.session.onSignOut(() => {
    if (opened.get(platform) === created) opened.delete(platform)
    log.close()
  })
  return created
}

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
