import { describe, expect, it } from 'vitest'
import { ENTRY_LIMIT, ROUTE_LIMIT, measureChunks } from './size.ts'
import type { Manifest } from './size.ts'

const manifest: Manifest = {
  'main.tsx': {
    file: 'main.js',
    isEntry: true,
    imports: ['_react'],
    dynamicImports: ['thread.tsx', 'calendar.tsx'],
  },
  _react: { file: 'react.js' },
  'thread.tsx': { file: 'thread.js', name: 'thread', isDynamicEntry: true, imports: ['_react', '_list'] },
  'calendar.tsx': { file: 'calendar.js', name: 'calendar', isDynamicEntry: true, imports: ['_list'] },
  _list: { file: 'list.js' },
  'style.css': { file: 'style.css', isEntry: true },
}

const sizes = (own: Record<string, number>) => (file: string) => own[file] ?? 0

describe('measureChunks', () => {
  it('counts the entry with all of its static imports, scripts only', () => {
    const { entry } = measureChunks(
      manifest,
      sizes({ 'main.js': 10, 'react.js': 50, 'style.css': 900, 'thread.js': 7 }),
    )
    expect(entry).toMatchObject({ bytes: 60, is_over: false })
  })

  it('counts for a later part its own, and apart from it what it shares with other parts', () => {
    const { later } = measureChunks(manifest, sizes({ 'react.js': 50, 'thread.js': 7, 'list.js': 3 }))
    expect(later.find(({ name }) => name === 'thread')).toMatchObject({ bytes: 7, shared: 3 })
  })

  it.each([
    [ENTRY_LIMIT, false],
    [ENTRY_LIMIT + 1, true],
  ])('judges an entry of %i bytes', (bytes, is_over) => {
    expect(measureChunks(manifest, sizes({ 'main.js': bytes })).entry.is_over).toBe(is_over)
  })

  it('allows heavy parts and limits all others', () => {
    const { later } = measureChunks(
      manifest,
      sizes({ 'thread.js': ROUTE_LIMIT + 1, 'calendar.js': ROUTE_LIMIT + 1 }),
    )
    const chunk_costs = Object.fromEntries(later.map(({ name, is_over }) => [name, is_over]))
    expect(chunk_costs).toEqual({ calendar: false, thread: true })
  })
})
