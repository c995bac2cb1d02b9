import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { contribute, provide } from '../../platform/needs.ts'
import { sessionNeed } from '../../platform/session/port.ts'
import { userChannel } from './channels.ts'
import { loginContributions, memberDetailContributions, memberRowContributions } from './contributions.ts'
import { prepareExport } from './data-export-jobs.ts'
import { deleteFilesJob } from './delete-files-job.ts'
import { eraseUsersJob } from './erasure-jobs.ts'
import { checkMembers, dropMemberFile, importMembers } from './import/jobs.ts'
import { cleanAccountsJob } from './jobs.ts'
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
import { routes } from './routes.generated.ts'
import { accountsSessions } from './session-port.ts'

export const accounts = defineFeature({
  name: 'accounts',
  routes,
  jobs: [
    cleanAccountsJob,
    deleteFilesJob,
    eraseUsersJob,
    prepareExport,
    checkMembers,
    importMembers,
    dropMemberFile,
  ],
  schedules: [
    defineSchedule('accounts.clean_ended', { cron: '20 3 * * *' }, cleanAccountsJob),
    defineSchedule('accounts.erase_users', { cron: '50 * * * *' }, eraseUsersJob),
  ],
  channels: [userChannel],
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
