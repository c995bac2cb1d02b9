import { useEffect, useState } from 'react'
import { isTyping } from '../../platform/keyboard.ts'
import { EMPTY_SELECTION, type MemberSelection } from './member-selection.ts'

/** Returns the selected members. A new search clears the selection, and so does Esc. */
export function useMemberSelection(
  search_key: string,
): [MemberSelection, (selection: MemberSelection) => void] {
  const [stored, setStored] = useState({ search_key, selection: EMPTY_SELECTION })
  const selection = stored.search_key === search_key ? stored.selection : EMPTY_SELECTION
  const has_some = selection.is_everyone || selection.ids.size > 0
  useEffect(() => {
    if (!has_some) return undefined
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const is_field = isTyping(event.target) && !(event.target as Element).matches('[type="checkbox"]')
      if (is_field || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
      setStored({ search_key, selection: EMPTY_SELECTION })
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [has_some, search_key])
  return [selection, (next) => setStored({ search_key, selection: next })]
}
