import { testId } from '@foyer/content/testing'
import { ApiError } from '@foyer/contract/api-error'
import { describe, expect, it } from 'vitest'
import {
  toAnswers,
  isFormOutdated,
  findAnswerErrors,
  listFields,
  listReadings,
  defaultAnswers,
  parseRefusedFields,
  toSubmittedValues,
} from './answers.ts'
import { aField, aForm, aSubmission } from './testing.ts'

const name = aField(10, { is_required: true })
const weight = aField(11, { field_type: 'number', value_type: 'number', default_value: '70' })
const sports = aField(12, {
  field_type: 'multi_select',
  value_type: 'options',
  options: [
    { value: 'Run', label: 'Laufen' },
    { value: 'Row', label: 'Rudern' },
  ],
})
const fields = listFields(aForm([name, weight, sports]))

const refusal = (...errors: { path: string; code: string }[]) =>
  new ApiError(422, { code: 'invalid', status: 422, errors })

describe('the answers to a form', () => {
  it('start with the values of the fields', () => {
    expect(defaultAnswers(aForm([name, weight]), 'en')).toEqual({ [name.id]: '', [weight.id]: '70' })
  })

  it('are validated by the rule of the server', () => {
    expect(findAnswerErrors(fields, { [weight.id]: 'ten' }, 'en')).toEqual({
      [name.id]: 'required',
      [weight.id]: 'number_is_invalid',
    })
    expect(findAnswerErrors(fields, { [name.id]: 'Dana', [sports.id]: 'Run\nRow' }, 'en')).toEqual({})
  })

  it('are submitted for the current fields, and empty ones as null', () => {
    const typed = { [name.id]: ' Dana ', [weight.id]: '', gone: 'x' }
    expect(toSubmittedValues(fields, typed, 'en')).toEqual([
      { form_field_id: name.id, value: 'Dana' },
      { form_field_id: weight.id, value: null },
      { form_field_id: sports.id, value: null },
    ])
  })

  it('include only choices that are still available', () => {
    expect(toSubmittedValues([sports], { [sports.id]: 'Swim\nRow' }, 'en')).toEqual([
      { form_field_id: sports.id, value: 'Row' },
    ])
  })

  it.each([
    ['72,5', '72.5'],
    ['1,500', '1500'],
    ['1.234,5', '1234.5'],
    ['+3', '3'],
    ['−4', '-4'],
    ['٧٢٫٥', '72.5'],
    ['ten', 'ten'],
  ])('take the number %s as %s', (typed, sent) => {
    expect(toSubmittedValues([weight], { [weight.id]: typed }, 'en')).toEqual([
      { form_field_id: weight.id, value: sent },
    ])
  })

  it('ask which number is meant, and take back what was stored', () => {
    expect(findAnswerErrors([weight], { [weight.id]: '1.500' }, 'en')).toEqual({
      [weight.id]: 'number_is_ambiguous',
    })
    expect(listReadings(weight, '1.500', 'en')).toEqual(['1500', '1.500'])
    expect(toSubmittedValues([weight], { [weight.id]: '1.500' }, 'de')).toEqual([
      { form_field_id: weight.id, value: '1500' },
    ])
    const stored = defaultAnswers(aForm([{ ...weight, default_value: '72.125' }]), 'de')
    expect(findAnswerErrors([weight], stored, 'de')).toEqual({})
    expect(Number(toSubmittedValues([weight], stored, 'de')[0]?.value)).toBe(72.125)
  })

  it('of a submission fill the fields again', () => {
    const label = 'What is your name?'
    const value = { form_field_id: name.id, label, field_type: name.field_type, value_type: name.value_type }
    const other = { ...value, form_field_id: weight.id, value: null }
    expect(toAnswers(aSubmission([{ ...value, value: 'Dana' }, other]), 'en')).toEqual({
      [name.id]: 'Dana',
      [weight.id]: '',
    })
  })
})

describe('a refusal', () => {
  const asked = [name, weight]

  it('blames the answer at its place, whether it was sent or changed, and the question that wants one', () => {
    const error = refusal(
      { path: 'submitted_values.1.value', code: 'number_is_invalid' },
      { path: `form_fields.${sports.id}`, code: 'required' },
    )
    expect(parseRefusedFields(error, asked)).toEqual({
      [weight.id]: 'number_is_invalid',
      [sports.id]: 'required',
    })
    expect(
      parseRefusedFields(refusal({ path: 'submission_values.0.value', code: 'required' }), asked),
    ).toEqual({
      [name.id]: 'required',
    })
    expect(parseRefusedFields(refusal({ path: 'page_id', code: 'unknown_page' }), asked)).toEqual({})
  })

  it.each([
    ['unknown_form_field', true],
    ['unknown_option', true],
    ['required', false],
  ])('with the code %s says that the form asks otherwise: %s', (code, is_so) => {
    expect(isFormOutdated(refusal({ path: `form_fields.${testId(99)}`, code }))).toBe(is_so)
  })
})
