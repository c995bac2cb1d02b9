import { describe, expect, it } from 'vitest'
import { letVisitorsPass, makeEntry, type Entry } from './served-cache.ts'

const entry: Entry = { served: { kind: 'absent' }, holds_until: 0, fresh_until: 0, is_fleeting: true }

describe('what can wait', () => {
  it('goes on at once where no visitor waits', async () => {
    const order: string[] = []
    await Promise.all([
      letVisitorsPass().then(() => order.push('work')),
      new Promise((resolve) => setTimeout(resolve, 50)).then(() => order.push('later')),
    ])
    expect(order).toEqual(['work', 'later'])
  })

  it('lets a visitor pass whose answer is being made', async () => {
    const order: string[] = []
    const { promise, resolve } = Promise.withResolvers<Entry>()
    const visitor = makeEntry('made in the end', () => promise).then(() => order.push('visitor'))
    const work = letVisitorsPass().then(() => order.push('work'))
    resolve(entry)
    await Promise.all([visitor, work])
    expect(order).toEqual(['visitor', 'work'])
  })

  it('ends though visitors never cease to come', async () => {
    const { promise, resolve } = Promise.withResolvers<Entry>()
    const visitor = makeEntry('never made', () => promise)
    const order: string[] = []
    const answered = visitor.then(() => order.push('visitor'))
    await letVisitorsPass().then(() => order.push('work'))
    resolve(entry)
    await answered
    expect(order).toEqual(['work', 'visitor'])
  })
})
