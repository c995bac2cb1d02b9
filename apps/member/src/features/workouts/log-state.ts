import type { LogSession, StoredEntry, SyncState } from './log-database.ts'

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

/** What a queued write is about, to find out whether something is on its way. */
export function describeWrite(name: string, input: object): string {
  const { session_id, activity_id } = input as { session_id?: string; activity_id?: string }
  return `${name} ${activity_id ?? session_id ?? ''}`
}

/** Joins what this tab knows of a session with what another one has stored: nothing is lost of either. */
export function mergeSession(mine: LogSession | undefined, stored: LogSession): LogSession {
  if (!mine) return stored
  const entries = new Map<string, StoredEntry>(mine.entries.map((entry) => [entry.id, entry]))
  for (const entry of stored.entries)
    if ((entries.get(entry.id)?.sync ?? 'unsent') === 'unsent') entries.set(entry.id, entry)
  return {
    ...stored,
    start_state: laterState(mine.start_state, stored.start_state),
    finished_at: mine.finished_at ?? stored.finished_at,
    finish_state: laterState(mine.finish_state, stored.finish_state),
    is_discarded: mine.is_discarded || stored.is_discarded,
    entries: [...entries.values()],
  }
}

function laterState<State extends SyncState | null>(mine: State, other: State): State {
  return mine === null || mine === 'unsent' ? (other ?? mine) : mine
}
