/** The key of the one direct thread of two people: their user ids, sorted. */
export function createPairKey(one: string, other: string): string {
  return [one, other].toSorted().join(':')
}

/** The other person of a direct thread; null for other threads. */
export function findOther(pair_key: string | null, user_id: string): string | null {
  return pair_key?.split(':').find((id) => id !== user_id) ?? null
}
