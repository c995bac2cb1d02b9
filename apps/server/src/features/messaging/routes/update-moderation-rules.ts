import { updateModerationRules as call } from '@foyer/contract/messaging/update-moderation-rules'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { writeLog } from '../../team/index.ts'
import { saveModerationRules } from '../repository/moderation-rules.ts'

export const updateModerationRulesRoute = implement(
  call,
  anyTeamMember,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    await ctx.write(async (tx) => {
      await saveModerationRules(tx, input)
      await writeLog(ctx, tx, {
        action: 'moderation_rules_changed',
        actor: viewer,
        subject: { kind: 'app', id: ctx.app.id, name: ctx.app.name },
        app_id: ctx.app.id,
      })
    })
    return input
  },
)
