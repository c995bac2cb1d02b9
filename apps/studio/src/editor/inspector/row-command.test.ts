import { describe, expect, it } from 'vitest'
import { getRowCommand } from './row-command.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

describe('getRowCommand', () => {
  it.each([
    ['Alt up moves', { key: 'ArrowUp', altKey: true }, 'move_up'],
    ['Alt down moves', { key: 'ArrowDown', altKey: true }, 'move_down'],
    ['Ctrl D duplicates', { key: 'd', ctrlKey: true }, 'duplicate'],
    ['Cmd D duplicates', { key: 'D', metaKey: true }, 'duplicate'],
    ['Backspace deletes', { key: 'Backspace' }, 'delete'],
    ['Ctrl Backspace does nothing', { key: 'Backspace', ctrlKey: true }, null],
    ['arrows belong to the list', { key: 'ArrowUp' }, null],
    ['Enter belongs to the list', { key: 'Enter' }, null],
    ['Ctrl Shift D is of the browser', { key: 'D', ctrlKey: true, shiftKey: true }, null],
  ])('%s', (_name, key, command) => {
    expect(getRowCommand({ ...none, ...key })).toBe(command)
  })
})
