import { expect, it } from 'vitest'
import { groupReactions } from './group-reactions.ts'

const aUser = (user_id: string) => ({ user_id, name: user_id, avatar_urls: null, is_admin: false })

it('lists each person once with all that they reacted with', () => {
  const [dana, tom] = [aUser('dana'), aUser('tom')]
  expect(
    groupReactions([
      { user: dana, emoji: '🔥' },
      { user: tom, emoji: null },
      { user: dana, emoji: null },
    ]),
  ).toEqual([
    { user: dana, emojis: ['🔥', null] },
    { user: tom, emojis: [null] },
  ])
})
