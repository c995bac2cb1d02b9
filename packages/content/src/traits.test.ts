import { formatArtSpec, parseArtSpec } from '@foyer/domain/art'
import { describe, expect, it } from 'vitest'
import { artForType, blockTraits, listPageTypes, pageTraits } from './traits.ts'

describe('the traits of a page type', () => {
  it('are those that its definition declares, and the defaults', () => {
    expect(pageTraits('program')).toMatchObject({ has_stages: true, is_reading: false })
  })

  it.each(['unheard-of', 'constructor'])('are the defaults for the unknown type %s', (type) => {
    expect(pageTraits(type)).toMatchObject({ begins_unit: false, is_plannable: true, opens_with: 'blocks' })
  })

  it('are known of types without fields', () => {
    expect(listPageTypes((traits) => traits.is_progress_container).toSorted()).toEqual(['pack', 'program'])
  })

  it('choose its artwork', () => {
    expect(artForType('x', 'meal').motif).toBe('bowl')
    expect(artForType('x', 'workout').pose).toBeUndefined()
    const unknown = artForType('x', 'unheard-of')
    expect(parseArtSpec(formatArtSpec(unknown))).toEqual(unknown)
  })
})

it('a block that shows comments is known by its traits', () => {
  expect(blockTraits('chat').shows_comments).toBe(true)
  expect(blockTraits('unheard-of').shows_comments).toBe(false)
})
