import { describe, expect, it } from 'vitest'
import { readFrameMessage } from './frame-messages.ts'

const message = (rest: object) => ({ foyer: 'code', nonce: 'n', ...rest })

describe('readFrameMessage', () => {
  it.each([
    [{ type: 'ready' }, { type: 'ready' }],
    [
      { type: 'size', height: 320.2 },
      { type: 'size', height: 321 },
    ],
    [
      { type: 'size', height: 9_000_000 },
      { type: 'size', height: 4000 },
    ],
    [
      { type: 'size', height: -5 },
      { type: 'size', height: 1 },
    ],
  ])('reads %j', (sent, read) => {
    expect(readFrameMessage(message(sent), 'n')).toEqual(read)
  })

  it.each([
    [null],
    ['ready'],
    [{ type: 'ready' }],
    [message({ type: 'size', height: '300' })],
    [message({ type: 'size', height: Number.NaN })],
    [message({ type: 'navigate' })],
    [{ ...message({ type: 'ready' }), nonce: 'other' }],
  ])('ignores %j', (sent) => {
    expect(readFrameMessage(sent, 'n')).toBeNull()
  })
})
