import { searchThreads as call } from '@foyer/contract/messaging/search-threads'
import type { FoundThread } from '@foyer/contract/messaging/search-shapes'
import { createMatcher, findTermRanges, foldWords } from '@foyer/domain/search'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { findPages } from '../../pages/index.ts'
import { loadAuthors } from '../authors.ts'
import { listThreadNames } from '../repository/search-threads.ts'
import { loadSearchScope } from '../search/load-scope.ts'
import { toPageThread, toStoredThread } from '../search/load-threads.ts'

/** People shown beside the title of a thread. */
const MAX_PEOPLE = 2

/** A thread with the others in it, as its title and their names are searched. */
type Candidate = { thread: FoundThread; people: readonly { user_id: string; name: string }[] }

export const searchThreadsRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const { term, limit } = input
  const scope = await loadSearchScope(ctx, viewer)
  const [stored, pages] = await Promise.all([listThreadNames(ctx.db, scope), findPages(ctx, scope.page_ids)])
  const candidates: Candidate[] = [
    ...stored.map((row) => ({ thread: toStoredThread(row), people: row.people })),
    ...pages.map((page) => ({ thread: toPageThread(page), people: [] })),
  ]
  const matches = createMatcher(term)
  const isFound = ({ thread, people }: Candidate): boolean =>
    [thread.title, ...people.map(({ name }) => name)].some((text) => matches(foldWords(text)))
  const found = candidates.filter(isFound).slice(0, limit)
  const authors = await loadAuthors(
    ctx.db,
    found.flatMap(({ people }) => people.slice(0, MAX_PEOPLE).map(({ user_id }) => user_id)),
  )
  return {
    items: found.map(({ thread, people }) => ({
      ...thread,
      ranges: findTermRanges(thread.title, term) ?? [],
      people: people.slice(0, MAX_PEOPLE).flatMap(({ user_id }) => authors.get(user_id) ?? []),
    })),
  }
})
