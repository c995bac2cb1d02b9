import type { TxtResolver } from './dns-resolver.ts'

/** A DNS resolver in memory, for tests. It passes the same contract test as the real one. */
export type MemoryTxtResolver = TxtResolver & {
  /** Sets the TXT records of a name; none takes the name away. */
  set: (name: string, ...records: string[]) => void
  /** Lets no question be answered, or answers them again. */
  setReachable: (is_reachable: boolean) => void
}

/**
 * An empty name system.
 */
export function memoryTxtResolver(): MemoryTxtResolver {
  const by_name = new Map<string, readonly string[]>()
  let answers = true
  return {
    set: (name, ...records) => void by_name.set(name.toLowerCase(), records),
    setReachable: (is_reachable) => {
      answers = is_reachable
    },
    resolveTxt: async (name) => {
      if (!answers) return { kind: 'unreachable' }
      const records = by_name.get(name.toLowerCase()) ?? []
      return records.length > 0 ? { kind: 'records', records } : { kind: 'none' }
    },
  }
}
