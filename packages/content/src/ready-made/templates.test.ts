import { getTranslator } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import { collectReferences } from '../collect-references.ts'
import { parseBlock, parsePageFields } from '../parse-block.ts'
import { pageTypeDefinition } from '../registry.ts'
import type { FillInput } from './build-blocks.ts'
import { templates, type Template } from './templates.ts'

const { t } = getTranslator('en')
const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const own = ['exercise', 'exercise', 'exercise', 'program', 'workout', 'article'].map((content_type, at) => ({
  page_id: id(at),
  content_type,
  cover: null,
  state: 'live',
}))

function anInput(given: Partial<FillInput> = {}): FillInput {
  let next = 500
  return { t, newId: () => id((next += 1)), app_name: 'Kiln', pages: [], products: [], ...given }
}

describe('templates', () => {
  it.each(Object.entries<Template>(templates))(
    '%s is valid for an empty app and one with pages',
    (_id, template) => {
      for (const pages of [[], own]) {
        const { fields = {}, blocks = [] } = template.create(anInput({ pages }))
        expect(blocks.flatMap((block) => parseBlock(block).problems)).toEqual([])
        const all = { ...pageTypeDefinition(template.content_type)?.defaults, ...fields }
        expect(parsePageFields(template.content_type, all).problems).toEqual([])
      }
    },
  )

  it('trains with own exercises, each once', () => {
    const { fields } = templates.workout.create(anInput({ pages: own }))
    const { page_ids } = collectReferences([], fields, 'workout')
    expect([...page_ids].toSorted()).toEqual([id(0), id(1), id(2)])
  })
})
