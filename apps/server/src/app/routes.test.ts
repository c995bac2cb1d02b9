import { calls } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { routes } from './routes.generated.ts'

describe('the routes', () => {
  it('answer every call of the contract, and nothing else', () => {
    expect(routes.map(([name]) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  it('carry the call that they are mounted as, and a policy', () => {
    const declared: Record<string, unknown> = calls
    const wrong = routes.filter(
      ([name, route]) => route.call !== declared[name] || typeof route.policy !== 'function',
    )
    expect(wrong.map(([name]) => name)).toEqual([])
  })
})
