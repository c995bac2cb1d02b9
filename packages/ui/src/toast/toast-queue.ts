/** A short message about something that has just happened. */
export type Toast = {
  readonly id: number
  readonly text: string
  readonly tone: 'neutral' | 'danger'
  /** One thing to do about it, such as Retry or Undo. */
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** Milliseconds that it stays. */
  readonly duration: number
  /** What it is about: a newer toast about the same replaces it. */
  readonly topic?: string
}

export type ToastInput = Pick<Toast, 'text' | 'action' | 'topic'> & {
  readonly tone?: Toast['tone']
  readonly duration?: number
}

/** The default time in milliseconds that a toast is shown; the studio's with Undo stay 10 s. */
export const TOAST_DURATION = 6000

/** The maximum number of toasts shown at a time; later ones wait. */
const TOASTS_SHOWN = 3

/** A queue of toasts: a few shown at a time, the oldest first, the rest waiting. */
export type ToastQueue = {
  /** Adds a toast and returns its id. The same text is not queued twice. */
  readonly add: (toast: ToastInput) => number
  readonly close: (id: number) => void
  /** Stops the clocks while a toast is pointed at or focused. */
  readonly pause: () => void
  readonly resume: () => void
  /** Those on the screen; the same list until it changes. */
  readonly shown: () => readonly Toast[]
  readonly subscribe: (listener: () => void) => () => void
}

type Clock = { timer: ReturnType<typeof setTimeout>; started_at: number; remaining: number }

/** Creates a queue. A toast's timer runs only while it is shown and the queue is not paused. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>()
  const clocks = new Map<number, Clock>()
  let toasts: readonly Toast[] = []
  let shown: readonly Toast[] = []
  let last_id = 0
  let is_paused = false

  const startTimer = ({ id, duration }: Toast): void => {
    const remaining = clocks.get(id)?.remaining ?? duration
    clocks.set(id, { timer: setTimeout(() => close(id), remaining), started_at: Date.now(), remaining })
  }
  const update = (next: readonly Toast[]): void => {
    const before = shown
    toasts = next
    shown = toasts.slice(0, TOASTS_SHOWN)
    if (!is_paused) for (const toast of shown) if (!before.includes(toast)) startTimer(toast)
    for (const listener of listeners) listener()
  }
  const resume = (): void => {
    if (!is_paused) return
    is_paused = false
    for (const toast of shown) startTimer(toast)
  }
  const close = (id: number): void => {
    // No pointer-leave event follows when the hovered toast is removed.
    resume()
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    if (toasts.some((toast) => toast.id === id)) update(toasts.filter((toast) => toast.id !== id))
  }

  return {
    add: (input) => {
      const same = toasts.find((toast) => toast.text === input.text && !input.action && !toast.action)
      if (same) return same.id
      const replaced = toasts.find(({ topic }) => topic !== undefined && topic === input.topic)
      if (replaced) close(replaced.id)
      const toast: Toast = { tone: 'neutral', duration: TOAST_DURATION, ...input, id: ++last_id }
      update([...toasts, toast])
      return toast.id
    },
    close,
    pause: () => {
      if (is_paused || shown.length === 0) return
      is_paused = true
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer)
        clock.remaining = Math.max(0, clock.remaining - (Date.now() - clock.started_at))
      }
    },
    resume,
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
