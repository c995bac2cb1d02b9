import { describe, expect, it } from 'vitest'
import { blockSearchText, pageSearchText } from './block-search-text.ts'
import { newBlock } from './new-block.ts'
import { richTextFrom } from './rich-text.ts'
import { testId, testIds } from './testing/test-id.ts'

const block = (type: string, props: Record<string, unknown>) => {
  const made = newBlock(type, testIds())
  return { ...made, props: { ...made.props, ...props } }
}

describe('blockSearchText', () => {
  it('returns text only, without settings, ids or addresses', () => {
    const text = blockSearchText([
      block('hero', { title: 'Slow Burn', image: { media_id: testId(5), alt: 'A lifter' } }),
      block('text', { body: richTextFrom('Three seconds down.') }),
      block('icon_list', { items: [{ id: testId(1), icon: 'check', title: 'A bar', text: 'And plates' }] }),
      block('button', {
        text: 'Join',
        action: { id: testId(2), type: 'open_url', url: 'https://example.com' },
      }),
    ])
    expect(text.split('\n')).toEqual([
      'Slow Burn',
      'A lifter',
      'Three seconds down.',
      'A bar',
      'And plates',
      'Join',
    ])
  })

  it('passes over unknown types and broken texts', () => {
    const odd = { id: testId(1), type: 'hologram', version: 1, props: { title: 'hidden' } }
    expect(blockSearchText([odd, block('text', { body: '<p>hidden</p>' })])).toBe('')
  })
})

describe('pageSearchText', () => {
  it.each([
    ['exercise', { instructions: ['Stand tall.'], primary_muscles: ['glutes'] }, 'Stand tall.\nglutes'],
    [
      'meal',
      { intro: 'A bowl', ingredients: [{ id: testId(1), amount: '1', name: 'Egg' }] },
      'A bowl\n1\nEgg',
    ],
    ['hologram', { intro: 'A bowl' }, ''],
  ])('reads a %s page', (type, fields, text) => {
    expect(pageSearchText(type, fields)).toBe(text)
  })
})
