import type { CallName } from '@foyer/contract/client'
import { aMember, aTeamMember } from '../factories/identity.ts'
import { aConversation, aDirectThread, aFeed, aProfile, postMessage } from '../factories/messaging.ts'
import { repeat, type ListRecipe } from './list-recipe.ts'

/** How the lists of conversations grow. */
export const threadLists: Partial<Record<CallName, ListRecipe>> = {
  'messaging.getInbox': {
    by: 'owner',
    rows: 'team_members',
    grow: ({ app }, count) => repeat(count, () => aTeamMember(app, { can_read_inbox: true })),
  },
  'messaging.listConversationMessages': {
    by: 'owner',
    rows: 'messages',
    input: ({ kept_ids }) => ({ id: kept_ids[0] ?? '' }),
    grow: async ({ api, app, owner, kept_ids }, count) => {
      if (kept_ids.length === 0) kept_ids.push((await aConversation(app, await aProfile(app))).id)
      const id = kept_ids[0] ?? ''
      await repeat(count, () => api.as(owner).call('messaging.sendReply', { id, data: { message: 'Good.' } }))
    },
  },
  'messaging.listConversations': {
    by: 'owner',
    rows: 'conversations',
    grow: async ({ app, kept_ids }, count) => {
      if (kept_ids.length === 0) kept_ids.push((await aProfile(app)).subscriber_id)
      const [subscriber_id = ''] = kept_ids
      await repeat(count, () => aConversation(app, { subscriber_id }))
    },
  },
  'messaging.openConversation': {
    by: 'owner',
    rows: 'notes',
    input: ({ kept_ids }) => ({ id: kept_ids[0] ?? '' }),
    grow: async ({ api, app, owner, kept_ids }, count) => {
      if (kept_ids.length === 0) kept_ids.push((await aConversation(app, await aProfile(app))).id)
      const note = { id: kept_ids[0] ?? '', text: 'Right hip, old.' }
      await repeat(count, () => api.as(owner).call('messaging.addConversationNote', note))
    },
  },
  'messaging.listSavedReplies': {
    by: 'owner',
    rows: 'items',
    grow: ({ api, owner }, count) =>
      repeat(count, () =>
        api.as(owner).call('messaging.createSavedReply', { title: 'Lower', text: 'Lower the box.' }),
      ),
  },
  'messaging.listChannels': {
    by: 'owner',
    rows: 'items',
    grow: ({ app }, count) => repeat(count, () => aFeed(app)),
  },
  'messaging.listParticipants': {
    by: 'member',
    rows: 'items',
    input: ({ kept_ids }) => ({ id: kept_ids[0] ?? '' }),
    grow: async ({ app, kept_ids }, count) => {
      if (kept_ids.length === 0) kept_ids.push(await aFeed(app))
      await repeat(count, () => aMember(app))
    },
  },
  'messaging.listThreadProfiles': {
    by: 'member',
    rows: 'items',
    input: ({ kept_ids }) => ({ user_ids: kept_ids.join(',') }),
    grow: ({ app, kept_ids }, count) =>
      repeat(count, async () => void kept_ids.push((await aMember(app)).user_id)),
  },
  'messaging.listThreads': {
    by: 'member',
    rows: 'threads',
    grow: ({ app, member }, count) =>
      repeat(count, async () => {
        const coach = await aMember(app, { is_admin: true })
        await postMessage(member, await aDirectThread(member, coach), 'How was it?')
      }),
  },
  'messaging.searchMessages': {
    by: 'member',
    rows: 'items',
    input: () => ({ term: 'how was', limit: 50 }),
    grow: ({ app, member }, count) =>
      repeat(count, async () => {
        const coach = await aMember(app, { is_admin: true })
        await postMessage(member, await aDirectThread(member, coach), 'How was it?')
      }),
  },
  'messaging.searchThreads': {
    by: 'member',
    rows: 'items',
    max_rows: 20,
    input: () => ({ term: 'coach', limit: 20 }),
    grow: ({ app, member }, count) =>
      repeat(count, async (index) => {
        const coach = await aMember(app, { is_admin: true, name: `Coach ${index}` })
        await postMessage(member, await aDirectThread(member, coach), 'How was it?')
      }),
  },
}
