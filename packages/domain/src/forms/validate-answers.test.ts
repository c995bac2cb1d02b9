import { describe, expect, it } from 'vitest'
import { validateAnswer, splitOptions, normalizeAnswer, joinOptions } from './answer.ts'
import type { AnswerableField, FieldType } from './field-types.ts'
import { validateAnswers } from './validate-answers.ts'

const aField = (field_type: FieldType, more: Partial<AnswerableField> = {}): AnswerableField => ({
  id: field_type,
  field_type,
  is_required: false,
  options: field_type === 'multi_select' ? ['Run', 'Row', 'Ride'] : [],
  ...more,
})

describe('validateAnswer', () => {
  it.each<[FieldType, string | null, string | null]>([
    ['short_answer', 'Dana', null],
    ['short_answer', 'x'.repeat(500), null],
    ['short_answer', 'x'.repeat(501), 'too_big'],
    ['long_answer', 'Two\nlines', null],
    ['long_answer', 'x'.repeat(10_001), 'too_big'],
    ['number', '12', null],
    ['number', '-0.5', null],
    ['number', ' 12 ', null],
    ['number', '12,5', 'number_is_invalid'],
    ['number', '1e9', 'number_is_invalid'],
    ['number', 'twelve', 'number_is_invalid'],
    ['number', '1.', 'number_is_invalid'],
    ['number', '1234567890123456', 'number_is_invalid'],
    ['date', '2026-02-28', null],
    ['date', '2026-02-30', 'date_is_invalid'],
    ['date', '28.02.2026', 'date_is_invalid'],
    ['multi_select', 'Run\nRide', null],
    ['multi_select', 'Run\nSwim', 'unknown_option'],
    ['acceptance', 'true', null],
    ['acceptance', 'false', null],
    ['acceptance', 'yes', 'invalid'],
  ])('of a %s that is %j is %j', (field_type, value, problem) => {
    expect(validateAnswer(aField(field_type), value)).toBe(problem)
  })

  it.each<FieldType>(['short_answer', 'long_answer', 'number', 'date', 'multi_select', 'acceptance'])(
    'asks for a %s only where it is required',
    (field_type) => {
      for (const nothing of [null, '', '  \n ', '\u200b\u3164']) {
        expect(validateAnswer(aField(field_type), nothing)).toBe(null)
        expect(validateAnswer(aField(field_type, { is_required: true }), nothing)).toBe('required')
      }
    },
  )

  it('takes a required acceptance only where it was given', () => {
    expect(validateAnswer(aField('acceptance', { is_required: true }), 'false')).toBe('required')
    expect(validateAnswer(aField('acceptance', { is_required: true }), 'true')).toBe(null)
  })
})

describe('normalizeAnswer', () => {
  it('trims an answer, and stores an empty one as null', () => {
    expect(normalizeAnswer(aField('short_answer'), '  Dana ')).toBe('Dana')
    expect(normalizeAnswer(aField('long_answer'), ' ')).toBe(null)
  })

  it('puts options in the order of the form, each once', () => {
    expect(normalizeAnswer(aField('multi_select'), 'Ride\nRun\nRide')).toBe('Run\nRide')
  })

  it('is the way there and back with options', () => {
    expect(splitOptions(joinOptions(['Run', 'Ride']))).toEqual(['Run', 'Ride'])
    expect(splitOptions(joinOptions([]))).toEqual([])
  })
})

describe('validateAnswers', () => {
  const fields = [
    aField('short_answer', { is_required: true }),
    aField('number'),
    aField('acceptance', { is_required: true }),
  ]
  const value = (form_field_id: string, text: string | null) => ({ form_field_id, value: text })

  it('returns one answer for each question, in the order of the form', () => {
    const given = [value('acceptance', 'true'), value('short_answer', ' Dana ')]
    expect(validateAnswers(fields, given)).toEqual({
      answers: [value('short_answer', 'Dana'), value('number', null), value('acceptance', 'true')],
      problems: [],
    })
  })

  it('reports what is wrong with each answer, and which questions lack one', () => {
    const given = [value('number', 'twelve'), value('short_answer', '')]
    expect(validateAnswers(fields, given).problems).toEqual([
      { path: 'submitted_values.0.value', code: 'number_is_invalid' },
      { path: 'submitted_values.1.value', code: 'required' },
      { path: 'form_fields.acceptance', code: 'required' },
    ])
  })

  it('refuses answers to unknown questions and duplicate answers', () => {
    const given = [
      value('short_answer', 'Dana'),
      value('shoe_size', '44'),
      value('acceptance', 'true'),
      value('short_answer', 'Eli'),
    ]
    expect(validateAnswers(fields, given).problems).toEqual([
      { path: 'submitted_values.1.form_field_id', code: 'unknown_form_field' },
      { path: 'submitted_values.3.form_field_id', code: 'given_twice' },
    ])
  })

  it('reports nothing for a form without questions', () => {
    expect(validateAnswers([], [])).toEqual({ answers: [], problems: [] })
  })
})
