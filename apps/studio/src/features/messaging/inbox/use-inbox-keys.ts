import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '#platform/keyboard.ts'

/** Runs an action for a single key, by `event.key`, unless someone types or a dialog is open. */
export function useInboxKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
    if (isTyping(event.target)) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
    const action = actions[event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
