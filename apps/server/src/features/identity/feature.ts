import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { provide } from '../../platform/needs.ts'
import { sessionNeed } from '../../platform/session/ports.ts'
import { userChannel } from './channels.ts'
import { loginContributions } from './contributions.ts'
import { cleanIdentityJob } from './jobs.ts'
import {
  appSubscriptionNeed,
  invitationNeed,
  accessSummaryNeed,
  verifiedAddressContributions,
  viewNeed,
} from './needs.ts'
import { identityPersonalData } from './personal-data.ts'
import { routes } from './routes.generated.ts'
import { memberSessions } from './session-port.ts'

export const identity = defineFeature({
  name: 'identity',
  routes,
  jobs: [cleanIdentityJob],
  schedules: [defineSchedule('identity.clean_expired', { cron: '20 3 * * *' }, cleanIdentityJob)],
  channels: [userChannel],
  needs: [
    appSubscriptionNeed,
    invitationNeed,
    loginContributions,
    accessSummaryNeed,
    verifiedAddressContributions,
    viewNeed,
  ],
  provides: [provide(sessionNeed, memberSessions)],
  personal_data: identityPersonalData,
})
