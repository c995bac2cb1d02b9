/** For how long browsers count a tap or a key; it counts for the page around a frame as well. */
const ACTIVATION_MS = 5000

type Facts = {
  /** What the browser reports for the page: a tap in the page, or in any frame of it. */
  is_active: boolean
  /** Whether the frame has the focus, which a tap in it gives it. */
  is_focused: boolean
  /** Since the latest tap or key in the page itself. */
  since_own_input_ms: number
}

/**
 * Decides whether a tap or key that the browser still counts was in a frame. Neither the browser's report nor the focus
 * suffices: a tap on the link to this page counts as well, and a frame can take the focus by itself.
 */
export function isTapInFrame({ is_active, is_focused, since_own_input_ms }: Facts): boolean {
  return is_active && is_focused && since_own_input_ms > ACTIVATION_MS
}

const INPUTS = ['pointerdown', 'pointerup', 'keydown', 'click'] as const
let own_input_at: number | null = null

/** Starts to note the taps and keys in the page itself; what was before counts as one. */
export function watchOwnInput(): void {
  if (own_input_at !== null) return
  const note = (): void => {
    own_input_at = performance.now()
  }
  note()
  for (const name of INPUTS) addEventListener(name, note, { capture: true, passive: true })
}

/** Whether the member has just tapped or pressed a key in a frame of this page. */
export function isFrameActivated(frame: HTMLElement): boolean {
  return isTapInFrame({
    is_active: navigator.userActivation?.isActive ?? false,
    is_focused: document.activeElement === frame,
    since_own_input_ms: performance.now() - (own_input_at ?? performance.now()),
  })
}
