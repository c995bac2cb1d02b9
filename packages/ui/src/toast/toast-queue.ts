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

/** Toasts in waiting, one shown at a time, the oldest first. */
export type ToastQueue = {
  /** Adds a toast and gives its id. The same text is not queued twice. */
  readonly add: (toast: ToastInput) => number
  readonly close: (id: number) => void
  /** Stops the clock while the toast is pointed at or focused. */
  readonly pause: () => void
  readonly resume: () => void
  readonly current: () => Toast | null
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes a queue. Its clock counts only while a toast is shown and not paused. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>()
  let toasts: readonly Toast[] = []
  let last_id = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let started_at = 0
  let remaining = 0
  let is_paused = false

  const stop = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  const run = (): void => {
    const shown = toasts[0]
    if (!shown || is_paused) return
    started_at = Date.now()
    timer = setTimeout(() => close(shown.id), remaining)
  }
  const change = (next: readonly Toast[]): void => {
    const before = toasts[0]
    toasts = next
    if (toasts[0] !== before) {
      stop()
      remaining = toasts[0]?.duration ?? 0
      if (!toasts[0]) is_paused = false
      run()
    }
    for (const listener of listeners) listener()
  }
  const close = (id: number): void => {
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id))
  }

  return {
    add: (input) => {
      const same = toasts.find((toast) => toast.text === input.text && !input.action && !toast.action)
      if (same) return same.id
      const toast: Toast = { tone: 'neutral', duration: TOAST_DURATION, ...input, id: ++last_id }
      change([...toasts, toast])
      return toast.id
    },
    close,
    pause: () => {
      if (is_paused || !toasts[0]) return
      is_paused = true
      stop()
      remaining = Math.max(0, remaining - (Date.now() - started_at))
    },
    resume: () => {
      if (!is_paused) return
      is_paused = false
      run()
    },
    current: () => toasts[0] ?? null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
