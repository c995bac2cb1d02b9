import type { Caller } from '../harness.ts'
import { aMember } from '../factories/identity.ts'
import { aFeed, aGroup, aWarning } from '../factories/messaging.ts'
import type { Fixture } from './fixture.ts'
import type { Case, Cases } from './case.ts'

const withPerson: Case = {
  input: async ({ own }) => ({ subscriber_ids: own.subscriber }),
  ids: { subscriber_ids: 'subscriber' },
  unknown: { subscriber_ids: 'ok' },
}

/** A group of the caller's own where they can have one: with two admins, to whom everybody may write. */
async function ownGroup({ app, own, isMember }: Fixture, caller: Caller): Promise<string> {
  if (!isMember(caller)) return own.group_thread
  const others = [await aMember(app, { is_admin: true }), await aMember(app, { is_admin: true })]
  return aGroup(caller, others)
}

const onGroup: Case = {
  input: async (fixture, caller) => ({ id: await ownGroup(fixture, caller) }),
  ids: { id: 'group_thread' },
  personal: ['id'],
}
const onChannel: Case = { input: async ({ app }) => ({ id: await aFeed(app) }), ids: { id: 'channel' } }

/** The cases of the calls about conversations. */
export const threadInputs: Cases = {
  'messaging.createThread': [
    {
      input: async ({ app }) => ({
        subscriber_ids: [(await aMember(app, { is_admin: true })).subscriber_id],
        messages: [{ message: 'Felt good.' }],
      }),
      ids: { subscriber_ids: 'subscriber' },
      unknown: { subscriber_ids: 'invalid' },
    },
  ],
  'messaging.addParticipants': [
    {
      ...onGroup,
      input: async (fixture, caller) => ({
        id: await ownGroup(fixture, caller),
        user_ids: [(await aMember(fixture.app, { is_admin: true })).user_id],
      }),
      ids: { id: 'group_thread', user_ids: 'user' },
      unknown: { user_ids: 'invalid' },
    },
  ],
  'messaging.archiveChannel': [
    { ...onChannel, input: async ({ app }) => ({ id: await aFeed(app), is_archived: true }) },
  ],
  'messaging.createChannel': [{ input: () => ({ title: 'Wins' }), answers: 'ok|too_many_channels' }],
  'messaging.getTotalParticipants': [onGroup],
  'messaging.confirmWarning': [
    {
      input: async ({ app, own, isMember }, caller) => ({
        id: isMember(caller) ? await aWarning(app, caller) : own.warning,
      }),
      ids: { id: 'warning' },
      personal: ['id'],
    },
  ],
  'messaging.getGuidelines': [{ input: () => ({}) }],
  'messaging.getUnreadStatus': [{ input: () => ({}) }],
  'messaging.listChannels': [{ input: () => ({}) }],
  'messaging.listParticipants': [onGroup],
  'messaging.listThreadProfiles': [
    { input: ({ own }) => ({ user_ids: own.user }), ids: { user_ids: 'user' }, unknown: { user_ids: 'ok' } },
  ],
  'messaging.listThreads': [{ input: () => ({}) }, { input: () => ({ type: 'page' }) }],
  'messaging.removeParticipant': [
    {
      ...onGroup,
      input: async (fixture, caller) => ({
        id: await ownGroup(fixture, caller),
        user_id: fixture.isMember(caller) ? caller.user_id : fixture.own.user,
      }),
      ids: { id: 'group_thread', user_id: 'user' },
      unknown: { user_id: 'invalid' },
    },
  ],
  'messaging.renameThread': [
    {
      ...onGroup,
      input: async (fixture, caller) => ({ id: await ownGroup(fixture, caller), title: 'Lifters' }),
    },
  ],
  'messaging.resolveThread': [withPerson],
  'messaging.toggleNotification': [
    {
      ...onGroup,
      input: async (fixture, caller) => ({
        id: await ownGroup(fixture, caller),
        active: false,
        toggle_ts: '17',
      }),
    },
  ],
  'messaging.updateChannel': [
    { ...onChannel, input: async ({ app }) => ({ id: await aFeed(app), title: 'News' }) },
  ],
  'messaging.searchMessages': [
    { input: () => ({ term: 'felt' }) },
    { input: ({ own }) => ({ term: 'felt', thread_id: own.thread }), ids: { thread_id: 'thread' } },
  ],
  'messaging.searchThreads': [{ input: () => ({ term: 'felt' }) }],
}
