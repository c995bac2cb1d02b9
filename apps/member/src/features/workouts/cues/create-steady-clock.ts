/** More than this between the wall clock and the monotonic one is a changed wall clock. */
const JUMP_MS = 2000

type Sources = {
  /** Milliseconds since 1970; goes on in sleep, and jumps when it is set. */
  wall: () => number
  /** Milliseconds that never jump, but stand still in sleep. */
  monotonic: () => number
  isVisible: () => boolean
}

/**
 * Creates a clock in milliseconds since 1970. It follows the wall clock while the page is hidden, when the device may
 * sleep; a jump of the wall clock while the page is in view is left out.
 */
export function createSteadyClock({ wall, monotonic, isVisible }: Sources): () => number {
  let offset = 0
  let before = { wall: wall(), monotonic: monotonic(), was_visible: isVisible() }
  return () => {
    const now = { wall: wall(), monotonic: monotonic(), was_visible: isVisible() }
    const jump = now.wall - before.wall - (now.monotonic - before.monotonic)
    if (before.was_visible && now.was_visible && Math.abs(jump) > JUMP_MS) offset -= jump
    before = now
    return now.wall + offset
  }
}
