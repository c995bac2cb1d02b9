import { useEffect, useState } from 'react'
import { isTyping } from '../../platform/keys.ts'
import { NOBODY, type MemberSelection } from './member-selection.ts'

/** Who is chosen. Whoever searches for others chooses anew; Esc lets all go. */
export function useMemberSelection(
  searched: string,
): [MemberSelection, (selection: MemberSelection) => void] {
  const [kept, keep] = useState({ searched, selection: NOBODY })
  const selection = kept.searched === searched ? kept.selection : NOBODY
  const has_some = selection.is_everyone || selection.ids.size > 0
  useEffect(() => {
    if (!has_some) return undefined
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const is_field = isTyping(event.target) && !(event.target as Element).matches('[type="checkbox"]')
      if (is_field || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
      keep({ searched, selection: NOBODY })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [has_some, searched])
  return [selection, (next) => keep({ searched, selection: next })]
}
