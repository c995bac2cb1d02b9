import { aBroadcast } from '../factories/broadcasts.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Case, Cases } from './case.ts'

const onBroadcast = {
  input: ({ own }) => ({ id: own.broadcast }),
  ids: { id: 'broadcast' },
} satisfies Case

/** A broadcast of its own, because the call ends what it was. */
const withState = (state: 'draft' | 'scheduled'): Case => ({
  ...onBroadcast,
  input: async ({ app }) => ({ id: await aBroadcast(app, { state }) }),
})

/** The cases of the calls about broadcasts. */
export const broadcastInputs: Cases = {
  'notifications.cancelBroadcast': [withState('scheduled')],
  'notifications.createBroadcast': [
    {
      input: ({ own }) => ({ title: 'Open on Sunday', page_id: own.page }),
      ids: { page_id: 'page' },
      unknown: { page_id: 'invalid' },
    },
  ],
  'notifications.deleteBroadcast': [withState('draft')],
  'notifications.duplicateBroadcast': [onBroadcast],
  'notifications.getBroadcast': [onBroadcast],
  'notifications.getBroadcastFigures': [onBroadcast],
  'notifications.getBroadcastReach': [onBroadcast],
  'notifications.listBroadcastRecipients': [
    {
      input: ({ own }) => ({ id: own.broadcast, cursor: own.subscriber }),
      ids: { id: 'broadcast', cursor: 'subscriber' },
      unknown: { cursor: 'ok' },
    },
  ],
  'notifications.listBroadcasts': [{ input: () => ({}) }],
  'notifications.listMemberTags': [{ input: () => ({}) }],
  'notifications.reportBroadcastLink': [
    { input: () => ({ token: `${newId()}.a.not-a-signature` }), answers: 'not_found' },
  ],
  'notifications.sendBroadcast': [
    { ...withState('draft'), input: async ({ app }) => ({ id: await aBroadcast(app), revision: 1 }) },
  ],
  'notifications.testBroadcast': [onBroadcast],
  'notifications.updateBroadcast': [
    {
      input: async ({ app, own }) => ({
        id: await aBroadcast(app),
        revision: 1,
        title: 'Open on Monday',
        page_id: own.page,
      }),
      ids: { id: 'broadcast', page_id: 'page' },
      unknown: { page_id: 'invalid' },
    },
  ],
}
