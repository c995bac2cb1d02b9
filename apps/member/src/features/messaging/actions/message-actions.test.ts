import { describe, expect, it } from 'vitest'
import { aMessage } from '../testing.ts'
import { copyText, listActions } from './message-actions.ts'

const all = { delete: true, like: true, reply: true, edit: true, pin: true, report: true }
const reach = { viewer_id: 'dana', may_write: true, has_replies: true, has_reports: true }
const dana = { user_id: 'dana', name: 'Dana', avatar_urls: null, is_admin: false }

describe('listActions', () => {
  it.each<[string, Parameters<typeof aMessage>[0], Partial<Parameters<typeof listActions>[1]>, string[]]>([
    [
      'of others',
      { abilities: { ...all, edit: false } },
      {},
      ['react', 'reply', 'quote', 'copy', 'pin', 'report', 'delete'],
    ],
    [
      'that people reacted to lists them',
      { reaction_count: 2, abilities: { ...all, edit: false, pin: false, report: false, delete: false } },
      {},
      ['react', 'reactions', 'reply', 'quote', 'copy'],
    ],
    [
      'of oneself neither answers nor likes',
      { user: dana, abilities: { ...all, report: false } },
      {},
      ['quote', 'copy', 'edit', 'pin', 'delete'],
    ],
    [
      'unpins what is pinned',
      { abilities: { ...all, edit: false }, pinned_at: '2026-01-01T00:00:00.000Z' },
      {},
      ['react', 'reply', 'quote', 'copy', 'unpin', 'report', 'delete'],
    ],
    [
      'that is hidden',
      { status: 'hidden', message: '', abilities: { ...all, edit: false, pin: false, report: false } },
      {},
      ['delete'],
    ],
    [
      'for guests',
      {
        abilities: {
          ...all,
          like: false,
          reply: false,
          edit: false,
          pin: false,
          report: false,
          delete: false,
        },
      },
      { viewer_id: null, may_write: false },
      ['copy'],
    ],
    ['of the app', { message_type: 'notification', abilities: all }, {}, []],
  ])('%s', (_sentence, changes, reached, expected) => {
    expect(listActions(aMessage(changes), { ...reach, ...reached })).toEqual(expected)
  })
})

describe('copyText', () => {
  it('is what was typed', () => {
    expect(copyText(aMessage({ message: '3 &lt; 4, <@Maren>' }))).toBe('3 < 4, @Maren')
  })
})
