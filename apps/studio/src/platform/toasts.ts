import { createToastQueue } from '@foyer/ui'

/** What has just happened, at the foot of every screen. The frame shows it. */
export const toasts = createToastQueue()

/** How long a toast that offers Undo stays, in milliseconds. */
export const UNDO_DURATION = 10_000
