import './index.ts'
import { defineFeature } from '../../platform/feature.ts'
import { contribute, provide } from '../../platform/needs.ts'
import { sessionNeed } from '../../platform/session/port.ts'
import { loginContributions, memberDetailContributions, memberRowContributions } from './contributions.ts'
import { ownFiles } from './kept-data.ts'
import { memberConditions } from './member-conditions.ts'
import {
  appSubscriptionNeed,
  doorNeed,
  giftNeed,
  ownProductsNeed,
  threadPeopleNeed,
  toldRightsNeed,
} from './needs.ts'
import { blockedBy } from './repository/blocks.ts'
import { accountsKept } from './repository/kept-rows.ts'
import { accountsSessions } from './session-port.ts'

export const accounts = defineFeature({
  name: 'accounts',
  needs: [
    appSubscriptionNeed,
    doorNeed,
    giftNeed,
    loginContributions,
    memberConditions,
    memberDetailContributions,
    memberRowContributions,
    ownFiles,
    ownProductsNeed,
    threadPeopleNeed,
    toldRightsNeed,
  ],
  provides: [
    provide(sessionNeed, accountsSessions),
    contribute(loginContributions, {
      field: 'blocked_user_ids',
      read: (ctx, { user_id }) => blockedBy(ctx.db, user_id),
    }),
  ],
  personal_data: accountsKept,
})
