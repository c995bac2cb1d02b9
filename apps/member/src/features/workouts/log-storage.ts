import { logFailure } from '../../platform/log.ts'
import { createStore, type Store } from '../../platform/store.ts'
import type { LogDatabase, LogSession, StoredEntry, StoredSession } from './log-database.ts'

/** Stores changes of the log in the order in which they were made. */
export interface LogStorage {
  /** False while the device refuses to store something; that is in memory only, until it is sent. */
  is_stored: Pick<Store<boolean>, 'get' | 'initial' | 'subscribe'>
  /** The sessions of the member; none where the device cannot be read. */
  read: () => Promise<LogSession[]>
  putSession: (session: StoredSession) => void
  putEntry: (entry: StoredEntry) => void
  remove: (session: LogSession, entry_ids?: readonly string[]) => Promise<void>
  /** Stores again what the device refused. */
  retry: () => Promise<void>
  /** Runs a task after all changes so far. */
  inOrder: (task: () => Promise<void>) => Promise<void>
}

type Options = {
  viewer_id: string
  database: LogDatabase
  /** Called with the session of each change that was stored. */
  onStored: (session_id: string) => void
}

/** Creates the storage of a member's log. What the device refuses is tried again after each later change. */
export function createLogStorage({ viewer_id, database, onStored }: Options): LogStorage {
  const is_stored = createStore(true)
  const unstored = new Map<string, { session_id: string; write: () => Promise<void> }>()
  let last_task: Promise<void> = Promise.resolve()

  const inOrder = (task: () => Promise<void>): Promise<void> => {
    last_task = last_task.then(task).catch((error: unknown) => logFailure('workout log', error))
    return last_task
  }
  const attempt = async (id: string): Promise<boolean> => {
    const change = unstored.get(id)
    if (!change) return true
    try {
      await change.write()
      if (unstored.get(id) === change) unstored.delete(id)
      onStored(change.session_id)
      return true
    } catch (error) {
      logFailure('workout log', error)
      return false
    }
  }
  const attemptAll = async (): Promise<void> => {
    for (const id of unstored.keys()) if (!(await attempt(id))) break
    is_stored.set(unstored.size === 0)
  }
  const store = (id: string, session_id: string, write: () => Promise<void>): void =>
    void inOrder(async () => {
      unstored.set(id, { session_id, write })
      if (await attempt(id)) await attemptAll()
      else is_stored.set(false)
    })

  return {
    is_stored,
    read: async () => {
      try {
        const { sessions, entries } = await database.read()
        const by_session = Map.groupBy(entries, ({ session_id }) => session_id)
        return sessions
          .filter((session) => session.viewer_id === viewer_id)
          .map((session) => ({ ...session, entries: by_session.get(session.id) ?? [] }))
      } catch (error) {
        logFailure('workout log', error)
        is_stored.set(false)
        return []
      }
    },
    putSession: (session) => store(session.id, session.id, () => database.putSession(session)),
    putEntry: (entry) => store(entry.id, entry.session_id, () => database.putEntry(entry)),
    remove: (session, entry_ids) =>
      inOrder(async () => {
        const ids = entry_ids ?? session.entries.map(({ id }) => id)
        for (const id of entry_ids ? ids : [session.id, ...ids]) unstored.delete(id)
        await database.remove(entry_ids ? null : session.id, ids)
        onStored(session.id)
      }),
    retry: () => inOrder(attemptAll),
    inOrder,
  }
}
