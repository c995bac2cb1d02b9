import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { findTeamMember } from '#features/team/index.ts'
import { queueMail } from '#features/identity/index.ts'
import type { PlanRow } from '../../queries/publish-plans.ts'

/** Problems that a mail names; the studio shows all of them. */
const MAX_PROBLEMS = 10

/** Mails the planner why a publish failed or which pages it left out, if still in the team. */
export async function sendPlanFailedMail(
  ctx: Ctx,
  tx: AppTx,
  { author_id, run_at, problems, state }: Pick<PlanRow, 'author_id' | 'run_at' | 'problems' | 'state'>,
): Promise<void> {
  const {
    account_id,
    name: app,
    slug,
    theme: { primary_color: color },
    time_zone,
  } = ctx.app
  const author = await findTeamMember(ctx.control, author_id)
  if (author?.account_id !== account_id) return
  await queueMail(ctx, tx, {
    sender: { app_id: null, name: 'Foyer', color },
    to: author.email,
    kind: 'plan_failed',
    language: null,
    write: ({ t, formatIn }) => {
      const when = `${formatIn(time_zone).dateTime(run_at, 'long')} (${time_zone})`
      const is_partial = state === 'done'
      return {
        subject: t(is_partial ? 'auth_mails.plan_partial.subject' : 'auth_mails.plan_failed.subject', {
          app,
        }),
        body: t(is_partial ? 'auth_mails.plan_partial.body' : 'auth_mails.plan_failed.body', { app, when }),
        facts: problems.slice(0, MAX_PROBLEMS).map(({ title, code, params, path }) => ({
          label: title,
          value: t.find(`errors.${code}`, params) ?? path,
        })),
        button: {
          label: t('auth_mails.plan_failed.button'),
          url: new URL(`/apps/${slug}/pages/releases`, ctx.services.config.base_url).href,
        },
        open_address: t('auth_mails.open_address'),
        notes: [
          ...(problems.length > MAX_PROBLEMS
            ? [t('auth_mails.plan_failed.more', { count: problems.length - MAX_PROBLEMS })]
            : []),
          t(problems.length > 0 ? 'auth_mails.plan_failed.mend' : 'auth_mails.plan_failed.again'),
        ],
      }
    },
  })
}
