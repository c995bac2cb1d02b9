import { expect, it } from 'vitest'
import { isPaletteKey } from './use-shortcuts.ts'
import { NAV } from './nav.ts'

const press = { key: 'k', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

it.each([
  [{ ctrlKey: true }, true],
  [{ metaKey: true, key: 'K' }, true],
  [{}, false],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, altKey: true }, false],
  [{ ctrlKey: true, key: 'j' }, false],
])('the palette opens by %j: %s', (keys, opens) => {
  expect(isPaletteKey({ ...press, ...keys })).toBe(opens)
})

it('gives every navigation entry its own letter and phones at most four tabs beside More', () => {
  expect(new Set(NAV.map((entry) => entry.key)).size).toBe(NAV.length)
  expect(NAV.filter((entry) => entry.is_tab).length).toBeLessThanOrEqual(4)
})
