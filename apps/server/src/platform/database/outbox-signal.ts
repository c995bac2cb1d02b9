/** Wakes a server's dispatcher after a commit that left something in the outbox. */
export type OutboxSignal = {
  raise: () => void
  /** Returns what stops the listening. */
  listen: (listener: () => void) => () => void
}

/** The signal of one server. Missing it costs a second, never an event: the dispatcher also polls. */
export function createOutboxSignal(): OutboxSignal {
  const listeners = new Set<() => void>()
  return {
    raise: () => {
      for (const listener of listeners) listener()
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
