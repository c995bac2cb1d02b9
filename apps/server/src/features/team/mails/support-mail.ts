import type { Diagnostics } from '@foyer/contract/team/ask-support'
import type { Translate } from '@foyer/i18n'
import { getTranslator } from '@foyer/i18n/server'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import { renderHtml, renderText } from '../../identity/index.ts'

/** A member's question, with their details and the app's diagnostics. */
export type SupportQuestion = {
  id: string
  from: Pick<Viewer, 'name' | 'email'>
  message: string
  diagnostics: Diagnostics
}

/** Queues a member's question to an owner, in the app's locale. A reply goes to the member. */
export async function sendSupportMail(
  ctx: Ctx,
  tx: AppTx,
  to: string,
  { id, from, message, diagnostics }: SupportQuestion,
): Promise<void> {
  const {
    id: app_id,
    name: app,
    theme: { primary_color: color },
    default_locale,
  } = ctx.app
  const { locale, t } = getTranslator(default_locale)
  const name = from.name === '' ? from.email : from.name
  const content = {
    subject: t('auth_mails.support.subject', { name, app }),
    body: t('auth_mails.support.body', { name, email: from.email, app }),
    notes: [
      ...message.split(/\n+/).filter((line) => line.trim() !== ''),
      t('auth_mails.support.answer'),
      ...diagnosticLines(t, diagnostics),
    ],
  }
  await ctx.services.mail.send(tx, {
    to,
    subject: content.subject,
    text: renderText(content),
    html: await renderHtml(content, { app_name: app, locale, color }),
    app_id,
    from_name: app,
    reply_to: from.email,
    idempotency_key: `team.support:${id}:${to}`,
  })
}

function diagnosticLines(t: Translate, details: Diagnostics): string[] {
  return [
    `${t('support.app_version')}: ${details.app_version}`,
    `${t('support.browser')}: ${details.browser}`,
    `${t('support.screen')}: ${details.screen}`,
    `${t('support.connection')}: ${t(details.is_online ? 'support.online' : 'support.offline')}`,
    `${t('support.language')}: ${details.language}`,
    `${t('support.time_zone')}: ${details.time_zone}`,
    ...(details.last_error_id === null ? [] : [`${t('support.last_error')}: ${details.last_error_id}`]),
  ]
}
