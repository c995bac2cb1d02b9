import { newBlock, richTextFrom } from '@foyer/content/definitions'
import { aPageLink, testId } from '@foyer/content/testing'
import type { PageTranslationFile } from '@foyer/contract/pages/translation-shapes'
import { describe, expect, it } from 'vitest'
import { aGatedIndex, anOpenIndex } from '../../testing/pages.ts'
import { applyTranslation } from './translations.ts'

const block = { ...newBlock('text', () => testId(1)), props: { body: richTextFrom('Read this') } }
const link = aPageLink({ page_id: testId(61), title: 'Somewhere' })
const index = anOpenIndex(
  { blocks: [block], attributes: [{ slug: 'page.title', type: 'string', value: 'Pull-up Primer' }] },
  { links: { [testId(61)]: link, [testId(62)]: aPageLink({ page_id: testId(62), title: 'Elsewhere' }) } },
)
const file: PageTranslationFile = {
  page_id: index.page.page_id,
  locale: 'ar',
  page: { page_title: 'تمهيد', cover: null, og_title: 'تمهيد', og_description: '' },
  texts: { [`${testId(1)}.body`]: { ...richTextFrom('اقرأ') }, [`${testId(2)}.title`]: 'gone' },
  links: { [testId(61)]: { title: 'مكان', cover: null, facts: {} } },
}

describe('a translated page', () => {
  it('has the translation in its blocks, title, attributes and links', () => {
    const localized = applyTranslation(index, file)
    expect(localized).toMatchObject({
      locale: 'ar',
      page: {
        page_title: 'تمهيد',
        attributes: [{ value: 'تمهيد' }],
        blocks: [{ props: { body: richTextFrom('اقرأ') } }],
      },
      links: { [testId(61)]: { title: 'مكان', path: '/somewhere' }, [testId(62)]: { title: 'Elsewhere' } },
    })
    expect(index.page.page_title).toBe('Pull-up Primer')
  })

  it('is itself without one, and with that of another page', () => {
    expect(applyTranslation(index, null)).toBe(index)
    expect(applyTranslation(index, { ...file, page_id: testId(99) })).toBe(index)
  })

  it('has the translation in its shell when it is gated', () => {
    const shell = aGatedIndex()
    expect(applyTranslation(shell, file)).toMatchObject({
      kind: 'gated',
      locale: 'ar',
      page: { page_title: 'تمهيد' },
    })
  })
})
