import type {
  ExerciseCard,
  LastTime,
  SessionEntry,
  SessionMode,
  SessionWorkout,
} from '@foyer/contract/workouts/shapes'
import type { SetPlace } from '@foyer/domain/training'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { memberPreview } from '../../platform/storage/member-preview.ts'

/** Whether the server has something: `refused` ones are set aside with a reason. */
export type SyncState = 'unsent' | 'sent' | 'refused'

/** The rest that runs; its end is an instant, so that it is right after a reload and in hidden tabs. */
export type Rest = { after: SetPlace; started_at: number; ends_at: number }

/** A session as it is stored on the device. */
export type StoredSession = {
  id: string
  viewer_id: string
  workout_id: string
  /** The page that a finish completes, null for none, and the path that it was opened at. */
  page_id: string | null
  page_path: string
  mode: SessionMode
  started_at: string
  finished_at: string | null
  time_zone: string | null
  /** The release that the workout is of; sessions stored by an earlier version have none. */
  release_id?: string
  workout: SessionWorkout
  exercises: readonly ExerciseCard[]
  last_times: readonly LastTime[]
  rest: Rest | null
  /** Where the member is in the workout. */
  place: SetPlace | null
  start_state: SyncState
  finish_state: SyncState | null
  /** The code with which the server refused the start or the finish. */
  problem: string | null
  is_discarded: boolean
}

/** An entry as it is stored on the device. */
export type StoredEntry = {
  id: string
  session_id: string
  entry: SessionEntry
  sync: SyncState
  /** The code with which the server refused it. */
  problem: string | null
}

/** A session on the device with all that was done in it. */
export type LogSession = StoredSession & { entries: readonly StoredEntry[] }

/** The sessions on the device and what was done in them. Writes reject where the device refuses them. */
export interface LogDatabase {
  read: () => Promise<{ sessions: StoredSession[]; entries: StoredEntry[] }>
  putSession: (session: StoredSession) => Promise<void>
  putEntry: (entry: StoredEntry) => Promise<void>
  /** Removes entries, and their session unless it is null. */
  remove: (session_id: string | null, entry_ids: readonly string[]) => Promise<void>
}

interface Schema extends DBSchema {
  sessions: { key: string; value: StoredSession }
  entries: { key: string; value: StoredEntry }
}

const NAME = 'foyer-workout-log'

/**
 * Opens the log of the device. Writes are strict: they resolve once the disk has them. A preview uses memory, so that
 * nothing of it stays on the team member's device.
 */
export function openLogDatabase(): LogDatabase {
  return memberPreview() ? memoryLogDatabase() : deviceLogDatabase()
}

function deviceLogDatabase(): LogDatabase {
  let opened: Promise<IDBPDatabase<Schema>> | null = null
  const open = (): Promise<IDBPDatabase<Schema>> =>
    (opened ??= openDB<Schema>(NAME, 1, {
      upgrade: (db) => {
        db.createObjectStore('sessions', { keyPath: 'id' })
        db.createObjectStore('entries', { keyPath: 'id' })
      },
      terminated: () => {
        opened = null
      },
    }))
  /** Browsers may close the database of an app in the background, so a failed operation is tried once more. */
  const run = async <Result>(operation: (db: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> => {
    try {
      return await operation(await open())
    } catch {
      opened = null
      return await operation(await open())
    }
  }
  const put = <Store extends 'sessions' | 'entries'>(store: Store, value: Schema[Store]['value']) =>
    run(async (db) => {
      const transaction = db.transaction(store, 'readwrite', { durability: 'strict' })
      await Promise.all([transaction.store.put(value), transaction.done])
    })
  return {
    read: () =>
      run(async (db) => ({ sessions: await db.getAll('sessions'), entries: await db.getAll('entries') })),
    putSession: (session) => put('sessions', session),
    putEntry: (entry) => put('entries', entry),
    remove: (session_id, entry_ids) =>
      run(async (db) => {
        const transaction = db.transaction(['sessions', 'entries'], 'readwrite', { durability: 'strict' })
        await Promise.all([
          ...(session_id === null ? [] : [transaction.objectStore('sessions').delete(session_id)]),
          ...entry_ids.map((id) => transaction.objectStore('entries').delete(id)),
          transaction.done,
        ])
      }),
  }
}

/** A log in memory, for previews and tests. */
export function memoryLogDatabase(): LogDatabase {
  const sessions = new Map<string, StoredSession>()
  const entries = new Map<string, StoredEntry>()
  return {
    read: async () => ({ sessions: [...sessions.values()], entries: [...entries.values()] }),
    putSession: async (session) => void sessions.set(session.id, session),
    putEntry: async (entry) => void entries.set(entry.id, entry),
    remove: async (session_id, entry_ids) => {
      if (session_id !== null) sessions.delete(session_id)
      for (const id of entry_ids) entries.delete(id)
    },
  }
}
