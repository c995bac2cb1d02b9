const RETENTION_MS = 30 * 86_400_000

/** Pages that were deleted before this moment do not come back. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RETENTION_MS)
}

/** Until when a page that was deleted at a moment can come back. */
export function restorableUntil(deleted_at: Date): Date {
  return new Date(deleted_at.getTime() + RETENTION_MS)
}
