import { access } from '../features/access/feature.ts'
import { identity } from '../features/identity/feature.ts'
import { team } from '../features/team/feature.ts'
import { members } from '../features/members/feature.ts'
import { directory } from '../features/directory/feature.ts'
import { dataRights } from '../features/data-rights/feature.ts'
import { activity } from '../features/activity/feature.ts'
import { apps } from '../features/apps/feature.ts'
import { attributes } from '../features/attributes/feature.ts'
import { commerce } from '../features/commerce/feature.ts'
import { forms } from '../features/forms/feature.ts'
import { library } from '../features/library/feature.ts'
import { media } from '../features/media/feature.ts'
import { messaging } from '../features/messaging/feature.ts'
import { notifications } from '../features/notifications/feature.ts'
import { pages } from '../features/pages/feature.ts'
import { portability } from '../features/portability/feature.ts'
import { progress } from '../features/progress/feature.ts'
import { schedule } from '../features/schedule/feature.ts'
import { workouts } from '../features/workouts/feature.ts'
import { defineFeature, type Feature } from '../platform/feature.ts'
import { commitHooks } from '../platform/events/index.ts'
import { defineSchedule } from '../platform/jobs/index.ts'
import { cleanMailJob, sendMailJob } from '../platform/mail/index.ts'
import { personalFiles, personalData } from '../platform/personal-data.ts'
import { usesNeed } from '../platform/uses.ts'
import { gateNeed, sessionNeed, teamSessionNeed } from '../platform/session/ports.ts'

/** What the platform itself needs of features, and its own jobs. */
const platform = defineFeature({
  name: 'platform',
  needs: [commitHooks, gateNeed, personalFiles, personalData, sessionNeed, teamSessionNeed, usesNeed],
  jobs: [cleanMailJob, sendMailJob],
  schedules: [defineSchedule('platform.clean_mail', { cron: '40 3 * * *' }, cleanMailJob)],
})

/** Every feature of the server, in the order of `features.json`: each may depend only on those before it. */
export const features: readonly Feature[] = [
  platform,
  identity,
  team,
  apps,
  attributes,
  members,
  directory,
  media,
  access,
  pages,
  commerce,
  progress,
  forms,
  workouts,
  schedule,
  messaging,
  library,
  notifications,
  activity,
  dataRights,
  portability,
]
