import { blockDefinition, blockDefinitions, parseBlock, parsePageFields } from '@foyer/content/definitions'
import { describe, expect, it } from 'vitest'
import { t } from '#platform/testing/texts.ts'
import { createExampleBlock } from './example-block.ts'
import { listVariants } from './offered-blocks.ts'

describe('createExampleBlock', () => {
  it.each(Object.keys(blockDefinitions))('returns a valid %s on a valid page, the same each time', (type) => {
    const example = createExampleBlock(t, type)
    const { page_content_type, fields } = example.page
    expect(parseBlock(example.block).problems).toEqual([])
    expect(parsePageFields(page_content_type, fields).problems).toEqual([])
    expect(createExampleBlock(t, type)).toEqual(example)
  })

  it.each(Object.keys(blockDefinitions))('offers only looks of %s that are valid', (type) => {
    const looks = listVariants(type)
    for (const { value } of looks?.options ?? []) {
      const { block } = createExampleBlock(t, type, { [looks?.prop ?? '']: value })
      expect(parseBlock(block).problems).toEqual([])
    }
    expect(looks === null).toBe(blockDefinition(type)?.variants === undefined)
  })

  it('shows comments on a page that has them, and a workout with exercises', () => {
    expect(createExampleBlock(t, 'chat').page.is_commentable).toBe(true)
    const { page, links } = createExampleBlock(t, 'workout')
    const [exercise_page_id] = Object.keys(links)
    expect(page.fields['groups']).toMatchObject([{ items: [{ exercise_page_id }] }, {}])
  })
})
