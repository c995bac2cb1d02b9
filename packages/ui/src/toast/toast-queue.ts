/** A short message about something that has just happened. */
export type Toast = {
  readonly id: number
  readonly text: string
  readonly tone: 'neutral' | 'danger'
  /** One thing to do about it, such as Retry or Undo. */
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** Milliseconds that it stays. */
  readonly duration: number
}

export type ToastInput = Pick<Toast, 'text' | 'action'> & {
  readonly tone?: Toast['tone']
  readonly duration?: number
}

/** How long a toast stays unless it says otherwise; the studio's with Undo stay 10 s. */
export const TOAST_DURATION = 6000

/** So many stand on the screen together; the next waits until there is room. */
const TOASTS_SHOWN = 3

/** Toasts as they come: a few shown together, the oldest first, the rest in waiting. */
export type ToastQueue = {
  /** Adds a toast and gives its id. The same text is not queued twice. */
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

/** Makes a queue. A toast's clock counts only while it is shown and nothing is paused. */
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
    // The pointer leaves nothing when what it is over goes.
    resume()
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    if (toasts.some((toast) => toast.id === id)) update(toasts.filter((toast) => toast.id !== id))
  }

  return {
    add: (input) => {
      const same = toasts.find((toast) => toast.text === input.text && !input.action && !toast.action)
      if (same) return same.id
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
