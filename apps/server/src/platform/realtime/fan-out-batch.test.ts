import { describe, expect, it } from 'vitest'
import { FanOutBatch } from './fan-out-batch.ts'

const app_id = '01890000-0000-7000-8000-000000000001'

describe('FanOutBatch', () => {
  it('sends the growth of one channel once, with its highest seq', () => {
    const batch = new FanOutBatch('me')
    for (const seq of [4, 9, 7]) batch.add({ kind: 'grown', app_id, channel: 'thread:1', seq })
    expect(batch.take().messages).toEqual([{ kind: 'grown', app_id, channel: 'thread:1', seq: 9 }])
    expect(batch.is_empty).toBe(true)
  })

  it('packs thousands of messages into payloads that PostgreSQL takes, losing none', () => {
    const batch = new FanOutBatch('01890000-0000-7000-8000-0000000000ff')
    for (let index = 0; index < 3_000; index++)
      batch.add({ kind: 'grown', app_id, channel: `thread:${index}`, seq: index })
    const { payloads } = batch.take()
    expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8_000)
    const packets = payloads.map((payload) => JSON.parse(payload) as { messages: unknown[] })
    expect(packets.flatMap((packet) => packet.messages)).toHaveLength(3_000)
  })

  it('refuses an event with more than ids', () => {
    const event = { seq: 0, type: 'told', data: { text: 'ä'.repeat(5_000) } }
    expect(() => new FanOutBatch('me').add({ kind: 'told', app_id, channel: 'user:1', event })).toThrow(
      'ids only',
    )
  })
})
