/** Starts again from the beginning when less than this is left. */
const END_S = 10

/** The second at which the device stopped playing a file; 0 where it never did. */
export function loadPosition(media_id: string): number {
  try {
    const stored = Number(localStorage.getItem(keyOf(media_id)))
    return Number.isFinite(stored) && stored > 0 ? stored : 0
  } catch {
    return 0
  }
}

/** Stores how far a file was played; nothing near its start or end. */
export function savePosition(media_id: string, second: number, duration: number): void {
  const is_between = second > END_S && second < duration - END_S
  try {
    if (is_between) localStorage.setItem(keyOf(media_id), String(Math.floor(second)))
    else localStorage.removeItem(keyOf(media_id))
  } catch {
    // Storage is off or full: the next visit starts from the beginning.
  }
}

function keyOf(media_id: string): string {
  return `foyer.position.${media_id}`
}
