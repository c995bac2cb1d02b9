import { aMember } from '../factories/identity.ts'
import type { Case, Cases } from './case.ts'

const withPerson: Case = {
  input: async ({ own }) => ({ subscriber_ids: own.subscriber }),
  ids: { subscriber_ids: 'subscriber' },
  unknown: { subscriber_ids: 'ok' },
}

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
  'messaging.getUnreadStatus': [{ input: () => ({}) }],
  'messaging.listThreadProfiles': [
    { input: ({ own }) => ({ user_ids: own.user }), ids: { user_ids: 'user' }, unknown: { user_ids: 'ok' } },
  ],
  'messaging.listThreads': [{ input: () => ({}) }, { input: () => ({ type: 'page' }) }],
  'messaging.resolveThread': [withPerson],
}
