import { ApiError } from '@foyer/contract/api-error'
import type { OutputFor } from '@foyer/contract/client'
import type { SessionEntry, WorkoutSession } from '@foyer/contract/workouts/shapes'
import { nextClock } from '@foyer/domain/training'
import { v4 as newUuid, v7 as newSortedUuid } from 'uuid'
import type { QueuedWrite, Write, WriteOutcome, WriteQueue } from '../../platform/offline/write-queue.ts'
import { createStore, type Store } from '../../platform/store.ts'
import type { LogDatabase, LogSession, StoredEntry, StoredSession } from './log-database.ts'
import { describeWrite, isComplete, mergeSession } from './log-state.ts'
import { createLogStorage } from './log-storage.ts'
import type { NewEntry } from './player-session.ts'

/** What a new session begins with. */
export type NewSession = Pick<
  StoredSession,
  | 'workout_id'
  | 'page_id'
  | 'page_path'
  | 'mode'
  | 'time_zone'
  | 'release_id'
  | 'workout'
  | 'exercises'
  | 'last_times'
>

/** The sessions of one member on this device. Every change is stored at once and sent when it can be. */
export interface WorkoutLog {
  sessions: Pick<Store<readonly LogSession[]>, 'get' | 'initial' | 'subscribe'>
  /** False while the device refuses to store something; it then is in memory only, until it is sent. */
  is_stored: Pick<Store<boolean>, 'get' | 'initial' | 'subscribe'>
  /** Stores again what the device refused. */
  storeAgain: () => Promise<void>
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
  /** Gives up what the server refused; without its start or finish, the whole session. */
  discardRefused: (session_id: string) => void
  /** Takes over what another tab has stored, of one session or of all. */
  readAgain: (session_id?: string) => Promise<void>
  /** Removes everything of the member from the device. */
  removeAll: () => Promise<void>
  close: () => void
}

type Options = {
  viewer_id: string
  database: LogDatabase
  queue: Pick<WriteQueue, 'send' | 'waiting' | 'refused' | 'retry' | 'discard' | 'onSettled'>
  device: string
  /** A preview of a team member sends nothing. */
  is_preview: boolean
  /** What the list of waiting changes calls the changes of a workout. */
  formatTitle: (session: StoredSession) => { title: string; detail: string }
  /** Called after each change of a session was stored. */
  onStored?: (session_id: string) => void
  now?: () => number
}

