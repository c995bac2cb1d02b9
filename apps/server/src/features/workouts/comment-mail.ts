import { appOrigin } from '../../platform/http/app-origin.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import { queueMail, selectPeople } from '../identity/index.ts'
import { messageMailsNeed } from './needs.ts'
import { findComment } from './repository/comments.ts'
import { findAnySession } from './repository/sessions.ts'

/** Mails a member that the team commented on their session, with a link to it. A comment is mailed once. */
export const sendCommentMailJob = defineJob<{ comment_id: string }>(
  'workouts.send_comment_mail',
  { retry_limit: 8, concurrency: 2 },
  async (ctx, { comment_id }) => {
    const { app, services } = ctx
    const comment = await findComment(ctx.db, comment_id)
    const session = comment && (await findAnySession(ctx.db, comment.session_id))
    if (!comment || !session) return
    const { subscriber_id, author_name: author, text } = comment
    const person = await selectPeople(ctx.db).where('subscribers.id', '=', subscriber_id).executeTakeFirst()
    if (!person || person.erased_at || person.deletes_at || person.suspended_at) return
    const { email } = person
    const unsubscribe = await services.need(messageMailsNeed).findMessageMails(ctx, { subscriber_id, email })
    if (!unsubscribe) return
    const { workout_id, id: session_id, title, local_date, time_zone } = session
    const url = `${appOrigin(services.config, app)}/me/workout/${workout_id}/sessions?open=${session_id}`
    await ctx.write((tx) =>
      queueMail(ctx, tx, {
        sender: { app_id: app.id, name: app.name, color: app.theme.primary_color },
        to: email,
        kind: 'session_comment',
        key: `workouts.session_comment:${comment_id}`,
        language: person.language ?? app.default_locale,
        unsubscribe,
        write: ({ t, formatIn }) => ({
          subject: t('workout_mails.comment.subject', { author, title }),
          body: text,
          facts: [
            {
              label: t('workout_mails.session'),
              value: `${title}, ${formatIn(time_zone).day(local_date, 'long')}`,
            },
          ],
          button: { label: t('workout_mails.open'), url },
          open_address: t('auth_mails.open_address'),
          notes: [t('workout_mails.reason', { app: app.name })],
        }),
      }),
    )
  },
)
