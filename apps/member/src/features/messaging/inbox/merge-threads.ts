import type { OutputFor } from '@foyer/contract/client'
import type { Thread } from '@foyer/contract/messaging/shapes'
import { compareMessageTs, toMessageTs } from '@foyer/domain/messaging'

export type ThreadPage = OutputFor<'messaging.listThreads'>

/** The filters of the list. `coach`: direct threads with the team. */
export type ThreadFilter = 'all' | 'unread' | 'coach' | 'group'

/** The type that the server lists for a filter. */
export const FILTER_TYPES = { all: 'all', unread: 'unread', coach: 'all', group: 'group' } as const

/** Returns the threads of all pages once each, the latest first; a page may repeat one that has moved. */
export function flattenThreads(pages: readonly ThreadPage[]): Thread[] {
  const threads = new Map<string, Thread>()
  for (const thread of pages.flatMap((page) => page.threads)) {
    if (!threads.has(thread.id)) threads.set(thread.id, thread)
  }
  return [...threads.values()].sort((a, b) => compareMessageTs(threadTs(b), threadTs(a)))
}

/**
 * Puts a changed thread into the pages of a list. One that is older than everything loaded is left to the page that
 * it is on.
 */
export function mergeThread(pages: readonly ThreadPage[], thread: Thread, type: ListedType): ThreadPage[] {
  const others = removeThread(pages, thread.id)
  const [first, ...rest] = others
  if (!first || !belongsTo(thread, type)) return others
  const last = others.at(-1)
  const oldest = last?.has_more ? last.next_before : null
  if (oldest !== null && compareMessageTs(threadTs(thread), oldest) < 0) return others
  return [{ ...first, threads: [thread, ...first.threads] }, ...rest]
}

/** Takes a thread out of the pages of a list, because the viewer has left it or may not read it any more. */
export function removeThread(pages: readonly ThreadPage[], id: string): ThreadPage[] {
  return pages.map((page) => ({ ...page, threads: page.threads.filter((thread) => thread.id !== id) }))
}

/** Whether a thread belongs to the filter. */
export function createThreadFilter(filter: ThreadFilter): (thread: Thread) => boolean {
  return (thread) => filter !== 'coach' || isWithTeam(thread)
}

/** Whether the thread is a direct one with somebody of the team. */
export function isWithTeam({ type, participants, participant }: Thread): boolean {
  const own_id = participant?.user.user_id
  return type === 'direct' && participants.some(({ user }) => user.user_id !== own_id && user.is_admin)
}

/** When the last thing happened in a thread. */
export function threadTs({ latest_message_ts, created_at }: Thread): string {
  return latest_message_ts ?? (created_at === null ? '0' : toMessageTs(created_at))
}

/** A list of the server. */
export type ListedType = (typeof FILTER_TYPES)[ThreadFilter]

/** Conversations only: threads of pages and replies are shown where they belong. */
function belongsTo({ type, is_unread }: Thread, listed: ListedType): boolean {
  if (type === 'page' || type === 'reply') return false
  if (listed === 'group') return type === 'group'
  return listed === 'all' || is_unread
}
