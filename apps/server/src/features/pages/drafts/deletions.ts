const RETENTION_MS = 30 * 86_400_000

/** Returns the time before which deleted pages can no longer be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RETENTION_MS)
}

/** Returns until when a page deleted at an instant can be restored. */
export function restorableUntil(deleted_at: Date): Date {
  return new Date(deleted_at.getTime() + RETENTION_MS)
}
