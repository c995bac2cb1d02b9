import { describe, expect, it, vi } from 'vitest'
import { Batcher } from './batcher.ts'

const away = new Error('away')
const bad = (ask: number) => new Error(`${ask} is bad`)

type Script = {
  lanes?: number
  largest?: number
  most_waiting?: number
  refuses?: readonly number[]
  quiet_turns?: number
}

/** A batcher that doubles; its batches end when they are let go, or at once. */
function aBatcher({ refuses = [], ...options }: Script = {}, held = false) {
  const batches: number[][] = []
  const gates: PromiseWithResolvers<void>[] = []
  const batcher = new Batcher<number, number>({
    ...options,
    isShared: (error) => error === away,
    run: async (asks) => {
      batches.push([...asks])
      const gate = Promise.withResolvers<void>()
      gates.push(gate)
      if (!held) gate.resolve()
      await gate.promise
      const refused = asks.find((ask) => refuses.includes(ask))
      if (refused !== undefined) throw bad(refused)
      return asks.map((ask) => ask * 2)
    },
  })
  const began = (count: number) => vi.waitFor(() => expect(batches).toHaveLength(count))
  return { batcher, batches, gates, began }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('Batcher', () => {
  it('sends what is asked alone by itself', async () => {
    const { batcher, batches } = aBatcher()
    expect(await batcher.ask(1)).toBe(2)
    expect(await batcher.ask(2)).toBe(4)
    expect(batches).toEqual([[1], [2]])
  })

  it('answers each its own of what is asked in one turn', async () => {
    const { batcher, batches } = aBatcher()
    expect(await Promise.all([3, 1, 2].map((ask) => batcher.ask(ask)))).toEqual([6, 2, 4])
    expect(batches).toEqual([[3, 1, 2]])
  })

  it('gathers what is asked while a batch is on its way, up to the largest batch', async () => {
    const { batcher, batches, gates, began } = aBatcher({ largest: 2 }, true)
    const first = batcher.ask(1)
    await began(1)
    const others = [2, 3, 4].map((ask) => batcher.ask(ask))
    gates[0]?.resolve()
    await began(2)
    gates[1]?.resolve()
    await began(3)
    gates[2]?.resolve()
    expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8])
    expect(batches).toEqual([[1], [2, 3], [4]])
  })

  it('waits for company while each turn brings somebody, and no longer', async () => {
    const { batcher, batches } = aBatcher({ quiet_turns: 2 })
    const asked = [batcher.ask(1)]
    for (const ask of [2, 3]) {
      await turn()
      asked.push(batcher.ask(ask))
    }
    for (let n = 0; n < 4; n += 1) await turn()
    asked.push(batcher.ask(4))
    expect(await Promise.all(asked)).toEqual([2, 4, 6, 8])
    expect(batches).toEqual([[1, 2, 3], [4]])
  })

  it('goes without waiting once it is as large as it may be, and after some turns in any case', async () => {
    const { batcher, batches, began } = aBatcher({ largest: 2, quiet_turns: 1_000_000 })
    const asked = [batcher.ask(1), batcher.ask(2)]
    await began(1)
    asked.push(batcher.ask(3))
    expect(await Promise.all(asked)).toEqual([2, 4, 6])
    expect(batches).toEqual([[1, 2], [3]])
  })

  it('has as many batches on their way as it has lanes', async () => {
    const { batcher, gates, began, batches } = aBatcher({ lanes: 2 }, true)
    const asked: Promise<number>[] = []
    for (const ask of [1, 2]) {
      asked.push(batcher.ask(ask))
      await began(ask)
    }
    asked.push(batcher.ask(3), batcher.ask(4))
    gates[1]?.resolve()
    await began(3)
    gates[0]?.resolve()
    gates[2]?.resolve()
    expect(await Promise.all(asked)).toEqual([2, 4, 6, 8])
    expect(batches).toEqual([[1], [2], [3, 4]])
  })

  it('tells a failure to the one whose it is, and answers the others', async () => {
    const { batcher } = aBatcher({ refuses: [3, 6] })
    const settled = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((ask) => batcher.ask(ask)))
    expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
      2,
      4,
      String(bad(3)),
      8,
      10,
      String(bad(6)),
      14,
    ])
  })

  it('tells a failure that is everybody’s to all at once, those who wait behind it too', async () => {
    const run = vi.fn<(asks: readonly number[]) => Promise<number[]>>()
    const gate = Promise.withResolvers<void>()
    run.mockImplementationOnce(async () => {
      await gate.promise
      throw away
    })
    const batcher = new Batcher<number, number>({ run, isShared: (error) => error === away })
    const together = [batcher.ask(1), batcher.ask(2)]
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
    const behind = batcher.ask(3)
    gate.resolve()
    const settled = await Promise.allSettled([...together, behind])
    expect(settled.map((one) => one.status === 'rejected' && one.reason)).toEqual([away, away, away])
    expect(run).toHaveBeenCalledOnce()

    run.mockImplementation(async (asks) => [...asks])
    expect(await batcher.ask(4)).toBe(4)
  })

  it('refuses who would wait behind too many', async () => {
    const { batcher, gates, began } = aBatcher({ most_waiting: 2 }, true)
    const first = batcher.ask(1)
    await began(1)
    const waiting = [batcher.ask(2), batcher.ask(3)]
    await expect(batcher.ask(4)).rejects.toMatchObject({ code: 'unavailable' })
    gates[0]?.resolve()
    await began(2)
    gates[1]?.resolve()
    expect(await Promise.all([first, ...waiting])).toEqual([2, 4, 6])
  })

  it('lets nobody take an answer that is another’s', async () => {
    const batcher = new Batcher<number, number>({ run: async () => [1], isShared: () => false })
    const settled = await Promise.allSettled([batcher.ask(1), batcher.ask(2)])
    expect(settled.map((one) => one.status)).toEqual(['fulfilled', 'fulfilled'])
    const short = new Batcher<number, number>({ run: async () => [], isShared: () => false })
    await expect(short.ask(1)).rejects.toThrow(/one by one/)
  })
})
