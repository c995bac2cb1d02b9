import { describe, expect, it } from 'vitest'
import { newBlock, parseBlock, parsePageFields } from './definitions.ts'

let count = 0
const newId = (): string => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`

describe('the plain texts of a block', () => {
  it('lose what cannot be seen and what reorders other text', () => {
    const block = newBlock('hero', newId)
    const props = { ...block.props, title: '\u202eStart\u202c now\u200b ', subtitle: '\u200b\u2060' }
    expect(parseBlock({ ...block, props }).block?.props).toMatchObject({ title: 'Start now', subtitle: '' })
  })

  it('are limited after that, and lists are cleaned too', () => {
    const block = newBlock('icon_list', newId)
    const [item] = block.props['items'] as Record<string, unknown>[]
    const title = `${'a'.repeat(80)}${'\u200b'.repeat(40)}`
    const props = { ...block.props, items: [{ ...item, title }] }
    const parsed = parseBlock({ ...block, props })
    expect(parsed.problems).toEqual([])
    expect(parsed.block?.props['items']).toMatchObject([{ title: 'a'.repeat(80) }])
  })

  it('of a page are cleaned as well', () => {
    const { fields } = parsePageFields('program', { tagline: ' \u202eSlow\u202c\u0007 and heavy ' })
    expect(fields).toMatchObject({ tagline: 'Slow and heavy' })
  })
})
