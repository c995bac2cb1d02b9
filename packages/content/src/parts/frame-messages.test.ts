import { describe, expect, it } from 'vitest'
import { readFrameMessage } from './frame-messages.ts'

const sender = { foyer: 'extension', nonce: 'n' } as const
const message = (rest: object) => ({ ...sender, ...rest })

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
    [
      { type: 'open_page', path: '/programs/base-camp' },
      { type: 'open_page', path: '/programs/base-camp' },
    ],
    [
      { type: 'open_page', path: '/' },
      { type: 'open_page', path: '/' },
    ],
  ])('reads %j', (sent, read) => {
    expect(readFrameMessage(message(sent), sender)).toEqual(read)
  })

  it.each([
    [null],
    ['ready'],
    [{ type: 'ready' }],
    [message({ type: 'size', height: '300' })],
    [message({ type: 'size', height: Number.NaN })],
    [message({ type: 'navigate' })],
    [message({ type: 'open_page' })],
    [message({ type: 'open_page', path: 'https://evil.example/' })],
    [message({ type: 'open_page', path: '//evil.example' })],
    [message({ type: 'open_page', path: '/\\evil.example' })],
    [message({ type: 'open_page', path: 'javascript:alert(1)' })],
    [message({ type: 'open_page', path: '/api/v1/auth/logout' })],
    [message({ type: 'open_page', path: '/me/account' })],
    [{ ...message({ type: 'ready' }), nonce: 'other' }],
    [{ ...message({ type: 'ready' }), foyer: 'code' }],
  ])('ignores %j', (sent) => {
    expect(readFrameMessage(sent, sender)).toBeNull()
  })
})
