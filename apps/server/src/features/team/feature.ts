import { defineFeature } from '../../platform/feature.ts'
import { defineSchedule } from '../../platform/jobs/index.ts'
import { provide } from '../../platform/needs.ts'
import { teamSessionNeed } from '../../platform/session/ports.ts'
import { cleanTeamJob } from './jobs.ts'
import { conversationsNeed, invitedAddressesNeed } from './needs.ts'
import { routes } from './routes.generated.ts'
import { teamSessions } from './session-port.ts'

export const team = defineFeature({
  name: 'team',
  routes,
  jobs: [cleanTeamJob],
  schedules: [defineSchedule('team.clean_expired', { cron: '25 3 * * *' }, cleanTeamJob)],
  needs: [conversationsNeed, invitedAddressesNeed],
  provides: [provide(teamSessionNeed, teamSessions)],
})
