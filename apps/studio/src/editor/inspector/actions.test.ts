import { describe, expect, it } from 'vitest'
import { ACTION_TYPES, newAction, toBlockAction } from './actions.ts'

describe('toBlockAction', () => {
  it('reads an action, also one with a half-typed address', () => {
    expect(toBlockAction({ id: 'a', type: 'open_url', url: 'java' })).toEqual({
      id: 'a',
      type: 'open_url',
      url: 'java',
    })
  })

  it('adds what an old action lacks', () => {
    expect(toBlockAction({ id: 'a', type: 'trigger_purchase' })).toMatchObject({ product_ids: [] })
  })

  it.each([[null], ['open_page'], [{ type: 'open_page' }], [{ id: 'a', type: 'explode' }]])(
    'does not read %j',
    (value) => {
      expect(toBlockAction(value)).toBeNull()
    },
  )
})

describe('newAction', () => {
  it('creates every kind in the shape that is read again', () => {
    for (const type of ACTION_TYPES) {
      const action = newAction(type, 'a')
      expect(toBlockAction(action)).toEqual(action)
    }
  })

  it('leaves the id unchanged, so that links to it work', () => {
    expect(newAction('share', 'a')).toEqual({ id: 'a', type: 'share' })
  })
})
