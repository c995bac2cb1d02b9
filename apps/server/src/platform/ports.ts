/** A need that an earlier room declares and `app/` fills with what a later room offers. */
export type Port<T> = { provide: (implementation: T) => void; use: () => T }

/** Declares a port. Using it before `app/` has filled it is a bug and says which port it was. */
export function definePort<T>(name: string): Port<T> {
  let filled: { implementation: T } | undefined
  return {
    provide: (implementation) => {
      filled = { implementation }
    },
    use: () => {
      if (!filled) throw new Error(`The port "${name}" is not filled; app/compose.ts must provide it.`)
      return filled.implementation
    },
  }
}

/** A list of parts that many rooms contribute to one answer; `app/` adds them in the rooms' order. */
export type Contributions<T> = { add: (part: T) => void; all: () => readonly T[] }

/** Declares a place for contributions. */
export function defineContributions<T>(): Contributions<T> {
  const parts = new Set<T>()
  return { add: (part) => void parts.add(part), all: () => [...parts] }
}
