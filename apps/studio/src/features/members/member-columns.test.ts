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

it('stores a custom choice on this device, and nothing for the default', () => {
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

it('ignores unknown columns', () => {
  localStorage.setItem('foyer.studio.member_columns', 'spent,shoe_size,plan')
  expect(readColumns()).toEqual(['plan', 'spent'])
})

it('inserts a column at its position again', () => {
  expect(toggleColumn(['plan', 'last_seen'], 'joined')).toEqual(['plan', 'joined', 'last_seen'])
})

it('shows the joining date in the view of new members', () => {
  expect(getVisibleColumns(['plan', 'last_seen'], 'newest')).toEqual(['plan', 'joined'])
  expect(getVisibleColumns(['joined', 'last_seen'], 'newest')).toEqual(['joined', 'last_seen'])
  expect(getVisibleColumns(['plan', 'last_seen'], 'last_seen')).toEqual(['plan', 'last_seen'])
})
