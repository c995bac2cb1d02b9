import { ApiError } from '@foyer/contract/api-error'
import type { OutputFor } from '@foyer/contract/client'
import type { SessionEntry, WorkoutSession } from '@foyer/contract/workouts/shapes'
import { v4 as newUuid, v7 as newSortedUuid } from 'uuid'
import { logFailure } from '../../platform/log.ts'
import type { QueuedWrite, Write, WriteOutcome, WriteQueue } from '../../platform/offline/write-queue.ts'
import { createStore, type Store } from '../../platform/store.ts'
import { nextClock } from './entry-clock.ts'
import type { LogDatabase, StoredEntry, StoredSession } from './log-database.ts'
import type { NewEntry } from './player-session.ts'

/** A session on the device with all that was done in it. */
export type LogSession = StoredSession & { entries: readonly StoredEntry[] }

/** What a new session begins with. */
export type NewSession = Pick<
  StoredSession,
  'workout_id' | 'page_id' | 'page_path' | 'mode' | 'time_zone' | 'workout' | 'exercises' | 'last_times'
>

/** The sessions of one member on this device. Every change is stored at once and sent when it can be. */
export interface WorkoutLog {
  sessions: Pick<Store<readonly LogSession[]>, 'get' | 'initial' | 'subscribe'>
  /** False once the device has refused to store something; it then is in memory only, until it is sent. */
  is_stored: Pick<Store<boolean>, 'get' | 'initial' | 'subscribe'>
  /** Reads what an earlier visit left and sends what was not sent. */
  open: () => Promise<void>
  start: (session: NewSession) => string
  record: (session_id: string, entry: NewEntry) => void
  /** Changes what only this device knows of a session. */
  update: (
    session_id: string,
    changes: Partial<Pick<StoredSession, 'rest' | 'place' | 'exercises' | 'last_times' | 'mode'>>,
  ) => void
  /** Finishes a session now, or as of its last set. */
  finish: (session_id: string, at?: string) => void
  discard: (session_id: string) => void
  /** Takes over a session that was started on another device. */
  adopt: (session: WorkoutSession, page: Pick<StoredSession, 'page_id' | 'page_path' | 'last_times'>) => void
  /** Sends again what the server refused. */
  retry: (session_id: string) => void
  close: () => void
}

type Options = {
  viewer_id: string
  database: LogDatabase
  queue: Pick<WriteQueue, 'send' | 'waiting' | 'onSettled'>
  device: string
  /** A preview of a team member sends nothing. */
  is_preview: boolean
  /** What the list of waiting changes calls the changes of a workout. */
  formatTitle: (session: StoredSession) => { title: string; detail: string }
  now?: () => number
}

