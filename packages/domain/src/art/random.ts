/** Creates a repeatable source of numbers from 0 (included) to 1 (excluded): same seed, same series (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number from any text, 0 to 4294967295: same text, same number (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** The member of a list that a number falls on. */
export function pick<T>(list: readonly [T, ...T[]], number: number): T {
  return list[Math.abs(Math.trunc(number)) % list.length] ?? list[0]
}
