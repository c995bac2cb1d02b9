import { newBlock } from '@foyer/content/definitions'
import { describe, expect, it } from 'vitest'
import { toRenderableBlock } from './renderable-block.ts'

const hero = newBlock('hero', () => crypto.randomUUID())

describe('soundBlock', () => {
  it('leaves a sound block as it is', () => {
    expect(toRenderableBlock(hero).props).toEqual(hero.props)
  })

  it('draws a prop that cannot be accepted with its default, and keeps the others', () => {
    const invalid_block = { ...hero, props: { ...hero.props, title: 'Base Camp', height_ratio: 900 } }
    expect(toRenderableBlock(invalid_block).props).toMatchObject({ title: 'Base Camp', height_ratio: 96 })
  })

  it('gives what is missing its default', () => {
    expect(toRenderableBlock({ ...hero, props: { title: 'Base Camp' } }).props).toMatchObject({
      title: 'Base Camp',
      align: 'start',
    })
  })

  it('marks what this release does not know', () => {
    expect(toRenderableBlock({ ...hero, type: 'from_tomorrow' }).unknown).toBe(true)
  })
})
