import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepColumns, readColumns, shownColumns, toggleColumn, USUAL_COLUMNS } from './member-columns.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('keeps what was chosen on this device, and nothing while it is the usual', () => {
  expect(readColumns()).toEqual(USUAL_COLUMNS)
  const fewer = toggleColumn(USUAL_COLUMNS, 'weeks')
  keepColumns(fewer)
  expect(readColumns()).toEqual(['plan', 'course', 'progress', 'spent', 'last_seen'])
  keepColumns(toggleColumn(fewer, 'weeks'))
  expect(localStorage.getItem('foyer.studio.member_columns')).toBeNull()
})

it('can show no column but the name', () => {
  keepColumns([])
  expect(readColumns()).toEqual([])
})

it('leaves out what it does not know', () => {
  localStorage.setItem('foyer.studio.member_columns', 'spent,shoe_size,plan')
  expect(readColumns()).toEqual(['plan', 'spent'])
})

it('puts a column back in its place', () => {
  expect(toggleColumn(['plan', 'last_seen'], 'joined')).toEqual(['plan', 'joined', 'last_seen'])
})

it('dates the newest by the day they came', () => {
  expect(shownColumns(['plan', 'last_seen'], 'newest')).toEqual(['plan', 'joined'])
  expect(shownColumns(['joined', 'last_seen'], 'newest')).toEqual(['joined', 'last_seen'])
  expect(shownColumns(['plan', 'last_seen'], 'last_seen')).toEqual(['plan', 'last_seen'])
})