/** Creates the log of a member. */
export function createWorkoutLog(options: Options): WorkoutLog {
  const { viewer_id, database, queue, device, is_preview, formatTitle, now = Date.now } = options
  const sessions = createStore<readonly LogSession[]>([])
  const is_stored = createStore(true)
  let latest_clock: string | null = null
  /** Sent things leave in the order in which they were made. */
  let last_task: Promise<void> = Promise.resolve()

  const find = (id: string): LogSession | undefined => sessions.get().find((session) => session.id === id)
  const replace = (id: string, change: (session: LogSession) => LogSession): void =>
    sessions.set(sessions.get().map((session) => (session.id === id ? change(session) : session)))
  const seeClock = (clock: string): void => {
    if (latest_clock === null || clock > latest_clock) latest_clock = clock
  }
  const inOrder = (task: () => Promise<void>): void => {
    last_task = last_task.then(task).catch((error: unknown) => logFailure('workout log', error))
  }
  const store = async (write: () => Promise<void>): Promise<void> => {
    try {
      await write()
    } catch (error) {
      logFailure('workout log', error)
      is_stored.set(false)
    }
  }
  const storeSession = (id: string): void =>
    inOrder(async () => {
      const session = find(id)
      if (!session) return
      const { entries: _entries, ...stored } = session
      await store(() => database.putSession(stored))
    })
  const storeEntry = (entry: StoredEntry): void => inOrder(() => store(() => database.putEntry(entry)))
  const updateSession = (id: string, changes: Partial<StoredSession>): void => {
    replace(id, (session) => ({ ...session, ...changes }))
    storeSession(id)
  }
  const updateEntry = (session_id: string, id: string, changes: Partial<StoredEntry>): void => {
    const before = find(session_id)?.entries.find((entry) => entry.id === id)
    if (!before) return
    const changed = { ...before, ...changes }
    replace(session_id, (session) => ({
      ...session,
      entries: session.entries.map((entry) => (entry.id === id ? changed : entry)),
    }))
    storeEntry(changed)
  }

  /** Hands a write to the queue. What it does not take stays unsent here, and is sent when the log is next opened. */
  const send = (session_id: string, write: Pick<WorkoutWrite, 'name' | 'input' | 'key'>): void => {
    if (is_preview) return
    inOrder(async () => {
      const session = find(session_id)
      if (!session) return
      try {
        await queue.send({
          ...write,
          kind: 'training',
          ...formatTitle(session),
          is_queued: true,
        } as WorkoutWrite)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
      }
    })
  }
  const sendStart = ({ id, workout_id, mode, started_at, time_zone }: StoredSession, key = id): void =>
    send(id, {
      name: 'workouts.startSession',
      key,
      input: {
        id: workout_id,
        session_id: id,
        session_mode: mode,
        started_at,
        ...(time_zone === null ? {} : { time_zone }),
      },
    })
  const sendEntry = ({ workout_id }: StoredSession, { id, session_id, entry }: StoredEntry, key = id): void =>
    send(session_id, {
      name: 'workouts.appendActivity',
      key,
      input: {
        id: workout_id,
        session_id,
        activity_id: id,
        activity_type: entry.activity_type,
        workout_group_id: entry.workout_group_id,
        workout_group_item_id: entry.workout_group_item_id,
        at: entry.at,
        clock: entry.clock,
        data: entry.data,
      },
    })
  const sendFinish = ({ id, workout_id, page_id, finished_at }: StoredSession): void => {
    if (finished_at === null) return
    const input = { id: workout_id, session_id: id, page_id, finished_at }
    send(id, { name: 'workouts.finishSession', key: newUuid(), input })
  }
  /** Sends all that the server does not have, unless it is on its way. */
  const sendMissing = (session: LogSession): void => {
    const waiting = queue.waiting.get().map(({ name, input }) => describeWrite(name, input))
    const isMissing = (state: StoredSession['finish_state'], name: string, id: string): boolean =>
      state === 'unsent' && !waiting.includes(`${name} ${id}`)
    if (isMissing(session.start_state, 'workouts.startSession', session.id)) sendStart(session)
    for (const stored of session.entries)
      if (isMissing(stored.sync, 'workouts.appendActivity', stored.id)) sendEntry(session, stored)
    if (isMissing(session.finish_state, 'workouts.finishSession', session.id)) sendFinish(session)
  }

  const settleStart = (id: string, result: WriteOutcome): void => {
    if ('error' in result) return updateSession(id, { start_state: 'refused', problem: result.error.code })
    const { workout, exercises, started_at } = result.output as OutputFor<'workouts.startSession'>
    const known = new Set(exercises.map((card) => card.page_id))
    const swapped_in = find(id)?.exercises.filter((card) => !known.has(card.page_id)) ?? []
    updateSession(id, {
      start_state: 'sent',
      workout,
      exercises: [...exercises, ...swapped_in],
      started_at,
    })
  }
  const settleEntry = (session_id: string, id: string, result: WriteOutcome): void => {
    if ('error' in result) return updateEntry(session_id, id, { sync: 'refused', problem: result.error.code })
    const { activity } = result.output as OutputFor<'workouts.appendActivity'>
    seeClock(activity.clock)
    updateEntry(session_id, id, { sync: 'sent', problem: null, entry: activity })
  }
  const settleFinish = (id: string, result: WriteOutcome): void => {
    const session = find(id)
    if ('error' in result && result.error.code === 'page_locked' && session && session.page_id !== null) {
      // Locked meanwhile, the page cannot be completed; the session still ends.
      updateSession(id, { page_id: null })
      return sendFinish({ ...session, page_id: null })
    }
    if ('error' in result) return updateSession(id, { finish_state: 'refused', problem: result.error.code })
    updateSession(id, { finish_state: 'sent' })
  }
  const settle = ({ kind, name, input }: QueuedWrite, result: WriteOutcome): void => {
    if (kind !== 'training') return
    const { session_id = '', activity_id = '' } = input as { session_id?: string; activity_id?: string }
    if (name === 'workouts.startSession') settleStart(session_id, result)
    if (name === 'workouts.appendActivity') settleEntry(session_id, activity_id, result)
    if (name === 'workouts.finishSession') settleFinish(session_id, result)
  }
  const stopListening = queue.onSettled(settle)

  const record: WorkoutLog['record'] = (session_id, content) => {
    const session = find(session_id)
    if (!session) return
    latest_clock = nextClock(latest_clock, now(), device)
    const id = newSortedUuid()
    const entry = { ...content, id, at: new Date(now()).toISOString(), clock: latest_clock } as SessionEntry
    const stored: StoredEntry = { id, session_id, entry, sync: 'unsent', problem: null }
    replace(session_id, (other) => ({ ...other, entries: [...other.entries, stored] }))
    storeEntry(stored)
    sendEntry(session, stored)
  }

  return {
    sessions,
    is_stored,
    open: async () => {
      const stored = await database.read().catch((error: unknown) => {
        logFailure('workout log', error)
        is_stored.set(false)
        return { sessions: [], entries: [] }
      })
      const entries = Map.groupBy(stored.entries, ({ session_id }) => session_id)
      const own = stored.sessions
        .filter((session) => session.viewer_id === viewer_id)
        .map((session): LogSession => ({ ...session, entries: entries.get(session.id) ?? [] }))
      for (const { entry } of own.flatMap((session) => session.entries)) seeClock(entry.clock)
      const known = new Set(sessions.get().map(({ id }) => id))
      const rest = own.filter((session) => !isComplete(session))
      sessions.set([...sessions.get(), ...rest.filter(({ id }) => !known.has(id))])
      for (const session of own.filter(isComplete))
        inOrder(() =>
          store(() =>
            database.remove(
              session.id,
              session.entries.map(({ id }) => id),
            ),
          ),
        )
      for (const session of rest) sendMissing(session)
    },
    start: (content) => {
      const session: LogSession = {
        ...content,
        id: newSortedUuid(),
        viewer_id,
        started_at: new Date(now()).toISOString(),
        finished_at: null,
        rest: null,
        place: null,
        start_state: 'unsent',
        finish_state: null,
        problem: null,
        is_discarded: false,
        entries: [],
      }
      sessions.set([...sessions.get(), session])
      storeSession(session.id)
      sendStart(session)
      return session.id
    },
    record,
    update: updateSession,
    finish: (id, at = new Date(now()).toISOString()) => {
      const session = find(id)
      if (!session || session.finished_at !== null) return
      updateSession(id, { finished_at: at, finish_state: 'unsent', rest: null })
      const finished = find(id)
      if (finished) sendFinish(finished)
    },
    discard: (id) => {
      const nothing_else = { workout_group_id: null, workout_group_item_id: null }
      record(id, { activity_type: 'discard', data: { is_discarded: true }, ...nothing_else })
      updateSession(id, { is_discarded: true, rest: null })
    },
    adopt: ({ id, workout_id, session_mode, started_at, finished_at, time_zone, ...server }, page) => {
      if (find(id)) return
      const { workout, exercises, activities } = server
      const entries = activities.map((entry): StoredEntry => ({
        id: entry.id,
        session_id: id,
        entry,
        sync: 'sent',
        problem: null,
      }))
      for (const { entry } of entries) seeClock(entry.clock)
      const session: StoredSession = {
        ...page,
        id,
        viewer_id,
        workout_id,
        mode: session_mode,
        started_at,
        finished_at,
        time_zone,
        workout,
        exercises,
        rest: null,
        place: null,
        start_state: 'sent',
        finish_state: finished_at === null ? null : 'sent',
        problem: null,
        is_discarded: server.is_discarded,
      }
      sessions.set([...sessions.get(), { ...session, entries }])
      storeSession(id)
      for (const entry of entries) storeEntry(entry)
    },
    retry: (id) => {
      const session = find(id)
      if (!session) return
      if (session.start_state === 'refused') {
        updateSession(id, { start_state: 'unsent', problem: null })
        sendStart(session, newUuid())
      }
      for (const stored of session.entries.filter(({ sync }) => sync === 'refused')) {
        updateEntry(id, stored.id, { sync: 'unsent', problem: null })
        sendEntry(session, stored, newUuid())
      }
      if (session.finish_state === 'refused') {
        updateSession(id, { finish_state: 'unsent', problem: null })
        sendFinish(session)
      }
    },
    close: stopListening,
  }
}

type WorkoutWrite =
  | Write<'workouts.startSession'>
  | Write<'workouts.appendActivity'>
  | Write<'workouts.finishSession'>

/** What a queued write is about, to find out whether something is on its way. */
function describeWrite(name: string, input: object): string {
  const { session_id, activity_id } = input as { session_id?: string; activity_id?: string }
  return `${name} ${activity_id ?? session_id ?? ''}`
}

/** Whether the server has all of a session that is over, so that the device need not keep it. */
export function isComplete(session: LogSession): boolean {
  const is_over = session.is_discarded || session.finish_state === 'sent'
  return is_over && session.start_state === 'sent' && session.entries.every(({ sync }) => sync === 'sent')
}

/** How much of a session the server does not have: what waits, and what it refused. */
export function countUnsent(session: LogSession): { waiting: number; refused: number } {
  const states = [session.start_state, session.finish_state, ...session.entries.map(({ sync }) => sync)]
  return {
    waiting: states.filter((state) => state === 'unsent').length,
    refused: states.filter((state) => state === 'refused').length,
  }
}
