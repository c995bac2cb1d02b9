import { hasVisibleText } from '@foyer/domain/text'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { findReaders, findAppRefusal, type PageDecision } from '../access/index.ts'
import { listVisiblePeople, findVisiblePeople, type NameKey, type PersonFacts } from '../directory/index.ts'
import { listHiddenUsers } from './list-hidden-users.ts'
import { findParticipants } from './list-participants.ts'
import { findThreadFacts } from './repository/thread-facts.ts'
import { listAuthors } from './repository/threads.ts'
import type { ThreadAccess } from './thread-access.ts'

/** People checked per batch, the most batches, and people returned. */
const BATCH_SIZE = 20
const MAX_ROUNDS = 25
const MAX_RESULTS = 8

type MentionQuery = { page: PageDecision; term: string }

/**
 * Lists people to mention: the thread's last authors, or matches of a name. Only those visible to the viewer who may
 * read the page, and who have a name. Viewers refused by the app gate find nobody by name.
 */
export async function findMentionable(
  ctx: Ctx,
  viewer: MemberViewer,
  { page, term }: MentionQuery,
): Promise<PersonFacts[]> {
  if (term !== '' && (await findAppRefusal(ctx, viewer))) return []
  const excluded_ids = [viewer.user_id, ...(await listHiddenUsers(ctx, viewer.user_id))]
  const found: PersonFacts[] = []
  const rounds =
    term === ''
      ? listThreadAuthors(ctx, viewer, page.page_id, excluded_ids)
      : searchByName(ctx, viewer, term, excluded_ids)
  for await (const people of rounds) {
    const named = people.filter(({ name }) => hasVisibleText(name))
    found.push(...(await findReaders(ctx, page, named)))
    if (found.length >= MAX_RESULTS) break
  }
  return found.slice(0, MAX_RESULTS)
}

/** The same for threads without a page: participants of a private thread, members for a feed. */
export async function findMentionableParticipants(
  ctx: Ctx,
  viewer: MemberViewer,
  { access: { row }, term }: { access: ThreadAccess; term: string },
): Promise<PersonFacts[]> {
  const thread =
    row?.parent_thread_id == null ? row : await findThreadFacts(ctx.db, row.parent_thread_id, viewer.user_id)
  if (!thread) return []
  const people = await findParticipants(ctx, viewer, { id: thread.id, kind: thread.kind, term })
  return people
    .filter(({ user_id, name }) => user_id !== viewer.user_id && hasVisibleText(name))
    .slice(0, MAX_RESULTS)
}

async function* searchByName(
  ctx: Ctx,
  viewer: MemberViewer,
  term: string,
  excluded_ids: readonly string[],
): AsyncGenerator<PersonFacts[]> {
  let after: NameKey | null = null
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const people = await listVisiblePeople(ctx.db, viewer, {
      term,
      without: excluded_ids,
      after,
      limit: BATCH_SIZE,
    })
    yield people
    if (people.length < BATCH_SIZE) return
    after = people.at(-1)?.key ?? null
  }
}

async function* listThreadAuthors(
  ctx: Ctx,
  viewer: MemberViewer,
  thread_id: string,
  excluded_ids: readonly string[],
): AsyncGenerator<PersonFacts[]> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const offset = round * BATCH_SIZE
    const ids = await listAuthors(ctx.db, thread_id, { excluded_ids, offset, limit: BATCH_SIZE })
    const people = await findVisiblePeople(ctx.db, viewer, ids)
    yield ids.flatMap((id) => people.find(({ user_id }) => user_id === id) ?? [])
    if (ids.length < BATCH_SIZE) return
  }
}
