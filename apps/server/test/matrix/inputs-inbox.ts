import { pictureBytes } from '../factories/media.ts'
import { aServer, type Caller } from '../harness.ts'
import type { Case, Cases } from './case.ts'
import type { Fixture } from './fixture.ts'
import { ownerOf } from './objects.ts'

/** What admins without the inbox permission are answered, before anything is read. */
const forTeam = {
  answers: { team_admin: 'forbidden' },
  refuses_first: ['team_admin'],
} satisfies Partial<Case>

/** The conversation of the app's profile, which another call may have changed. */
async function ownConversation({ app, own }: Fixture): Promise<{ id: string }> {
  const team_member_id = own.messaging_profile
  await (await aServer()).as(ownerOf(app)).call('team.chooseMessagingProfile', { team_member_id })
  return { id: own.conversation }
}

const onConversation = { ...forTeam, input: ownConversation, ids: { id: 'conversation' } } satisfies Case

const withInput = (more: Record<string, unknown>): Case => ({
  ...onConversation,
  input: async (fixture) => ({ ...(await ownConversation(fixture)), ...more }),
})

/** A note of the caller where they may write one. */
async function ownNote(fixture: Fixture, caller: Caller): Promise<string> {
  const { api, callers, own } = fixture
  const { id } = await ownConversation(fixture)
  if (caller !== callers.team_owner && caller !== callers.team_account_admin) return own.conversation_note
  const note = { id, text: 'For us.' }
  return (await api.as({ ...caller, slug: fixture.app.slug }).call('messaging.addConversationNote', note)).id
}

async function aReply({ app, api }: Fixture): Promise<string> {
  const texts = { title: 'Lower', text: 'Lower the box.' }
  return (await api.as(ownerOf(app)).call('messaging.createSavedReply', texts)).id
}

/** The cases of the calls of the studio's inbox. */
export const inboxInputs: Cases = {
  'messaging.addConversationNote': [withInput({ text: 'Right hip, old.' })],
  'messaging.assignConversation': [
    {
      ...forTeam,
      input: async (fixture) => ({
        ...(await ownConversation(fixture)),
        team_member_id: fixture.app.owner.team_member_id,
      }),
      ids: { id: 'conversation', team_member_id: 'team_member' },
    },
  ],
  'messaging.createSavedReply': [{ ...forTeam, input: () => ({ title: 'Lower', text: 'Lower the box.' }) }],
  'messaging.deleteConversationNote': [
    {
      ...forTeam,
      input: async (fixture, caller) => ({
        ...(await ownConversation(fixture)),
        note_id: await ownNote(fixture, caller),
      }),
      ids: { id: 'conversation', note_id: 'conversation_note' },
    },
  ],
  'messaging.deleteSavedReply': [
    {
      ...forTeam,
      input: async (fixture) => ({ id: await aReply(fixture) }),
      ids: { id: 'saved_reply' },
    },
  ],
  'messaging.getInbox': [{ input: () => ({}) }],
  'messaging.listConversationMessages': [onConversation],
  'messaging.listConversations': [
    {
      ...forTeam,
      input: ({ app }) => ({ assignee_id: app.owner.team_member_id }),
      ids: { assignee_id: 'team_member' },
      unknown: { assignee_id: 'ok' },
    },
    { input: () => ({ scope: 'mine' }) },
  ],
  'messaging.listSavedReplies': [{ input: () => ({}) }],
  'messaging.markConversationDone': [withInput({ is_done: true })],
  'messaging.markConversationRead': [withInput({ message_ts: '17' })],
  'messaging.openConversation': [onConversation],
  'messaging.sendReply': [withInput({ data: { message: 'Lower the box.' } })],
  'messaging.startConversation': [
    {
      ...forTeam,
      input: async (fixture) => {
        await ownConversation(fixture)
        return { member_id: fixture.own.user }
      },
      ids: { member_id: 'user' },
    },
  ],
  'messaging.updateSavedReply': [
    {
      ...forTeam,
      input: ({ own }) => ({ id: own.saved_reply, title: 'Lower', text: 'Lower it.' }),
      ids: { id: 'saved_reply' },
    },
  ],
  'messaging.uploadReplyFile': [{ ...withInput({ kind: 'image' }), file: () => pictureBytes() }],
}
