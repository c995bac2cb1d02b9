import { calls } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { collectRoutes } from './create-server.ts'
import { features } from './features.ts'

describe('the routes', () => {
  it('answer every call of the contract, and nothing else', () => {
    const routes = collectRoutes(features)
    expect(routes.map(([name]) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  it('prevent a server from starting when one is missing, duplicate or without a policy', () => {
    const [name, route] = collectRoutes(features)[0] ?? []
    if (name === undefined || route === undefined) throw new Error('There is no route.')
    const withRoutes = (routes: (typeof features)[number]['routes']) =>
      features.map((feature) => ({
        ...feature,
        routes: feature.routes
          .filter(([own]) => own !== name)
          .concat(feature.name === 'identity' ? routes : []),
      }))
    expect(() => collectRoutes(withRoutes([]))).toThrow(`no route of ${name}`)
    expect(() =>
      collectRoutes(
        withRoutes([
          [name, route],
          [name, route],
        ]),
      ),
    ).toThrow('no call declares')
    const open = { ...route, policy: undefined as never }
    expect(() => collectRoutes(withRoutes([[name, open]]))).toThrow(`no policy of ${name}`)
  })
})
