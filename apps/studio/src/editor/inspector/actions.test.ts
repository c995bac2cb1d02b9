import { describe, expect, it } from 'vitest'
import { toBlockAction, newAction } from './actions.ts'

describe('actionOf', () => {
  it('reads an action, also one with a half-typed address', () => {
    expect(toBlockAction({ id: 'a', type: 'open_url', url: 'java' })).toEqual({
      id: 'a',
      type: 'open_url',
      url: 'java',
    })
  })

  it('gives what an old action lacks', () => {
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
  it('keeps the id, so that links to it stay whole', () => {
    expect(newAction('share', 'a')).toEqual({ id: 'a', type: 'share' })
  })
})
