import { newBlock } from '@foyer/content/definitions'
import { describe, expect, it } from 'vitest'
import { toRenderableBlock } from './renderable-block.ts'

const hero = newBlock('hero', () => crypto.randomUUID())

describe('toRenderableBlock', () => {
  it('leaves a valid block unchanged', () => {
    expect(toRenderableBlock(hero).props).toEqual(hero.props)
  })

  it('renders an invalid prop with its default and leaves the others', () => {
    const invalid_block = { ...hero, props: { ...hero.props, title: 'Base Camp', height_ratio: 900 } }
    expect(toRenderableBlock(invalid_block).props).toMatchObject({ title: 'Base Camp', height_ratio: 96 })
  })

  it('fills missing props with their defaults', () => {
    expect(toRenderableBlock({ ...hero, props: { title: 'Base Camp' } }).props).toMatchObject({
      title: 'Base Camp',
      align: 'start',
    })
  })

  it('marks what this release does not know', () => {
    expect(toRenderableBlock({ ...hero, type: 'from_tomorrow' }).unknown).toBe(true)
  })
})
