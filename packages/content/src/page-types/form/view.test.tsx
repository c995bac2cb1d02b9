import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { parsePageFields } from '../../parse-block.ts'
import { aPage, renderPage, listHeadings, stripTags } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

const name = {
  id: testId(10),
  field_type: 'short_answer',
  label: 'What shall we call you?',
  is_required: true,
  options: [],
  default_value: '',
}
const sports = {
  id: testId(11),
  field_type: 'multi_select',
  label: 'What do you like?',
  is_required: false,
  options: ['Run', 'Row'],
  default_value: '',
}
const group = {
  id: testId(20),
  title: 'About you',
  description: 'Only your coach reads it.',
  form_fields: [name, sports],
}
const fields = { intro_heading: 'Welcome', intro_description: 'It takes a minute.', form_groups: [group] }
const page = aPage('form', fields, { page_title: 'Before we begin' })

describe('a form', () => {
  it('shows its questions where the app has no pane for it', () => {
    const markup = renderPage(page)
    expect(listHeadings(markup)).toEqual(['1 Before we begin', '2 About you'])
    expect(stripTags(markup)).toContain('What do you like? Run Row')
    expect(stripTags(markup)).toMatch(/Send$/)
  })

  it('is filled in with the pane of the app, which shows the questions until it is ready', () => {
    const Form = ({ page_id, children }: { page_id: string; children?: ReactNode }) => (
      <section data-form={page_id}>{children}</section>
    )
    const markup = renderPage(page, { host: { panes: { form: Form } } })
    expect(markup).toContain(`data-form="${page.page_id}"`)
    expect(stripTags(markup)).toContain('What shall we call you?')
  })

  it('shows only its intro where that has a screen of its own, and everything in the studio', () => {
    const first = aPage('form', { ...fields, show_intro_screen: true }, { page_title: 'Before we begin' })
    expect(listHeadings(renderPage(first))).toEqual(['1 Before we begin', '2 Welcome'])
    expect(stripTags(renderPage(first))).not.toContain('What do you like?')
    expect(stripTags(renderPage(first, { host: { is_preview: true } }))).toContain('What do you like?')
  })

  it('shows a note in the studio while it has no questions', () => {
    const empty = aPage('form', {}, { page_title: 'Empty' })
    expect(stripTags(renderPage(empty, { host: { is_preview: true } }))).toContain('has no questions yet')
    expect(stripTags(renderPage(empty))).toBe('Empty')
  })
})

describe('problems that prevent publishing a form', () => {
  it.each([
    ['a question without words', { ...name, label: '  ' }, 'form_groups.0.form_fields.0.label: required'],
    ['choices without any', { ...sports, options: [] }, 'form_groups.0.form_fields.0.options: required'],
    [
      'a choice of two lines',
      { ...sports, options: ['Run\nRow'] },
      'form_groups.0.form_fields.0.options.0: invalid_format',
    ],
    [
      'a number that begins as none',
      { ...name, field_type: 'number', default_value: 'ten' },
      'form_groups.0.form_fields.0.default_value: invalid',
    ],
    [
      'a kind of answer that there is not',
      { ...name, field_type: 'image_upload' },
      'form_groups.0.form_fields.0.field_type: invalid_choice',
    ],
  ])('is %s', (_what, field, problem) => {
    const { problems } = parsePageFields('form', { form_groups: [{ ...group, form_fields: [field] }] })
    expect(problems.map(({ path, code }) => `${path}: ${code}`)).toEqual([problem])
  })

  it('are none for a complete form, even with leftovers of another question kind', () => {
    const left = { ...sports, default_value: 'x', field_type: 'multi_select' }
    const text = { ...name, options: [] }
    const { problems } = parsePageFields('form', { form_groups: [{ ...group, form_fields: [text, left] }] })
    expect(problems).toEqual([])
  })
})
