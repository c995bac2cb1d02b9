import { describe, expect, it } from 'vitest'
import { listRemaining, runBulk } from './run-bulk.ts'

const ids = Array.from({ length: 450 }, (_, at) => `page-${at}`)

describe('a change of many pages', () => {
  it('is made by calls of some, and reports each step', async () => {
    const sizes: number[] = []
    const steps: number[] = []
    const change = (page_ids: string[]) => {
      sizes.push(page_ids.length)
      return Promise.resolve({
        refused: page_ids.slice(0, 1).map((page_id) => ({ page_id, code: 'not_found' })),
      })
    }
    const result = await runBulk(ids, change, (count) => steps.push(count))
    expect([sizes, steps]).toEqual([
      [200, 200, 50],
      [200, 400, 450],
    ])
    expect(result.error).toBeNull()
    expect(listRemaining(result)).toEqual(['page-0', 'page-200', 'page-400'])
  })

  it('stops with a call that fails, and says what was not tried', async () => {
    let calls = 0
    const failure = new Error('No connection')
    const result = await runBulk(ids, () => {
      calls += 1
      return calls === 2 ? Promise.reject(failure) : Promise.resolve({ refused: [] })
    })
    expect(result).toMatchObject({ answers: [{}], error: failure })
    expect(listRemaining(result)).toHaveLength(250)
    expect(calls).toBe(2)
  })
})
