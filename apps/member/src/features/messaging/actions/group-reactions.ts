import type { OutputFor } from '@foyer/contract/client'

type Reaction = OutputFor<'messaging.listMessageReactions'>['items'][number]

/** Groups reactions by person, in the order of their latest one. */
export function groupReactions(
  reactions: readonly Reaction[],
): { user: Reaction['user']; emojis: Reaction['emoji'][] }[] {
  const people = Map.groupBy(reactions, ({ user }) => user.user_id)
  return [...people.values()].flatMap((own) => {
    const [first] = own
    return first ? [{ user: first.user, emojis: own.map(({ emoji }) => emoji) }] : []
  })
}
