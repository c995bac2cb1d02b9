import { describe, expect, it } from 'vitest'
import {
  parseThreadEvent,
  splitTextParts,
  applyLike,
  applyReaction,
  extendList,
  mergeMessages,
  applyThreadEvent,
  removeMessage,
} from './messages.ts'
import type { Message, MessageList, Reader } from './messages.ts'

const maren = { user_id: 'maren', name: 'Maren', avatar_urls: null, is_admin: true }
const message = (message_ts: string, changes: Partial<Message> = {}): Message => ({
  message_thread_id: 'thread',
  message_ts,
  message: 'Flat enough.',
  message_type: 'message',
  status: 'sent',
  attachment_data: null,
  image_ids: [],
  image_urls: [],
  images: [],
  video_url: null,
  mentions: [],
  quote: null,
  notification: null,
  reply_thread_id: null,
  reply_count: 0,
  reaction_count: 2,
  reactions: [],
  is_liked: false,
  is_root: false,
  edited_at: null,
  pinned_at: null,
  user: maren,
  abilities: { delete: false, like: true, reply: false, edit: false, pin: false, report: false },
  ...changes,
})
const list = (...messages: Message[]): MessageList => ({ messages, remaining_messages: 0, seq: 5 })
const order = ({ messages }: MessageList): string[] => messages.map(({ message_ts }) => message_ts)

describe('a list of messages', () => {
  it('contains each message once, in order', () => {
    expect(order(mergeMessages(list(message('9'), message('30')), [message('10'), message('9')]))).toEqual([
      '9',
      '10',
      '30',
    ])
  })

  it('counts a like once, however often it is pressed', () => {
    const liked = applyLike(list(message('1')), '1', true)
    expect(liked.messages[0]).toMatchObject({ is_liked: true, reaction_count: 3 })
    expect(applyLike(liked, '1', true)).toEqual(liked)
    expect(applyLike(liked, '1', false).messages[0]).toMatchObject({ is_liked: false, reaction_count: 2 })
  })

  it('loses a message that was deleted', () => {
    expect(order(removeMessage(list(message('1'), message('2')), '2'))).toEqual(['1'])
  })
})

describe('applyThreadEvent', () => {
  const dana: Reader = { user_id: 'dana', is_admin: false, may_write: true }
  const liked = { message_ts: '1', is_liked: true, reaction_count: 3 }
  const { is_liked: _liked, abilities: _abilities, ...shared } = message('2')

  it('takes the count of likes from others but not their like', () => {
    const next = applyThreadEvent(
      list(message('1')),
      { type: 'reaction', seq: 6, data: { emoji: null, ...liked, user_id: 'maren' } },
      dana,
    )
    expect(next.messages[0]).toMatchObject({ reaction_count: 3, is_liked: false })
    expect(next.seq).toBe(6)
  })

  it('knows its own like from another device', () => {
    const next = applyThreadEvent(
      list(message('1')),
      { type: 'reaction', seq: 6, data: { emoji: null, ...liked, user_id: 'dana' } },
      dana,
    )
    expect(next.messages[0]?.is_liked).toBe(true)
  })

  it('shows a message that arrives, and drops one that was deleted', () => {
    const more = applyThreadEvent(
      list(message('1')),
      { type: 'message', seq: 7, data: { message: shared, client_id: null } },
      dana,
    )
    expect(order(more)).toEqual(['1', '2'])
    expect(
      order(
        applyThreadEvent(more, { type: 'delete', seq: 8, data: { message_ts: '1', user_id: 'maren' } }, dana),
      ),
    ).toEqual(['2'])
  })

  it('records echoes of the own messages only', () => {
    const messageEvent = { type: 'message', seq: 7, data: { message: shared, client_id: 'k1' } } as const
    expect(applyThreadEvent(list(), messageEvent, { ...dana, user_id: 'maren' }).echoed).toEqual(['k1'])
    expect(applyThreadEvent(list(), messageEvent, dana).echoed).toBeUndefined()
  })

  it('lets authors and admins delete new messages, and leaves known ones unchanged', () => {
    const messageEvent = { type: 'message', seq: 7, data: { message: shared, client_id: null } } as const
    const mayDelete = (reader: Reader, before = list()) =>
      applyThreadEvent(before, messageEvent, reader).messages.at(-1)?.abilities.delete
    expect(mayDelete(dana)).toBe(false)
    expect(mayDelete({ ...dana, user_id: 'maren' })).toBe(true)
    expect(mayDelete({ ...dana, is_admin: true })).toBe(true)
    const knownMessage = message('2', {
      abilities: { delete: true, like: true, reply: false, edit: false, pin: false, report: false },
    })
    expect(mayDelete(dana, list(knownMessage))).toBe(true)
  })

  it('ignores events older than its position in the log', () => {
    expect(
      applyThreadEvent(list(), { type: 'delete', seq: 2, data: { message_ts: '1', user_id: 'maren' } }, dana)
        .seq,
    ).toBe(5)
  })
})

