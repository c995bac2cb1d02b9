import { loginContributions } from './contributions.ts'
import { blockedBy } from './repository/blocks.ts'

loginContributions.add({
  field: 'blocked_user_ids',
  read: (ctx, { user_id }) => blockedBy(ctx.db, user_id),
})
