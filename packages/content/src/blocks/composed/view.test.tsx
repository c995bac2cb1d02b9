import { describe, expect, it } from 'vitest'
import { collectReferences } from '../../collect-references.ts'
import { blockSearchText } from '../../block-search-text.ts'
import { listButtons } from '../../list-buttons.ts'
import { viewFolders } from '../../load-views.ts'
import { copyBlocks } from '../../new-block.ts'
import { parseBlocks } from '../../parse-block.ts'
import { applyTexts } from '../../page-texts/apply-texts.ts'
import { getTexts } from '../../page-texts/text-entries.ts'
import { listSlotBlocks, listSlots } from '../../slots.ts'
import { aBlock, listHeadings, renderBlock, stripTags } from '../../testing/render.tsx'
import { testId, testIds } from '../../testing/test-id.ts'

const parts = [
  { id: testId(1), title: 'Strength' },
  { id: testId(2), title: '' },
]
const child = (number: number, title: string, slot?: string) => ({
  ...aBlock('icon_list', { title, items: [{ id: testId(number + 100), icon: 'check', title, text: '' }] }),
  id: testId(number),
  slot,
})
const aComposed = (layout: string, ...children: ReturnType<typeof child>[]) => ({
  ...aBlock('composed', { layout, parts, title: 'Choose' }),
  children,
})

describe('the block of columns, cards or tabs', () => {
  it('shows each block in its part, and one of a part that is gone in the first', () => {
    const block = aComposed(
      'columns',
      child(10, 'Row', testId(2)),
      child(11, 'Squat', testId(9)),
      child(12, 'Lunge'),
    )
    expect(listHeadings(renderBlock(block))).toEqual([
      '2 Choose',
      '3 Strength',
      '2 Squat',
      '2 Lunge',
      '2 Row',
    ])
    expect(listSlotBlocks(block, testId(1)).map(({ id }) => id)).toEqual([testId(11), testId(12)])
  })

  it('shows one tab at a time, and numbers one without a name', () => {
    const markup = renderBlock(aComposed('tabs', child(10, 'Squat', testId(1)), child(11, 'Row', testId(2))))
    expect(markup.match(/role="tab"/g)).toHaveLength(2)
    expect(stripTags(markup)).toMatch(/^Choose Strength Tab 2/)
    expect(markup).toContain('Squat')
    expect(markup).not.toContain('Row')
  })

  it('leaves out empty parts, and the whole block where all are empty', () => {
    expect(listHeadings(renderBlock(aComposed('cards', child(10, 'Row', testId(2)))))).toEqual([
      '2 Choose',
      '2 Row',
    ])
    expect(renderBlock(aComposed('cards'))).toBe('')
    expect(renderBlock(aComposed('cards'), { host: { is_preview: true } })).toContain('Nothing here yet')
  })

  it('has slots even where its parts are invalid, so that no block is lost', () => {
    const broken = { ...aComposed('columns', child(10, 'Row', testId(2))), props: { parts: 'none' } }
    const [slot] = listSlots(broken)
    expect(listSlotBlocks(broken, slot?.id ?? '')).toHaveLength(1)
  })

  it('copies the blocks inside to the same parts of the copy, all with new ids', () => {
    const [copy] = copyBlocks([aComposed('cards', child(10, 'Row', testId(2)))], testIds(3000))
    if (!copy) throw new Error('There is no copy.')
    const [, second] = listSlots(copy)
    expect(second?.id).not.toBe(testId(2))
    expect(listSlotBlocks(copy, second?.id ?? '')).toHaveLength(1)
    expect(copy.children?.[0]?.id).not.toBe(testId(10))
  })

  it('lets search, references, buttons, translations and views find what is inside', () => {
    const button = {
      ...aBlock('button', {
        text: 'Start',
        action: { id: testId(50), type: 'open_page', page_id: testId(60) },
      }),
      id: testId(13),
    }
    const inner = { ...aBlock('composed', { parts }), id: testId(14), children: [button] }
    const blocks = [{ ...aComposed('columns'), children: [child(10, 'Row'), inner] }]
    const page = { content_type: 'generic', blocks, fields: {}, page_actions: [] }
    expect(blockSearchText(blocks)).toContain('Row')
    expect(collectReferences(blocks).page_ids).toEqual([testId(60)])
    expect(listButtons(page)).toMatchObject([{ block_id: testId(13), text: 'Start' }])
    expect(viewFolders({ page_content_type: 'generic', blocks })).toContain('blocks/button')
    const texts = { title: '', og_title: '', og_description: '', cover: null, og_image: null }
    const translated = applyTexts({ ...page, ...texts }, { [`${testId(13)}.text`]: 'Los' })
    expect(getTexts(translated)).toMatchObject({
      [`${testId(13)}.text`]: 'Los',
      [`${testId(10)}.title`]: 'Row',
    })
  })
})

describe('blocks nested deep', () => {
  /** Blocks one inside of the other, `levels` of them. */
  const nest = (levels: number): object =>
    levels === 1
      ? aBlock('text')
      : { ...aBlock('composed', { parts }), id: testId(levels), children: [nest(levels - 1)] }

  it('are accepted on four levels', () => {
    expect(parseBlocks([nest(4)]).problems).toEqual([])
  })

  it.each([5, 20, 5000])('are refused on %i levels, at the block that holds them', (levels) => {
    expect(parseBlocks([nest(levels)]).problems).toEqual([
      { path: 'blocks.0.children.0.children.0.children.0.children', code: 'nested_too_deep' },
    ])
  })
})
