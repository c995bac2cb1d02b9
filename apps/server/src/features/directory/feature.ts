import { defineFeature } from '../../platform/feature.ts'
import { contribute } from '../../platform/needs.ts'
import { loginContributions } from '../identity/index.ts'
import { doorNeed, threadPeopleNeed } from './needs.ts'
import { directoryPersonalData } from './personal-data.ts'
import { blockedBy } from './repository/blocks.ts'
import { routes } from './routes.generated.ts'

export const directory = defineFeature({
  name: 'directory',
  routes,
  needs: [doorNeed, threadPeopleNeed],
  provides: [
    contribute(loginContributions, {
      field: 'blocked_user_ids',
      read: (ctx, { user_id }) => blockedBy(ctx.db, user_id),
    }),
  ],
  personal_data: directoryPersonalData,
})
