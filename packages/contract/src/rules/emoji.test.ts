import { expect, it } from 'vitest'
import { toEmoji } from './emoji.ts'

it.each([
  ['🔥', '🔥'],
  ['👍🏽', '👍'],
  ['❤', '❤️'],
  ['❤️', '❤️'],
  ['🇳🇴', '🇳🇴'],
  ['👩‍❤️‍👨', '👩‍❤️‍👨'],
  ['1⃣', '1️⃣'],
  ['a', null],
  ['1', null],
  ['🔥🔥', null],
  ['', null],
  ['\u200B', null],
])('groups %j as %j', (text, emoji) => {
  expect(toEmoji(text)).toBe(emoji)
})
