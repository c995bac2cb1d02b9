/** Tells the dispatcher of this process that a commit left something in the outbox. */
function createSignal() {
  const listeners = new Set<() => void>()
  return {
    raise: (): void => {
      for (const listener of listeners) listener()
    },
    /** Returns what ends the listening. */
    listen: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The one signal of this process. Missing it costs a second, never an event: the dispatcher also polls. */
export const outboxSignal = createSignal()
