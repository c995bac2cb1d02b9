import { invitationNeed, viewNeed } from '../identity/index.ts'
import { invitedAddressesNeed } from '../team/index.ts'
import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { provide } from '../../platform/needs.ts'
import { fulfilInvitation } from './commands/fulfil-invitation.ts'
import { openView } from './commands/open-view.ts'
import { composeViewing } from './compose-viewing.ts'
import { memberDetailContributions, memberRowContributions } from './contributions.ts'
import { checkMembersJob, deleteMemberFileJob, importMembersJob } from './import/jobs.ts'
import { cleanMembersJob } from './jobs.ts'
import { memberConditions } from './member-conditions.ts'
import { productGrantNeed, productLookupNeed } from './needs.ts'
import { membersPersonalData } from './personal-data.ts'
import { listInvitationAddresses } from './repository/member-invitations.ts'
import { routes } from './routes.generated.ts'

export const members = defineFeature({
  name: 'members',
  routes,
  jobs: [cleanMembersJob, checkMembersJob, importMembersJob, deleteMemberFileJob],
  schedules: [defineSchedule('members.clean_expired', { cron: '30 3 * * *' }, cleanMembersJob)],
  needs: [
    productGrantNeed,
    memberConditions,
    memberDetailContributions,
    memberRowContributions,
    productLookupNeed,
  ],
  provides: [
    provide(invitationNeed, { fulfilInvitation }),
    provide(invitedAddressesNeed, { addressesOfInvitations: listInvitationAddresses }),
    provide(viewNeed, { openView, composeView: composeViewing }),
  ],
  personal_data: membersPersonalData,
})