describe('parseThreadEvent', () => {
  it('ignores unknown events', () => {
    expect(parseThreadEvent({ seq: 1, type: 'typing', data: {} })).toBeNull()
    expect(parseThreadEvent({ seq: 1, type: 'delete', data: null })).toBeNull()
  })
  it('reads what it knows', () => {
    const event = { seq: 3, type: 'delete', data: { message_ts: '1' } }
    expect(parseThreadEvent(event)).toEqual(event)
  })
})

describe('reactions', () => {
  const dana: Reader = { user_id: 'dana', is_admin: false, may_write: true }
  const fire = (seq: number, user_id: string, is_liked = true) =>
    ({
      type: 'reaction',
      seq,
      data: { message_ts: '1', user_id, emoji: '🔥', is_liked, reaction_count: 2 },
    }) as const

  it('count those of others, and one’s own once', () => {
    const mine = applyReaction(list(message('1')), '1', { emoji: '🔥', is_added: true, is_mine: true })
    expect(mine.messages[0]?.reactions).toEqual([{ emoji: '🔥', count: 1, is_mine: true }])
    const echoed = applyThreadEvent(mine, fire(6, 'dana'), dana)
    const two = applyThreadEvent(echoed, fire(7, 'maren'), dana)
    expect(two.messages[0]?.reactions).toEqual([{ emoji: '🔥', count: 2, is_mine: true }])
    expect(two.messages[0]?.reaction_count).toBe(2)
    expect(applyThreadEvent(two, fire(7, 'maren'), dana)).toEqual(two)
  })

  it('go when nobody is left', () => {
    const one = applyThreadEvent(list(message('1')), fire(6, 'maren'), dana)
    expect(applyThreadEvent(one, fire(7, 'maren', false), dana).messages[0]?.reactions).toEqual([])
  })
})

describe('a part of a thread', () => {
  const reader: Reader = { user_id: 'dana', is_admin: false, may_write: true }
  const { is_liked: _liked, abilities: _abilities, ...shared } = message('9')
  const arrives = { type: 'message', seq: 7, data: { message: shared, client_id: null } } as const

  it('that ends before the thread counts new messages and shows none, so that there is no hole', () => {
    const next = applyThreadEvent({ ...list(message('1')), has_later: true }, arrives, reader)
    expect(order(next)).toEqual(['1'])
    expect(next.missed).toBe(1)
  })

  it('reaches the end with its last page', () => {
    const part = { ...list(message('1')), has_later: true, missed: 1 }
    const page = { messages: [message('9')], remaining_messages: 0 }
    expect(extendList(part, page, 'later')).toMatchObject({ has_later: false, missed: 0 })
    expect(extendList(part, { ...page, remaining_messages: 3 }, 'later')).toMatchObject({ has_later: true })
  })

  it('shows a deleted message as gone where it is quoted', () => {
    const quote = { message_ts: '1', message_type: 'message', excerpt: 'Hi', user: maren, is_gone: false }
    const quoting = message('2', { quote: { ...quote, message_type: 'message' } })
    const [left] = removeMessage(list(message('1'), quoting), '1').messages
    expect(left?.quote).toMatchObject({ is_gone: true, excerpt: '', user: null })
  })
})

describe('splitTextParts', () => {
  it('restores brackets and sets mentions apart', () => {
    expect(splitTextParts('3 &lt; 4, <@Maren>')).toEqual([
      { kind: 'text', text: '3 < 4, ' },
      { kind: 'mention', name: 'Maren' },
    ])
  })

  it('sets links apart, without the brackets around them', () => {
    expect(splitTextParts('(https://kiln.example/?a=1&amp;b=2) &lt;')).toEqual([
      { kind: 'text', text: '(' },
      {
        kind: 'link',
        text: 'https://kiln.example/?a=1&b=2',
        href: 'https://kiln.example/?a=1&b=2',
      },
      { kind: 'text', text: ') <' },
    ])
  })
})
