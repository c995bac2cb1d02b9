import { richTextFrom } from '@foyer/content/definitions'
import { describe, expect, it } from 'vitest'
import { diffLines, toSavedTexts, toTranslationValues, type TranslatedText } from './translation-values.ts'

const text = (given: Partial<TranslatedText>): TranslatedText => ({
  key: 'title',
  form: 'line',
  label: 'editor.page.title',
  block: null,
  source: 'Base Camp',
  source_mark: 'n'.repeat(16),
  text: null,
  translated_from: null,
  is_outdated: false,
  ...given,
})

const lines = text({ key: 'fields.equipment', form: 'lines', source: ['Rack', 'Bar'] })

describe('a translation that is edited', () => {
  it('has every text of the page, empty where nothing is written', () => {
    const body = text({ key: 'b.body', form: 'rich_text', source: { ...richTextFrom('Read') } })
    const texts = [text({}), lines, body]
    const values = toTranslationValues({ texts })
    expect(values['title']).toEqual({ text: '', mark: 'n'.repeat(16) })
    expect(values['fields.equipment']?.text).toEqual([])
    expect(toSavedTexts({ texts }, values)).toEqual({})
  })

  it('is sent with the marks of what it was translated from, without texts that the page has no more', () => {
    const old = text({ text: 'Basislager', translated_from: 'o'.repeat(16), is_outdated: true })
    const values = { ...toTranslationValues({ texts: [old] }), gone: { text: 'Weg', mark: 'g'.repeat(16) } }
    expect(toSavedTexts({ texts: [old] }, values)).toEqual({
      title: { text: 'Basislager', source_mark: 'o'.repeat(16) },
    })
  })

  it('has as many lines as the original, or none', () => {
    const of = (written: string[]) =>
      diffLines({ texts: [lines] }, { [lines.key]: { text: written, mark: '' } })
    expect(of(['Ständer'])).toEqual([{ key: lines.key, count: 2 }])
    expect([of([]), of(['Ständer', 'Stange'])]).toEqual([[], []])
  })
})
