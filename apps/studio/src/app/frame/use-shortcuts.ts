import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { isTyping } from '../../platform/keyboard.ts'
import { onShortcutsRequested } from '../../platform/shortcuts-dialog.ts'
import { useTargetSlug } from '../../platform/routes.ts'
import { NAV } from './nav.ts'

const sequence_timeout_ms = 1200

/** Whether a press opens the palette: Ctrl K, or Cmd K on a Mac. */
export function isPaletteKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return (
    event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  )
}

/** Listens for the studio's keys: Ctrl/Cmd K, ? and G with a letter. Letters wait while someone types. */
export function useShortcuts(): {
  layer: 'palette' | 'keys' | null
  open: (layer: 'palette' | 'keys' | null) => void
} {
  const navigate = useNavigate()
  const slug = useTargetSlug()
  const [layer, open] = useState<'palette' | 'keys' | null>(null)
  const go_pressed_at = useRef(0)

  useEffect(() => onShortcutsRequested(() => open('keys')), [])

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isPaletteKey(event)) {
        event.preventDefault()
        open('palette')
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || event.defaultPrevented)
        return
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
      const entry = NAV.find(({ key }) => key === event.key.toLowerCase())
      if (event.key === '?') open('keys')
      else if (event.key.toLowerCase() === 'g') go_pressed_at.current = Date.now()
      else if (entry && Date.now() - go_pressed_at.current < sequence_timeout_ms) {
        go_pressed_at.current = 0
        event.preventDefault()
        void navigate({ to: entry.to, params: { slug } })
      }
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate, slug])

  return { layer, open }
}
