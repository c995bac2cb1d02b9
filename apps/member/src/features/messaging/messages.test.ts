import { describe, expect, it } from 'vitest'
import { groupsOf, newsOf, textParts, withLike, withMessages, withNews, withoutMessage } from './messages.ts'
import type { Message, MessageList, Reader } from './messages.ts'
import { mentionTerm, withMention, withMentionsSent } from './mention-draft.ts'

const maren = { user_id: 'maren', name: 'Maren', avatar_urls: {}, is_admin: true }
const message = (message_ts: string, changes: Partial<Message> = {}): Message => ({
  message_thread_id: 'thread',
  message_ts,
  message: 'Flat enough.',
  message_type: 'message',
  attachment_data: null,
  image_urls: [],
  video_url: null,
  reply_thread_id: null,
  reaction_count: 2,
  is_liked: false,
  is_root: false,
  pinned_at: null,
  user: maren,
  abilities: { delete: false, like: true, reply: false },
  ...changes,
})
const list = (...messages: Message[]): MessageList => ({ messages, remaining_messages: 0, seq: 5 })
const order = ({ messages }: MessageList): string[] => messages.map(({ message_ts }) => message_ts)

describe('a list of messages', () => {
  it('holds each message once, in order', () => {
    expect(order(withMessages(list(message('9'), message('30')), [message('10'), message('9')]))).toEqual([
      '9',
      '10',
      '30',
    ])
  })

  it('counts a like once, however often it is pressed', () => {
    const liked = withLike(list(message('1')), '1', true)
    expect(liked.messages[0]).toMatchObject({ is_liked: true, reaction_count: 3 })
    expect(withLike(liked, '1', true)).toEqual(liked)
    expect(withLike(liked, '1', false).messages[0]).toMatchObject({ is_liked: false, reaction_count: 2 })
  })

  it('loses a message that was deleted', () => {
    expect(order(withoutMessage(list(message('1'), message('2')), '2'))).toEqual(['1'])
  })
})

describe('withNews', () => {
  const dana: Reader = { user_id: 'dana', is_admin: false, may_write: true }
  const liked = { message_ts: '1', is_liked: true, reaction_count: 3 }
  const { is_liked: _liked, abilities: _abilities, ...shared } = message('2')

  it('takes the count of likes from others but not their like', () => {
    const next = withNews(
      list(message('1')),
      { type: 'reaction', seq: 6, data: { ...liked, user_id: 'maren' } },
      dana,
    )
    expect(next.messages[0]).toMatchObject({ reaction_count: 3, is_liked: false })
    expect(next.seq).toBe(6)
  })

  it('knows its own like from another device', () => {
    const next = withNews(
      list(message('1')),
      { type: 'reaction', seq: 6, data: { ...liked, user_id: 'dana' } },
      dana,
    )
    expect(next.messages[0]?.is_liked).toBe(true)
  })

  it('shows a message that arrives, and drops one that was deleted', () => {
    const more = withNews(
      list(message('1')),
      { type: 'message', seq: 7, data: { message: shared, client_id: null } },
      dana,
    )
    expect(order(more)).toEqual(['1', '2'])
    expect(order(withNews(more, { type: 'delete', seq: 8, data: { message_ts: '1' } }, dana))).toEqual(['2'])
  })

  it('remembers what the reader sent themselves, and nothing of others', () => {
    const told = { type: 'message', seq: 7, data: { message: shared, client_id: 'k1' } } as const
    expect(withNews(list(), told, { ...dana, user_id: 'maren' }).echoed).toEqual(['k1'])
    expect(withNews(list(), told, dana).echoed).toBeUndefined()
  })

  it('lets authors and admins delete what arrives, and keeps what was known', () => {
    const told = { type: 'message', seq: 7, data: { message: shared, client_id: null } } as const
    const mayDelete = (reader: Reader, before = list()) =>
      withNews(before, told, reader).messages.at(-1)?.abilities.delete
    expect(mayDelete(dana)).toBe(false)
    expect(mayDelete({ ...dana, user_id: 'maren' })).toBe(true)
    expect(mayDelete({ ...dana, is_admin: true })).toBe(true)
    const known = message('2', { abilities: { delete: true, like: true, reply: false } })
    expect(mayDelete(dana, list(known))).toBe(true)
  })

  it('never goes back in the log', () => {
    expect(withNews(list(), { type: 'delete', seq: 2, data: { message_ts: '1' } }, dana).seq).toBe(5)
  })
})

describe('newsOf', () => {
  it('leaves out what it does not know', () => {
    expect(newsOf({ seq: 1, type: 'typing', data: {} })).toBeNull()
    expect(newsOf({ seq: 1, type: 'delete', data: null })).toBeNull()
  })
  it('reads what it knows', () => {
    const event = { seq: 3, type: 'delete', data: { message_ts: '1' } }
    expect(newsOf(event)).toEqual(event)
  })
})

describe('groupsOf', () => {
  it('puts messages of one minute together, by author', () => {
    const groups = groupsOf([
      message('1000000'),
      message('2000000'),
      message('3000000', { user: { ...maren, user_id: 'dana' } }),
      message('90000000', { user: { ...maren, user_id: 'dana' } }),
    ])
    expect(groups.map(({ messages }) => messages.length)).toEqual([2, 1, 1])
  })
})

describe('textParts', () => {
  it('restores brackets and sets mentions apart', () => {
    expect(textParts('3 &lt; 4, <@Maren>')).toEqual([
      { kind: 'text', text: '3 < 4, ' },
      { kind: 'mention', name: 'Maren' },
    ])
  })
})

describe('mentions while typing', () => {
  it('are looked up by what stands behind the at sign', () => {
    expect(mentionTerm('Hi @ma', 6)).toBe('ma')
    expect(mentionTerm('Hi @', 4)).toBe('')
    expect(mentionTerm('me@home', 7)).toBeNull()
  })
  it('take the place of what was typed', () => {
    expect(withMention('Hi @ma!', 6, 'Maren Oduya')).toEqual({ text: 'Hi @Maren Oduya !', caret: 16 })
  })
  it('are sent as mentions, the longer name first', () => {
    expect(withMentionsSent('@Maren Oduya and @Maren', ['Maren', 'Maren Oduya'])).toBe(
      '<@Maren Oduya> and <@Maren>',
    )
  })
  it('take names as they are written', () => {
    expect(withMentionsSent('Hi @A. (B)!', ['A. (B)'])).toBe('Hi <@A. (B)>!')
  })
  it('are left as text where the name was not picked', () => {
    expect(withMentionsSent('@Maren', [])).toBe('@Maren')
  })
})
