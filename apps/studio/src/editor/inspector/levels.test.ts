import { pageTypeDefinition } from '@foyer/content/definitions'
import { describe, expect, it } from 'vitest'
import { changeLevel, changeList, findErrorPath, resolveLevels, type FieldObject } from './levels.ts'

const question = (id: string, label: string) => ({ id, label, field_type: 'short_answer' })
const groups = [
  { id: 'g1', title: 'Before', form_fields: [question('q1', 'Sleep'), question('q2', 'Sore')] },
  { id: 'g2', title: 'After', form_fields: [question('q3', 'Effort')] },
]
const { fields = {}, defaults = {} } = pageTypeDefinition('form') ?? {}
const aForm = (errors: Record<string, string> = {}): FieldObject => ({
  fields,
  defaults,
  values: { ...defaults, form_groups: groups },
  errors,
})
const group = { prop: 'form_groups', key: 'g1' }
const sore = [group, { prop: 'form_fields', key: 'q2' }]

describe('resolveLevels', () => {
  it('finds an item at any depth, with what is wrong in it', () => {
    const levels = resolveLevels(aForm({ 'form_groups.0.form_fields.1.label': 'Missing' }), sore)
    expect(levels.map(({ at, items }) => [at, items.length])).toEqual([
      [0, 2],
      [1, 2],
    ])
    expect(levels[1]?.errors).toEqual({ label: 'Missing' })
    expect(levels[1]?.values).toMatchObject({ label: 'Sore' })
  })

  it('stops before an item that is gone', () => {
    const gone = [group, { prop: 'form_fields', key: 'deleted' }]
    expect(resolveLevels(aForm(), gone).map(({ step }) => step.key)).toEqual(['g1'])
    expect(resolveLevels(aForm(), [{ prop: 'done_text', key: 'g1' }])).toEqual([])
  })
})

describe('changeLevel and changeList', () => {
  it('change one item and leave all others as they are', () => {
    const { prop, value } = changeLevel(resolveLevels(aForm(), sore), 'label', 'Tired')
    expect(prop).toBe('form_groups')
    expect(value).toEqual([
      { ...groups[0], form_fields: [question('q1', 'Sleep'), question('q2', 'Tired')] },
      groups[1],
    ])
  })

  it('change the list around the open item', () => {
    const levels = resolveLevels(aForm(), sore)
    const [, open] = levels
    if (!open) throw new Error('The question is not open.')
    expect(changeList(levels, open, []).value).toEqual([{ ...groups[0], form_fields: [] }, groups[1]])
  })
})

describe('findErrorPath', () => {
  it('leads to the item with the first error', () => {
    expect(findErrorPath(aForm({ 'form_groups.0.form_fields.1.label': 'Missing' }))).toEqual(sore)
    expect(findErrorPath(aForm({ 'form_groups.1.title': 'Too long' }))).toEqual([
      { prop: 'form_groups', key: 'g2' },
    ])
  })

  it('stays at the root where its own fields have the error', () => {
    expect(findErrorPath(aForm({ done_text: 'Too long' }))).toEqual([])
    expect(findErrorPath(aForm({ form_groups: 'Too many' }))).toEqual([])
    expect(findErrorPath(aForm())).toEqual([])
  })
})
