import { newBlock } from '@foyer/content/definitions'
import { describe, expect, it } from 'vitest'
import { soundBlock } from './sound-block.ts'

const hero = newBlock('hero', () => crypto.randomUUID())

describe('soundBlock', () => {
  it('leaves a sound block as it is', () => {
    expect(soundBlock(hero).props).toEqual(hero.props)
  })

  it('draws a prop that cannot be accepted with its default, and keeps the others', () => {
    const wrong = { ...hero, props: { ...hero.props, title: 'Base Camp', height_ratio: 900 } }
    expect(soundBlock(wrong).props).toMatchObject({ title: 'Base Camp', height_ratio: 96 })
  })

  it('gives what is missing its default', () => {
    expect(soundBlock({ ...hero, props: { title: 'Base Camp' } }).props).toMatchObject({
      title: 'Base Camp',
      align: 'start',
    })
  })

  it('marks what this release does not know', () => {
    expect(soundBlock({ ...hero, type: 'from_tomorrow' }).unknown).toBe(true)
  })
})
