import { describe, expect, it } from 'vitest'
import { keyCommand, type KeyCommand, type KeyPlace, type KeyPress } from './key-command.ts'

const press = (key: string, given: Partial<KeyPress> = {}): KeyPress => ({
  key,
  has_mod: false,
  has_shift: false,
  has_alt: false,
  ...given,
})
const mod = { has_mod: true }
const shift = { has_mod: true, has_shift: true }

describe('keyCommand', () => {
  const cases: [says: string, press: KeyPress, place: KeyPlace, command: KeyCommand | null][] = [
    ['A adds a block', press('a'), 'canvas', 'add'],
    ['A adds a block also from a button', press('A'), 'control', 'add'],
    ['A is a letter while typing', press('a'), 'field', null],
    ['A finds a row in a list', press('a'), 'list', null],
    ['Ctrl A is not ours', press('a', mod), 'canvas', null],
    ['down selects the next block', press('ArrowDown'), 'canvas', 'select_next'],
    ['up selects the block before', press('ArrowUp'), 'canvas', 'select_previous'],
    ['arrows belong to lists', press('ArrowDown'), 'list', null],
    ['Alt down moves the block', press('ArrowDown', { has_alt: true }), 'list', 'move_down'],
    ['Alt up moves the block', press('ArrowUp', { has_alt: true }), 'canvas', 'move_up'],
    ['Alt down moves nothing while typing', press('ArrowDown', { has_alt: true }), 'field', null],
    ['Alt down moves no block from the tree of pages', press('ArrowDown', { has_alt: true }), 'tree', null],
    ['Backspace deletes no block from the tree of pages', press('Backspace'), 'tree', null],
    ['Ctrl Z undoes from the tree of pages', press('z', mod), 'tree', 'undo'],
    ['Ctrl D duplicates', press('d', mod), 'canvas', 'duplicate'],
    ['Ctrl D does not duplicate while typing', press('d', mod), 'field', null],
    ['Backspace deletes', press('Backspace'), 'canvas', 'delete'],
    ['Backspace deletes from the outline', press('Backspace'), 'list', 'delete'],
    ['Backspace deletes letters while typing', press('Backspace'), 'rich', null],
    ['Ctrl Z undoes', press('z', mod), 'canvas', 'undo'],
    ['Ctrl Z undoes also in a plain field', press('z', mod), 'field', 'undo'],
    ['Ctrl Z belongs to formatted text', press('z', mod), 'rich', null],
    ['Ctrl Shift Z does it again', press('Z', shift), 'canvas', 'redo'],
    ['Ctrl Y does it again', press('y', mod), 'canvas', 'redo'],
    ['Ctrl Enter publishes from everywhere', press('Enter', mod), 'rich', 'publish'],
    ['? shows all keys', { ...press('?'), has_shift: true }, 'canvas', 'show_keys'],
    ['? is a letter while typing', press('?'), 'field', null],
    ['Enter alone is not ours', press('Enter'), 'canvas', null],
    ['Escape goes to the page', press('Escape'), 'canvas', 'escape'],
    ['a dialog has all keys', press('Enter', mod), 'layer', null],
  ]
  it.each(cases)('%s', (_says, key, place, command) => {
    expect(keyCommand(key, place)).toBe(command)
  })
})