/** Creates the log of a member. */
export function createWorkoutLog(options: Options): WorkoutLog {
  const { viewer_id, database, queue, device, is_preview, formatTitle, onStored = () => {} } = options
  const { now = Date.now } = options
  const sessions = createStore<readonly LogSession[]>([])
  const storage = createLogStorage({ viewer_id, database, onStored })
  let latest_clock: string | null = null

  const find = (id: string): LogSession | undefined => sessions.get().find((session) => session.id === id)
  const replace = (id: string, change: (session: LogSession) => LogSession): void =>
    sessions.set(sessions.get().map((session) => (session.id === id ? change(session) : session)))
  const seeClock = (clock: string): void => {
    if (latest_clock === null || clock > latest_clock) latest_clock = clock
  }
  const storeSession = (id: string): void => {
    const session = find(id)
    if (!session) return
    const { entries: _entries, ...stored } = session
    storage.putSession(stored)
  }
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
    storage.putEntry(changed)
  }

  /** Hands a write to the queue. What it does not take stays unsent here, and is sent when the log is next opened. */
  const send = (session_id: string, write: Pick<WorkoutWrite, 'name' | 'input' | 'key'>): void => {
    if (is_preview) return
    void storage.inOrder(async () => {
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
  const sendStart = (
    { id, workout_id, mode, started_at, time_zone, release_id }: StoredSession,
    key = id,
  ): void =>
    send(id, {
      name: 'workouts.startSession',
      key,
      input: {
        id: workout_id,
        session_id: id,
        session_mode: mode,
        started_at,
        ...(time_zone === null ? {} : { time_zone }),
        ...(release_id === undefined ? {} : { release_id }),
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

  /** A refused write goes back into the queue; one that the queue has lost is sent anew. */
  const sendAgain = (name: string, id: string, send_anew: () => void): void => {
    const refused = queue.refused
      .get()
      .find((write) => describeWrite(write.name, write.input) === `${name} ${id}`)
    if (refused) void queue.retry(refused.key)
    else send_anew()
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
    const { session: finished } = result.output as OutputFor<'workouts.finishSession'>
    updateSession(id, { finish_state: 'sent', finished_at: finished.finished_at })
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
    storage.putEntry(stored)
    sendEntry(session, stored)
  }

  return {
    sessions,
    is_stored: storage.is_stored,
    storeAgain: storage.retry,
    open: async () => {
      const own = await storage.read()
      for (const { entry } of own.flatMap((session) => session.entries)) seeClock(entry.clock)
      const known = new Set(sessions.get().map(({ id }) => id))
      const rest = own.filter((session) => !isComplete(session))
      sessions.set([...sessions.get(), ...rest.filter(({ id }) => !known.has(id))])
      for (const session of own.filter(isComplete)) void storage.remove(session)
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
      for (const entry of entries) storage.putEntry(entry)
    },
    retry: (id) => {
      const session = find(id)
      if (!session) return
      if (session.start_state === 'refused') {
        updateSession(id, { start_state: 'unsent', problem: null })
        sendAgain('workouts.startSession', id, () => sendStart(session, newUuid()))
      }
      for (const stored of session.entries.filter(({ sync }) => sync === 'refused')) {
        updateEntry(id, stored.id, { sync: 'unsent', problem: null })
        sendAgain('workouts.appendActivity', stored.id, () => sendEntry(session, stored, newUuid()))
      }
      if (session.finish_state === 'refused') {
        updateSession(id, { finish_state: 'unsent', problem: null })
        sendAgain('workouts.finishSession', id, () => sendFinish(session))
      }
    },
    discardRefused: (id) => {
      const session = find(id)
      const is_whole = !session || session.start_state === 'refused' || session.finish_state === 'refused'
      const writes = [...queue.refused.get(), ...(is_whole ? queue.waiting.get() : [])]
      for (const { key, kind, input } of writes)
        if (kind === 'training' && 'session_id' in input && input.session_id === id) void queue.discard(key)
      if (!session) return
      if (is_whole) {
        sessions.set(sessions.get().filter((other) => other !== session))
        void storage.remove(session)
        return
      }
      const refused = session.entries.filter(({ sync }) => sync === 'refused')
      replace(id, (other) => ({
        ...other,
        entries: other.entries.filter((entry) => !refused.includes(entry)),
      }))
      void storage.remove(
        session,
        refused.map((entry) => entry.id),
      )
    },
    readAgain: (session_id) =>
      storage.inOrder(async () => {
        const stored = await storage.read()
        for (const { entry } of stored.flatMap((session) => session.entries)) seeClock(entry.clock)
        const changed = stored.filter(({ id }) => session_id === undefined || id === session_id)
        const merged = new Map(
          changed.map((session) => [session.id, mergeSession(find(session.id), session)]),
        )
        const own = sessions.get().map((session) => merged.get(session.id) ?? session)
        const known = new Set(own.map(({ id }) => id))
        sessions.set([...own, ...[...merged.values()].filter(({ id }) => !known.has(id))])
      }),
    removeAll: async () => {
      stopListening()
      for (const session of await storage.read()) void storage.remove(session)
      sessions.set([])
      await storage.inOrder(async () => {})
    },
    close: stopListening,
  }
}

type WorkoutWrite =
  | Write<'workouts.startSession'>
  | Write<'workouts.appendActivity'>
  | Write<'workouts.finishSession'>
