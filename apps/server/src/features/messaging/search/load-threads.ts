import type { FoundThread } from '@foyer/contract/messaging/search-shapes'
import type { Ctx } from '#platform/context.ts'
import { findPages } from '../../pages/index.ts'
import { readThreadNames, type SearchScope, type ThreadNames } from '../repository/search-threads.ts'

/** Loads threads as search results name them, by id. */
export async function loadFoundThreads(
  ctx: Ctx,
  scope: SearchScope,
  thread_ids: readonly string[],
): Promise<ReadonlyMap<string, FoundThread>> {
  const ids = [...new Set(thread_ids)]
  const [pages, stored] = await Promise.all([findPages(ctx, ids), readThreadNames(ctx.db, scope, ids)])
  const of_pages = pages.map((page) => [page.page_id, toPageThread(page)] as const)
  return new Map([...stored.map((row) => [row.id, toStoredThread(row)] as const), ...of_pages])
}

type FoundPage = { page_id: string; title: string; path: string | null }

/** The thread of a page. */
export function toPageThread({ page_id: id, title, path }: FoundPage): FoundThread {
  return { id, type: 'page', title, page_path: path }
}

/** A thread without a page: its title, or the names of the others. */
export function toStoredThread({ id, kind, title, people }: ThreadNames): FoundThread {
  return { id, type: kind, title: title ?? people.map(({ name }) => name).join(', '), page_path: null }
}
