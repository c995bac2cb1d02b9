import type { LabelKey } from '@foyer/i18n'
import { getModifierKey } from './mod-key.ts'

/** The editor's keys with the names of what they do, as they are shown to read. */
export function getEditorShortcuts(): readonly (readonly [keys: string, label: LabelKey])[] {
  const mod = getModifierKey()
  return [
    ['A', 'editor.canvas.add'],
    ['↑ ↓', 'editor.keys.select'],
    ['Alt ↑ ↓', 'editor.keys.move'],
    [`${mod} D`, 'common.duplicate'],
    ['⌫', 'common.delete'],
    [`${mod} Z`, 'common.undo'],
    [`${mod} ⇧ Z`, 'common.redo'],
    [`${mod} ↵`, 'publish.button'],
    ['Esc', 'editor.keys.page'],
  ]
}
