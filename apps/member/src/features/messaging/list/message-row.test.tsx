import { I18nProvider } from '@foyer/i18n/react'
import { getMessages } from '@foyer/i18n/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Message } from '../messages.ts'
import { MessageRow } from './message-row.tsx'

const messages = getMessages('en', ['common', 'messages', 'people'])
const aMessage = (changes: Partial<Message>): Message => ({
  message_thread_id: 'thread',
  message_ts: '1763460000000000',
  message: 'Is my back flat, &lt;b&gt;<@Maren>?',
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
  reaction_count: 0,
  reactions: [],
  is_liked: false,
  is_root: true,
  edited_at: null,
  pinned_at: null,
  user: { user_id: 'dana', name: 'Dana', avatar_urls: null, is_admin: false },
  abilities: { delete: false, like: true, reply: false, edit: false, pin: false, report: false },
  ...changes,
})
const render = (message: Message, { is_own = false, may_look: can_open_profile = false } = {}): string =>
  renderToStaticMarkup(
    <I18nProvider locale="en" messages={messages}>
      <MessageRow
        message={message}
        is_first
        is_last
        context={{
          viewer_id: is_own ? 'dana' : 'maren',
          may_write: true,
          has_reports: false,
          onAction: () => {},
          onReact: () => {},
          onQuote: () => {},
          onReplies: null,
          onPerson: can_open_profile ? () => {} : null,
        }}
      />
    </I18nProvider>,
  )

describe('MessageRow', () => {
  it('shows brackets as text and mentions apart', () => {
    const html = render(aMessage({}))
    expect(html).toContain('flat, &lt;b&gt;<strong')
    expect(html).toContain('@Maren</bdi></strong>?')
  })

  it('shows the author, with a link to their profile if it may be opened', () => {
    expect(render(aMessage({}))).not.toContain('’s profile')
    expect(render(aMessage({}), { may_look: true })).toContain('aria-label="View Dana’s profile"')
    expect(render(aMessage({}), { may_look: true, is_own: true })).not.toContain('’s profile')
  })

  it('opens links of members without giving anything away', () => {
    const link = {
      kind: 'link' as const,
      url: 'https://kiln.example/bar-path',
      title: null,
      content_type: null,
      bytes: null,
      duration_ms: null,
      peaks: [],
      preview: null,
    }
    const html = render(aMessage({ message: '', message_type: 'attachment', attachment_data: link }))
    expect(html).toContain('href="https://kiln.example/bar-path"')
    expect(html).toContain('rel="noopener noreferrer nofollow ugc"')
  })

  it('makes links of addresses in a text, without the bracket behind them', () => {
    const html = render(aMessage({ message: '(https://kiln.example/a?x=1&amp;y=2)' }))
    expect(html).toMatch(/\(<a href="https:\/\/kiln\.example\/a\?x=1&amp;y=2" target="_blank" rel="noopener/)
    expect(html).toContain('</a>)</p>')
  })

  it('sets names and texts in their own direction, and shows a member without a name as one', () => {
    const html = render(aMessage({}))
    expect(html).toContain('<bdi dir="auto">Dana</bdi>')
    expect(html).toMatch(/<p class="text" dir="auto">/)
    const user = { user_id: 'dana', name: '', avatar_urls: null, is_admin: false }
    expect(render(aMessage({ user }))).toContain('<bdi dir="auto">Member</bdi>')
  })

  it('shows what a message carries, and what was hidden as removed', () => {
    const file = {
      kind: 'file' as const,
      url: 'https://kiln.example/media/plan.pdf',
      title: 'plan.pdf',
      content_type: 'application/pdf',
      bytes: 2_516_582,
      duration_ms: null,
      peaks: [],
      preview: null,
    }
    const html = render(aMessage({ message_type: 'attachment', attachment_data: file }))
    expect(html).toContain('aria-label="Download plan.pdf"')
    expect(html).toContain('2.4')
    expect(render(aMessage({ message: '', status: 'hidden' }))).toContain('Hidden by the team')
    expect(render(aMessage({ edited_at: '2026-01-01T00:00:00.000Z' }))).toContain('Edited')
    const audio = { ...file, kind: 'audio' as const, duration_ms: 24_000, peaks: [10, 90] }
    expect(render(aMessage({ message_type: 'attachment', attachment_data: audio }))).toContain('0:24')
  })

  it('shows the words of a quote, and none of a deleted message', () => {
    const quote = { message_ts: '1', message_type: 'message' as const, excerpt: 'Set 3', is_gone: false }
    const user = { user_id: 'theo', name: 'Theo', avatar_urls: null, is_admin: false }
    const html = render(aMessage({ quote: { ...quote, user } }))
    expect(html).toContain('Show the quoted message of Theo')
    expect(html).toContain('Set 3')
    const gone = render(aMessage({ quote: { ...quote, excerpt: '', user: null, is_gone: true } }))
    expect(gone).toContain('This message is no longer available')
  })

  it('announces the number of likes and the own like to screen readers', () => {
    const html = render(aMessage({ reaction_count: 6, is_liked: true }))
    expect(html).toContain('aria-pressed="true" aria-label="Like, 6 likes"')
  })
})
