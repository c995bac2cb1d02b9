import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { findReaders, type PageDecision } from '../access/index.ts'
import { findPeopleByName, findPeopleByUser, type PersonFacts } from '../accounts/index.ts'
import { hiddenFrom } from './ports.ts'
import { listAuthors } from './repository/threads.ts'

/** People asked about at once, and people given. */
const CANDIDATES = 20
const MOST = 8

/**
 * People to be mentioned: those who wrote in the thread last, or those of a name. Only who may read the page, and
 * nobody who hides from members, is blocked, or is suspended.
 */
export async function findMentionable(
  ctx: Ctx,
  viewer: MemberViewer,
  { page, term }: { page: PageDecision; term: string },
): Promise<PersonFacts[]> {
  const [found, hidden] = await Promise.all([
    term === ''
      ? listAuthors(ctx.db, page.page_id, CANDIDATES).then((ids) => inOrder(ctx, ids))
      : findPeopleByName(ctx.db, term, CANDIDATES),
    hiddenFrom(ctx, viewer.user_id),
  ])
  const shown = found.filter((person) => {
    const is_staff = person.is_admin || person.is_app_messaging_profile
    const shows_itself = is_staff || viewer.is_admin || person.profile_visibility === 'public'
    const is_other = person.user_id !== viewer.user_id && !hidden.has(person.user_id)
    return is_other && shows_itself && !person.is_suspended && person.subscriber_id !== null
  })
  return (await findReaders(ctx, page, shown)).slice(0, MOST)
}

async function inOrder(ctx: Ctx, user_ids: readonly string[]): Promise<PersonFacts[]> {
  const people = new Map((await findPeopleByUser(ctx.db, user_ids)).map((person) => [person.user_id, person]))
  return user_ids.flatMap((id) => people.get(id) ?? [])
}
