import { defineFeature } from '../../platform/feature.ts'
import { contribute } from '../../platform/needs.ts'
import { loginContributions } from '../identity/index.ts'
import { appGateNeed, threadParticipantsNeed } from './needs.ts'
import { directoryPersonalData } from './personal-data.ts'
import { listBlockedUserIds } from './repository/blocks.ts'
import { routes } from './routes.generated.ts'

export const directory = defineFeature({
  name: 'directory',
  routes,
  needs: [appGateNeed, threadParticipantsNeed],
  provides: [
    contribute(loginContributions, {
      field: 'blocked_user_ids',
      read: (ctx, { user_id }) => listBlockedUserIds(ctx.db, user_id),
    }),
  ],
  personal_data: directoryPersonalData,
})
