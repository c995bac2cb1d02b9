import { describe, expect, it } from 'vitest'
import { addQuestion } from './form-canvas.ts'

const ids = () => {
  let count = 0
  return () => `new-${(count += 1)}`
}
const groups = [
  { id: 'g1', form_fields: [{ id: 'q1' }, { id: 'q2' }] },
  { id: 'g2', form_fields: [] },
]
const listIds = (added: ReturnType<typeof addQuestion>) =>
  added?.groups.map(({ form_fields }) => (form_fields as { id: string }[]).map(({ id }) => id))

describe('addQuestion', () => {
  it('adds below a question', () => {
    const added = addQuestion(groups, { group_id: 'g1', below: 'q1' }, ids())
    expect(listIds(added)).toEqual([['q1', 'new-1', 'q2'], []])
    expect(added?.path.map(({ key }) => key)).toEqual(['g1', 'new-1'])
  })

  it('adds at the end of a group', () => {
    expect(listIds(addQuestion(groups, { group_id: 'g2', below: null }, ids()))).toEqual([
      ['q1', 'q2'],
      ['new-1'],
    ])
  })

  it('adds a group to an empty form', () => {
    const added = addQuestion(null, { group_id: null, below: null }, ids())
    expect(listIds(added)).toHaveLength(1)
    expect(added?.path).toHaveLength(2)
  })

  it('adds nothing to a full group', () => {
    const form_fields = Array.from({ length: 1000 }, (_, at) => ({ id: `q${at}` }))
    expect(addQuestion([{ id: 'g1', form_fields }], { group_id: 'g1', below: null }, ids())).toBeNull()
  })
})
