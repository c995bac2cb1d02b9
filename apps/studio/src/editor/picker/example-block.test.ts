import { blockDefinitions, parseBlock, parsePageFields } from '@foyer/content/definitions'
import { describe, expect, it } from 'vitest'
import { t } from '#platform/testing/texts.ts'
import { createExampleBlock } from './example-block.ts'

describe('createExampleBlock', () => {
  it.each(Object.keys(blockDefinitions))('returns a valid %s on a valid page, the same each time', (type) => {
    const example = createExampleBlock(t, type)
    const { page_content_type, fields } = example.page
    expect(parseBlock(example.block).problems).toEqual([])
    expect(parsePageFields(page_content_type, fields).problems).toEqual([])
    expect(createExampleBlock(t, type)).toEqual(example)
  })

  it('shows comments on a page that has them, and a workout with exercises', () => {
    expect(createExampleBlock(t, 'chat').page.is_commentable).toBe(true)
    const { page, links } = createExampleBlock(t, 'workout')
    const [exercise_page_id] = Object.keys(links)
    expect(page.fields['groups']).toMatchObject([{ items: [{ exercise_page_id }] }, {}])
  })
})
