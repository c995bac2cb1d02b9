import { getTranslator } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import { collectReferences } from '../collect-references.ts'
import { flattenBlocks } from '../flatten-blocks.ts'
import { copyBlocks } from '../new-block.ts'
import { parseBlock } from '../parse-block.ts'
import type { FillInput, OwnPage } from './build-blocks.ts'
import { sections, type Section } from './sections.ts'

const { t } = getTranslator('en')

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

function aPage(number: number, content_type: string, given: Partial<OwnPage> = {}): OwnPage {
  return { page_id: id(number), content_type, cover: null, state: 'live', ...given }
}

function anInput(given: Partial<FillInput> = {}): FillInput {
  let next = 500
  return { t, newId: () => id((next += 1)), app_name: 'Kiln', pages: [], products: [], ...given }
}

const types = ['program', 'workout', 'exercise', 'meal', 'article', 'stream', 'event_occurrence']
const full = {
  pages: types.flatMap((type, at) => [aPage(at * 2, type), aPage(at * 2 + 1, type)]),
  products: [1, 2, 3, 4].map((number) => ({ id: id(900 + number), title: `Product ${number}` })),
}

describe('sections', () => {
  it.each(Object.entries<Section>(sections))(
    '%s is valid for an empty app and a full one',
    (_id, section) => {
      for (const input of [anInput(), anInput(full)]) {
        const blocks = section.create(input)
        expect(blocks.flatMap((block) => parseBlock(block).problems)).toEqual([])
        const ids = flattenBlocks(blocks).map((block) => block.id)
        expect(new Set(ids).size).toBe(ids.length)
      }
    },
  )

  it.each(Object.entries<Section>(sections))('%s refers only to what the app has', (_id, section) => {
    const blocks = copyBlocks(section.create(anInput(full)), anInput().newId)
    const { page_ids, product_ids, media_ids } = collectReferences(blocks)
    const known = new Set([...full.pages.map((page) => page.page_id), ...full.products.map((one) => one.id)])
    expect([...page_ids, ...product_ids, ...media_ids].filter((one) => !known.has(one))).toEqual([])
  })

  it('offers the own products, at most three', () => {
    const [, cards] = sections.prices.create(anInput(full))
    expect(cards?.children).toHaveLength(3)
    expect(cards?.children?.[0]?.props['action']).toMatchObject({ product_ids: [id(901)] })
  })

  it('lists own programs that are not deleted, otherwise a rule that finds them', () => {
    const pages = [aPage(1, 'program', { state: 'deleted' }), aPage(2, 'program')]
    const [own] = sections.programs.create(anInput({ pages }))
    expect(own?.props).toMatchObject({ source: 'pages', page_ids: [id(2)] })
    const [rule] = sections.programs.create(anInput())
    expect(rule?.props).toMatchObject({ source: 'rule', rule: { content_type: 'program' } })
  })
})
