import { getMemberTraining as call } from '@foyer/contract/workouts/get-member-training'
import { implement } from '#platform/http/implement.ts'
import { findTrainee } from '../find-trainee.ts'
import { loadMemberTraining } from '../load-member-training.ts'
import { trainingPolicy } from '../policy.ts'

export const getMemberTrainingRoute = implement(
  call,
  trainingPolicy.readTraining,
  async ({ input, ctx, authorize, fail }) => {
    const member = await findTrainee(ctx, input.id)
    authorize(member)
    if (!member) throw fail('not_found')
    const { subscriber_id, timezone: zone } = member
    return loadMemberTraining(ctx, { subscriber_id, zone })
  },
)
