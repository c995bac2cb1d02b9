import { describe, expect, it } from 'vitest'
import { getKeyCommand, type KeyCommand, type KeyContext, type KeyPress } from './key-command.ts'

const handleKeyDown = (key: string, key_press: Partial<KeyPress> = {}): KeyPress => ({
  key,
  has_mod: false,
  has_shift: false,
  has_alt: false,
  ...key_press,
})
const mod = { has_mod: true }
const shift = { has_mod: true, has_shift: true }

describe('getKeyCommand', () => {
  const cases: [says: string, press: KeyPress, place: KeyContext, command: KeyCommand | null][] = [
    ['A adds a block', handleKeyDown('a'), 'canvas', 'add'],
    ['A adds a block also from a button', handleKeyDown('A'), 'control', 'add'],
    ['A is a letter while typing', handleKeyDown('a'), 'field', null],
    ['A finds a row in a list', handleKeyDown('a'), 'list', null],
    ['Ctrl A is not ours', handleKeyDown('a', mod), 'canvas', null],
    ['down selects the next block', handleKeyDown('ArrowDown'), 'canvas', 'select_next'],
    ['up selects the block before', handleKeyDown('ArrowUp'), 'canvas', 'select_previous'],
    [
      'Shift down extends the selection',
      handleKeyDown('ArrowDown', { has_shift: true }),
      'canvas',
      'extend_next',
    ],
    [
      'Shift up extends the selection',
      handleKeyDown('ArrowUp', { has_shift: true }),
      'canvas',
      'extend_previous',
    ],
    ['Shift with arrows belongs to lists', handleKeyDown('ArrowUp', { has_shift: true }), 'list', null],
    [
      'Shift with arrows selects text while typing',
      handleKeyDown('ArrowUp', { has_shift: true }),
      'field',
      null,
    ],
    ['arrows belong to lists', handleKeyDown('ArrowDown'), 'list', null],
    ['Alt down moves the block', handleKeyDown('ArrowDown', { has_alt: true }), 'list', 'move_down'],
    ['Alt up moves the block', handleKeyDown('ArrowUp', { has_alt: true }), 'canvas', 'move_up'],
    ['Alt right moves the block in', handleKeyDown('ArrowRight', { has_alt: true }), 'list', 'move_in'],
    ['Alt left moves the block out', handleKeyDown('ArrowLeft', { has_alt: true }), 'canvas', 'move_out'],
    [
      'Alt left moves the block in, from right to left',
      { ...handleKeyDown('ArrowLeft', { has_alt: true }), is_rtl: true },
      'canvas',
      'move_in',
    ],
    ['Alt down moves nothing while typing', handleKeyDown('ArrowDown', { has_alt: true }), 'field', null],
    [
      'Alt down moves no block from the tree of pages',
      handleKeyDown('ArrowDown', { has_alt: true }),
      'tree',
      null,
    ],
    ['Backspace deletes no block from the tree of pages', handleKeyDown('Backspace'), 'tree', null],
    ['Ctrl Z undoes from the tree of pages', handleKeyDown('z', mod), 'tree', 'undo'],
    ['Ctrl D duplicates', handleKeyDown('d', mod), 'canvas', 'duplicate'],
    ['Ctrl D does not duplicate while typing', handleKeyDown('d', mod), 'field', null],
    ['Backspace deletes', handleKeyDown('Backspace'), 'canvas', 'delete'],
    ['Backspace deletes from the outline', handleKeyDown('Backspace'), 'list', 'delete'],
    ['Backspace deletes letters while typing', handleKeyDown('Backspace'), 'rich', null],
    ['Ctrl Z undoes', handleKeyDown('z', mod), 'canvas', 'undo'],
    ['Ctrl Z undoes also in a plain field', handleKeyDown('z', mod), 'field', 'undo'],
    ['Ctrl Z belongs to formatted text', handleKeyDown('z', mod), 'rich', null],
    ['Ctrl Shift Z does it again', handleKeyDown('Z', shift), 'canvas', 'redo'],
    ['Ctrl Y does it again', handleKeyDown('y', mod), 'canvas', 'redo'],
    ['T tests the page', handleKeyDown('t'), 'canvas', 'preview'],
    ['T is a letter while typing', handleKeyDown('t'), 'field', null],
    ['Ctrl Enter publishes from everywhere', handleKeyDown('Enter', mod), 'rich', 'publish'],
    ['? shows all keys', { ...handleKeyDown('?'), has_shift: true }, 'canvas', 'show_keys'],
    ['? is a letter while typing', handleKeyDown('?'), 'field', null],
    ['Ctrl D belongs to the rows of a list field', handleKeyDown('d', mod), 'rows', null],
    ['Backspace deletes no block from the rows of a list field', handleKeyDown('Backspace'), 'rows', null],
    [
      'Alt down moves no block from the rows of a list field',
      handleKeyDown('ArrowDown', { has_alt: true }),
      'rows',
      null,
    ],
    ['Ctrl Z undoes from the rows of a list field', handleKeyDown('z', mod), 'rows', 'undo'],
    ['Escape goes back from the rows of a list field', handleKeyDown('Escape'), 'rows', 'escape'],
    ['Enter alone is not ours', handleKeyDown('Enter'), 'canvas', null],
    ['Escape goes to the page', handleKeyDown('Escape'), 'canvas', 'escape'],
    ['a dialog has all keys', handleKeyDown('Enter', mod), 'layer', null],
  ]
  it.each(cases)('%s', (_name, key, place, command) => {
    expect(getKeyCommand(key, place)).toBe(command)
  })
})
