import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  storeColumns,
  readColumns,
  getVisibleColumns,
  toggleColumn,
  DEFAULT_COLUMNS,
} from './member-columns.ts'

beforeEach(() => {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('keeps what was chosen on this device, and nothing while it is the usual', () => {
  expect(readColumns()).toEqual(DEFAULT_COLUMNS)
  const selected_columns = toggleColumn(DEFAULT_COLUMNS, 'weeks')
  storeColumns(selected_columns)
  expect(readColumns()).toEqual(['plan', 'course', 'progress', 'spent', 'last_seen'])
  storeColumns(toggleColumn(selected_columns, 'weeks'))
  expect(localStorage.getItem('foyer.studio.member_columns')).toBeNull()
})

it('can show no column but the name', () => {
  storeColumns([])
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
  expect(getVisibleColumns(['plan', 'last_seen'], 'newest')).toEqual(['plan', 'joined'])
  expect(getVisibleColumns(['joined', 'last_seen'], 'newest')).toEqual(['joined', 'last_seen'])
  expect(getVisibleColumns(['plan', 'last_seen'], 'last_seen')).toEqual(['plan', 'last_seen'])
})
