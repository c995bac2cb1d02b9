import type { CallName } from '@foyer/contract/client'
import { aBroadcast } from '../factories/broadcasts.ts'
import { aMember } from '../factories/identity.ts'
import { aNotification } from '../factories/notifications.ts'
import { repeat, type ListRecipe } from './list-recipe.ts'

/** How lists of notifications grow. */
export const notificationLists: Partial<Record<CallName, ListRecipe>> = {
  'notifications.listNotifications': {
    by: 'member',
    rows: 'notifications',
    grow: ({ app, member }, count) => repeat(count, () => aNotification(app, member)),
  },
  'notifications.listBroadcasts': {
    by: 'owner',
    rows: 'broadcasts',
    grow: ({ app }, count) => repeat(count, () => aBroadcast(app)),
  },
  'notifications.listBroadcastRecipients': {
    by: 'owner',
    rows: 'recipients',
    input: ({ kept_ids }) => ({ id: kept_ids[0] ?? '' }),
    grow: async ({ app, kept_ids }, count) => {
      if (kept_ids.length === 0) kept_ids.push(await aBroadcast(app))
      await repeat(count, () => aMember(app))
    },
  },
  'notifications.listMemberLog': {
    by: 'owner',
    rows: 'notifications',
    max_rows: 50,
    input: ({ member }) => ({ id: member.user_id }),
    grow: ({ app, member }, count) => repeat(count, () => aNotification(app, member)),
  },
}
