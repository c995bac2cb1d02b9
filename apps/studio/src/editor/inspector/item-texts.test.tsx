import { newSet, pageTypeDefinition, type Field, type ListField } from '@foyer/content/definitions'
import { createFormat } from '@foyer/i18n'
import { getTranslator } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import { getItemName, summarizeItem } from './item-texts.ts'

const { t } = getTranslator('en')
const format = createFormat('en', 'UTC')

function listOf(field: Field | undefined): ListField {
  if (field?.kind !== 'list') throw new Error('The field is no list.')
  return field
}
const groups = listOf(pageTypeDefinition('workout')?.fields['groups'])
const exercises = listOf(groups.fields['items'])
const questions = listOf(listOf(pageTypeDefinition('form')?.fields['form_groups']).fields['form_fields'])

const summarize = (list: ListField, item: Record<string, unknown>): string =>
  summarizeItem(t, format, list, item, getItemName(t, [], { item, at: 0, label: 'Item' }))

describe('getItemName', () => {
  it('is the text of an item, or its place', () => {
    expect(getItemName(t, [], { item: { title: 'Warm-up' }, at: 0, label: 'Groups' })).toBe('Warm-up')
    expect(getItemName(t, [], { item: { title: '' }, at: 2, label: 'Groups' })).toBe('Groups 3')
  })
})

describe('summarizeItem', () => {
  it('says how a group is done and how much is in it', () => {
    const group = { ...groups.item, title: 'Warm-up', kind: 'circuit', rounds: 2, items: [{}, {}] }
    expect(summarize(groups, group)).toBe('Circuit · Rounds: 2 · Exercises: 2')
  })

  it('says the sets of an exercise as members read them', () => {
    const sets = [newSet, newSet, newSet].map((set) => ({ ...set, amount: 5, weight: 60 }))
    expect(summarize(exercises, { ...exercises.item, sets })).toContain('3 × 5 reps')
  })

  it('says the type of a question and that it is required', () => {
    const question = { ...questions.item, label: 'How sore?', field_type: 'number', is_required: true }
    expect(summarize(questions, question)).toBe('Number · Required')
    expect(summarize(questions, { ...questions.item, label: 'How sore?' })).toBe('Short text')
  })

  it('says nothing about stored values of another shape', () => {
    expect(summarize(exercises, { ...exercises.item, sets: 'five', note: 7 })).toBe('')
  })
})
