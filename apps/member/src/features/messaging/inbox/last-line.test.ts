import type { Message } from '@foyer/contract/messaging/shapes'
import { describe, expect, it } from 'vitest'
import { findLastLine, toPlainLine, type LocalState } from './last-line.ts'
import { aMessage, aThread, anAuthor } from './testing.ts'

const nothing: LocalState = { draft: '', has_failed: false, is_waiting: false }
const file = {
  url: '',
  title: 'Plan.pdf',
  content_type: null,
  bytes: 1,
  duration_ms: null,
  peaks: [],
  preview: null,
}

describe('the last line of a thread', () => {
  it.each<[string, Partial<Message>, string, object]>([
    ['words', { message: 'Hi' }, 'direct', { kind: 'text', text: 'Hi', author: 'other' }],
    ['my words', { user: anAuthor({ user_id: 'me' }) }, 'group', { kind: 'text', author: 'own' }],
    ['the name in a group', {}, 'group', { author: { name: 'Ann Lee' } }],
    ['no name in a channel', {}, 'feed', { author: 'other' }],
    [
      'photos',
      { message_type: 'image', message: '', images: [image, image] },
      'direct',
      { kind: 'photo', count: 2 },
    ],
    ['a video', { message_type: 'video', message: '' }, 'direct', { kind: 'video' }],
    [
      'a voice note',
      { message_type: 'attachment', attachment_data: { ...file, kind: 'audio', duration_ms: 24_000 } },
      'direct',
      { kind: 'voice', duration_ms: 24_000 },
    ],
    [
      'the name of a file',
      { message_type: 'attachment', message: '', attachment_data: { ...file, kind: 'file' } },
      'direct',
      { kind: 'file', text: 'Plan.pdf' },
    ],
    [
      'the address of a link',
      {
        message_type: 'attachment',
        message: '',
        attachment_data: { ...file, kind: 'link', title: null, url: 'https://a.example' },
      },
      'direct',
      { kind: 'link', text: 'https://a.example' },
    ],
    ['nothing of a hidden message', { status: 'hidden' }, 'direct', { kind: 'hidden' }],
    [
      'what the app reports',
      { message_type: 'notification', notification: { event: 'left', actor: null, people: [], title: null } },
      'group',
      { kind: 'notification' },
    ],
  ])('shows %s', (_title, change, type, expected) => {
    const thread = aThread({ type: type as 'direct', latest_message: aMessage(change) })
    expect(findLastLine(thread, 'me', nothing)).toMatchObject(expected)
  })

  it.each<[string, Partial<LocalState>, object]>([
    ['a draft before the message', { draft: ' See you  ' }, { kind: 'draft', text: 'See you' }],
    ['no empty draft', { draft: '  ' }, { kind: 'text' }],
    ['what was not sent before a draft', { draft: 'x', has_failed: true }, { kind: 'failed' }],
    ['what waits for a network', { is_waiting: true }, { kind: 'waiting' }],
  ])('shows %s', (_title, local, expected) => {
    expect(findLastLine(aThread(), 'me', { ...nothing, ...local })).toMatchObject(expected)
  })

  it('is empty without messages', () => {
    expect(findLastLine(aThread({ latest_message: null }), 'me', nothing)).toEqual({ kind: 'none' })
  })
})

const image = { id: 'i', url: '', thumb_url: '', width: 1, height: 1 }

describe('toPlainLine', () => {
  it.each([
    ['Hi <@Ann Lee>,\n ready?', 'Hi @Ann Lee, ready?'],
    ['1 &lt; 2', '1 < 2'],
    ['', ''],
  ])('writes %j as %j', (text, line) => {
    expect(toPlainLine(text)).toBe(line)
  })
})
