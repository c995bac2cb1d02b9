import type { PageSubscribers } from '@foyer/contract/progress/shapes'
import type { Ctx } from '../../platform/context.ts'
import { findPeopleBySubscriber } from '../accounts/index.ts'
import { readRunners } from './repository/runners.ts'

/** Who runs a root. Names are for people of the app; a guest reads how many they are. */
export async function loadRunners(
  ctx: Ctx,
  root_id: string,
  { has_names }: { has_names: boolean },
): Promise<Pick<PageSubscribers, 'count' | 'last_5'>> {
  const { count, last } = await readRunners(ctx.db, root_id)
  if (!has_names) return { count, last_5: [] }
  const people = await findPeopleBySubscriber(ctx.db, last)
  const by_subscriber = new Map(people.map((person) => [person.subscriber_id, person]))
  const last_5 = last.flatMap((subscriber_id) => {
    const person = by_subscriber.get(subscriber_id)
    return person ? [{ user_id: person.user_id, name: person.name, avatar_urls: person.avatar_urls }] : []
  })
  return { count, last_5 }
}
