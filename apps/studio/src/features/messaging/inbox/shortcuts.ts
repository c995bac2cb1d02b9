import type { LabelKey } from '@foyer/i18n'

/** The keys of the inbox with the names of what they do. */
export const INBOX_SHORTCUTS = [
  ['J', 'studio_inbox.key.next'],
  ['K', 'studio_inbox.key.previous'],
  ['E', 'studio_inbox.key.done'],
  ['R', 'studio_inbox.key.reply'],
  ['Shift N', 'studio_inbox.key.note'],
  [';', 'studio_inbox.key.saved_reply'],
  ['Ctrl Enter', 'studio_inbox.key.send'],
] as const satisfies readonly (readonly [string, LabelKey])[]
