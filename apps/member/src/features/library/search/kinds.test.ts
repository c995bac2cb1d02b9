import { expect, it } from 'vitest'
import { listBrowseTypes } from './kinds.ts'

it('offers what begins a unit first, and neither lists nor plain pages', () => {
  const types = listBrowseTypes()
  expect(types.slice(0, 3)).toEqual(['program', 'pack', 'workout'])
  expect(types).toContain('event_occurrence')
  for (const type of ['generic', 'collection', 'form', 'overlay_page']) expect(types).not.toContain(type)
})
