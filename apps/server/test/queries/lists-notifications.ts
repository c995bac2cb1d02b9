import type { CallName } from '@foyer/contract/client'
import { aNotification } from '../factories/notifications.ts'
import { repeat, type ListRecipe } from './list-recipe.ts'

/** How lists of notifications grow. */
export const notificationLists: Partial<Record<CallName, ListRecipe>> = {
  'notifications.listNotifications': {
    by: 'member',
    rows: 'notifications',
    grow: ({ app, member }, count) => repeat(count, () => aNotification(app, member)),
  },
  'notifications.listMemberLog': {
    by: 'owner',
    rows: 'notifications',
    max_rows: 50,
    input: ({ member }) => ({ id: member.user_id }),
    grow: ({ app, member }, count) => repeat(count, () => aNotification(app, member)),
  },
}
