import { defineFeature } from '../../platform/feature.ts'
import { contribute } from '../../platform/needs.ts'
import { loginContributions } from '../identity/index.ts'
import { sendCommentMailJob } from './comment-mail.ts'
import { messageMailsNeed } from './needs.ts'
import { workoutsPersonalData } from './personal-data.ts'
import { listSwaps } from './repository/swaps.ts'
import { routes } from './routes.generated.ts'

export const workouts = defineFeature({
  name: 'workouts',
  routes,
  jobs: [sendCommentMailJob],
  needs: [messageMailsNeed],
  provides: [
    contribute(loginContributions, {
      field: 'exercise_swaps',
      read: ({ db }, { subscriber_id }) => listSwaps(db, subscriber_id),
    }),
  ],
  personal_data: workoutsPersonalData,
})
