const CLOSE_RATIO = 0.3
const FLICK_PX = 24
const FLICK_PX_PER_MS = 0.6

/** Whether a drag down closes a sheet: past 30 % of its height, or a quick flick. Distances in px, time in ms. */
export function shouldCloseSheet(distance: number, duration: number, height: number): boolean {
  if (height > 0 && distance > height * CLOSE_RATIO) return true
  return distance > FLICK_PX && duration > 0 && distance / duration > FLICK_PX_PER_MS
}
