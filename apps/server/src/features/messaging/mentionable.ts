import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { findReaders, refusalAtDoor, type PageDecision } from '../access/index.ts'
import { listSeen, findSeenPeople, type NameKey, type PersonFacts } from '../directory/index.ts'
import { hiddenFrom } from './hidden-people.ts'
import { listAuthors } from './repository/threads.ts'

/** People asked about at once, how often at most, and people given. */
const CANDIDATES = 20
const ROUNDS = 25
const MOST = 8

type Asked = { page: PageDecision; term: string }

/**
 * People to be mentioned: those who wrote in the thread last, or those of a name. Only whom the viewer sees, and who may
 * read the page; where many may not, further people are asked about. Whoever the app itself keeps out, and has come to a
 * page that is open to everyone, finds nobody by name.
 */
export async function findMentionable(
  ctx: Ctx,
  viewer: MemberViewer,
  { page, term }: Asked,
): Promise<PersonFacts[]> {
  if (term !== '' && (await refusalAtDoor(ctx, viewer))) return []
  const without = [viewer.user_id, ...(await hiddenFrom(ctx, viewer.user_id))]
  const found: PersonFacts[] = []
  const rounds = term === '' ? authors(ctx, viewer, page.page_id, without) : named(ctx, viewer, term, without)
  for await (const people of rounds) {
    found.push(...(await findReaders(ctx, page, people)))
    if (found.length >= MOST) break
  }
  return found.slice(0, MOST)
}

async function* named(
  ctx: Ctx,
  viewer: MemberViewer,
  term: string,
  without: readonly string[],
): AsyncGenerator<PersonFacts[]> {
  let after: NameKey | null = null
  for (let round = 0; round < ROUNDS; round += 1) {
    const people = await listSeen(ctx.db, viewer, { term, without, after, limit: CANDIDATES })
    yield people
    if (people.length < CANDIDATES) return
    after = people.at(-1)?.key ?? null
  }
}

async function* authors(
  ctx: Ctx,
  viewer: MemberViewer,
  thread_id: string,
  without: readonly string[],
): AsyncGenerator<PersonFacts[]> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const offset = round * CANDIDATES
    const ids = await listAuthors(ctx.db, thread_id, { without, offset, limit: CANDIDATES })
    const people = await findSeenPeople(ctx.db, viewer, ids)
    yield ids.flatMap((id) => people.find(({ user_id }) => user_id === id) ?? [])
    if (ids.length < CANDIDATES) return
  }
}
