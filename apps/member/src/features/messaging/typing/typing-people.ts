/** Somebody who is writing, until a time in milliseconds since 1970. */
export type TypingPerson = { user_id: string; name: string; until: number }

/** How long a signal counts, and how often a writer sends one at most. */
export const TYPING_SHOWN_MS = 6_000
export const TYPING_SENT_MS = 3_000

/** Adds people who write, or extends their time. */
export function addTyping(
  known: readonly TypingPerson[],
  people: readonly { user_id: string; name: string }[],
  now: number,
): readonly TypingPerson[] {
  const added = new Map(people.map((person) => [person.user_id, person]))
  const others = known.filter(({ user_id }) => !added.has(user_id))
  return [...others, ...[...added.values()].map((person) => ({ ...person, until: now + TYPING_SHOWN_MS }))]
}

/** Without those whose time is over, and those whose message has arrived. The same list when nothing changes. */
export function endTyping(
  known: readonly TypingPerson[],
  { now, sent_by }: { now: number; sent_by: ReadonlySet<string> },
): readonly TypingPerson[] {
  const left = known.filter(({ user_id, until }) => until > now && !sent_by.has(user_id))
  return left.length === known.length ? known : left
}
