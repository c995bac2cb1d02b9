import type { LabelKey } from '@foyer/i18n'
import { getModifierKey } from './mod-key.ts'

/** Returns the editor's shortcuts with the labels of their commands. */
export function getEditorShortcuts(): readonly (readonly [keys: string, label: LabelKey])[] {
  const mod = getModifierKey()
  return [
    ['A', 'editor.canvas.add'],
    ['T', 'editor.preview.button'],
    ['↑ ↓', 'editor.keys.select'],
    ['⇧ ↑ ↓', 'editor.keys.extend'],
    [`${mod} C`, 'editor.select.copy'],
    [`${mod} X`, 'editor.select.cut'],
    [`${mod} V`, 'editor.select.paste'],
    ['Alt ↑ ↓', 'editor.keys.move'],
    ['Alt ← →', 'editor.keys.move_in_out'],
    [`${mod} D`, 'common.duplicate'],
    ['⌫', 'common.delete'],
    [`${mod} Z`, 'common.undo'],
    [`${mod} ⇧ Z`, 'common.redo'],
    [`${mod} ↵`, 'publish.button'],
    ['Esc', 'editor.keys.page'],
  ]
}
