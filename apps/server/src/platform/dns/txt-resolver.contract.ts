import { expect, it } from 'vitest'
import type { TxtResolver } from './dns-resolver.ts'

type Opened = {
  resolver: TxtResolver
  set: (name: string, ...records: string[]) => void
  setReachable: (is_reachable: boolean) => void
}

/** Contract test for every TXT resolver. */
export function describeTxtResolver(open: () => Promise<Opened>): void {
  it('gives every record of a name, whatever the case of its letters', async () => {
    const { resolver, set } = await open()
    set('_foyer.kiln.test', 'foyer-proof=one', 'v=spf1 -all')
    const answer = await resolver.resolveTxt('_FOYER.kiln.test')
    expect(answer.kind === 'records' && answer.records.toSorted()).toEqual(['foyer-proof=one', 'v=spf1 -all'])
  })

  it('joins the parts of a long record', async () => {
    const { resolver, set } = await open()
    const long = 'x'.repeat(300)
    set('long.kiln.test', long)
    expect(await resolver.resolveTxt('long.kiln.test')).toEqual({ kind: 'records', records: [long] })
  })

  it('says that a name has none, unknown or not', async () => {
    const { resolver, set } = await open()
    set('bare.kiln.test')
    for (const name of ['bare.kiln.test', 'unknown.kiln.test'])
      expect(await resolver.resolveTxt(name)).toEqual({ kind: 'none' })
  })

  it('says that nobody answers, and goes on once somebody does', async () => {
    const { resolver, set, setReachable } = await open()
    set('kiln.test', 'one')
    setReachable(false)
    expect(await resolver.resolveTxt('kiln.test')).toEqual({ kind: 'unreachable' })
    setReachable(true)
    expect(await resolver.resolveTxt('kiln.test')).toEqual({ kind: 'records', records: ['one'] })
  })
}
