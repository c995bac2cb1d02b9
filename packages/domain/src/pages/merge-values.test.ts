import { describe, expect, it } from 'vitest'
import { mergeValues } from './merge-values.ts'

type Question = { id: string; label: string; is_required?: boolean }
const question = (id: string, label: string, more: Partial<Question> = {}): Question => ({
  id,
  label,
  ...more,
})
const aForm = (first: Question[], second: Question[] = [question('q3', 'Effort')], more: object = {}) => ({
  done_text: '',
  form_groups: [
    { id: 'g1', title: 'Before', form_fields: first },
    { id: 'g2', title: 'After', form_fields: second },
  ],
  ...more,
})
const sleep = question('q1', 'Sleep')
const sore = question('q2', 'Sore')
const base = aForm([sleep, sore])

describe('mergeValues', () => {
  const cases: [says: string, mine: object, theirs: object, merged: object | null][] = [
    ['nothing was changed', base, base, base],
    [
      'each has written in another item of one list',
      aForm([question('q1', 'Mine'), sore]),
      aForm([sleep, question('q2', 'Theirs')]),
      aForm([question('q1', 'Mine'), question('q2', 'Theirs')]),
    ],
    [
      'each has written in another list',
      aForm([question('q1', 'Mine'), sore]),
      aForm([sleep, sore], [question('q3', 'Theirs')]),
      aForm([question('q1', 'Mine'), sore], [question('q3', 'Theirs')]),
    ],
    [
      'one has written, one has added and moved',
      aForm([question('q1', 'Mine'), sore]),
      aForm([sore, sleep, question('q9', 'New')]),
      aForm([sore, question('q1', 'Mine'), question('q9', 'New')]),
    ],
    [
      'one has written, one has deleted another',
      aForm([question('q1', 'Mine'), sore]),
      aForm([sleep]),
      aForm([question('q1', 'Mine')]),
    ],
    [
      'one has deleted what the other has written in',
      aForm([sore]),
      aForm([question('q1', 'Theirs'), sore]),
      null,
    ],
    [
      'both have written in one item',
      aForm([question('q1', 'Mine'), sore]),
      aForm([question('q1', 'Sleep', { is_required: true }), sore]),
      null,
    ],
    [
      'each has added an item',
      aForm([sleep, sore, question('m', '')]),
      aForm([sleep, sore, question('t', '')]),
      null,
    ],
    [
      'both have changed other fields',
      aForm([sore]),
      aForm([sleep, sore], undefined, { done_text: 'Thanks' }),
      null,
    ],
  ]
  it.each(cases)('%s', (_says, mine, theirs, merged) => {
    const expected = merged && { value: merged }
    expect(mergeValues(base, mine, theirs)).toEqual(expected)
    expect(mergeValues(base, theirs, mine)).toEqual(expected)
  })

  it('does not merge lists whose items have no ids', () => {
    expect(mergeValues({ sets: [1, 2] }, { sets: [3, 2] }, { sets: [1, 4] })).toBeNull()
  })
})
