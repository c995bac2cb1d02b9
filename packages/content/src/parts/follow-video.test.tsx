import { parseVideoAddress } from '@foyer/contract/rules/video-address'
import { describe, expect, it } from 'vitest'
import { messagesOf } from './follow-video.ts'

const messagesFor = (address: string) => {
  const found = parseVideoAddress(address)
  return 'video' in found ? messagesOf(found.video) : null
}

describe('messagesOf', () => {
  it('reads the time that YouTube reports, and seeks', () => {
    const messages = messagesFor('https://youtu.be/dQw4w9WgXcQ')
    expect(messages?.read({ event: 'infoDelivery', info: { currentTime: 12.5, duration: 90 } })).toEqual({
      seconds: 12.5,
      duration: 90,
    })
    expect(messages?.read({ event: 'infoDelivery', info: { volume: 3 } })).toBeNull()
    expect(messages?.seek(30).map((text) => JSON.parse(text))).toMatchObject([
      { func: 'seekTo', args: [30, true] },
      { func: 'playVideo' },
    ])
  })

  it('reads the time that Vimeo reports, and seeks', () => {
    const messages = messagesFor('https://vimeo.com/123456789')
    expect(messages?.read({ event: 'timeupdate', data: { seconds: 3, duration: 60 } })).toEqual({
      seconds: 3,
      duration: 60,
    })
    expect(messages?.read({ event: 'ready' })).toBeNull()
    expect(messages?.seek(5).map((text) => JSON.parse(text))).toMatchObject([
      { method: 'setCurrentTime', value: 5 },
      { method: 'play' },
    ])
  })

  it('cannot follow other players', () => {
    expect(messagesFor('https://www.facebook.com/watch/?v=12345678')).toBeNull()
  })
})
