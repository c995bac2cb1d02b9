import type { KeyboardEvent } from 'react'

/** Whether a key sends: Enter with a keyboard, and Enter with Ctrl or Cmd everywhere. On touch screens Enter starts a line. */
export function isSendKey(
  {
    key,
    shiftKey,
    metaKey,
    ctrlKey,
    altKey,
  }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'metaKey' | 'ctrlKey' | 'altKey'>,
  is_touch = matchMedia('(pointer: coarse)').matches,
): boolean {
  if (key !== 'Enter') return false
  if (metaKey || ctrlKey) return true
  return !shiftKey && !altKey && !is_touch
}
