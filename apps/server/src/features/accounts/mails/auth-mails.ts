import { availableLocales, translator } from '@foyer/i18n/server'
import { FALLBACK_LOCALE, negotiateLocale, type Translate } from '@foyer/i18n'
import type { Ctx } from '../../../platform/context.ts'
import type { AppTx } from '../../../platform/database/app-db.ts'
import { newId } from '../../../platform/ids.ts'
import { appOrigin } from '../own-page.ts'
import { renderHtml, renderText, type MailContent } from './render-mail.ts'

/** The mails of signing in, each with what it has to carry. */
export type AuthMail =
  | { kind: 'verify_email' | 'change_email'; token: string; hours: number }
  | { kind: 'passwordless'; token: string; code: string | null; minutes: number }
  | { kind: 'reset'; token: string; minutes: number }
  | { kind: 'reset_unknown' | 'password_changed' | 'email_changed' }

/** Queues a mail of the app in the language of whoever reads it; it goes out when the transaction commits. */
export async function sendAuthMail(
  ctx: Ctx,
  tx: AppTx,
  to: string,
  mail: AuthMail,
  language: string | null,
): Promise<void> {
  const { locale, t } = translator(language ?? wantedLocale(ctx))
  const { id: app_id, name: app_name, primary_color } = ctx.app
  const content = contentOf(t, app_name, mail, (token) => linkFor(ctx, mail.kind, token))
  await ctx.services.mail.send(tx, {
    to,
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content, { app_name, locale, color: primary_color }),
    app_id,
    from_name: app_name,
    idempotency_key: `accounts.${mail.kind}:${newId()}`,
  })
}

/**
 * The address in a mail. Purpose and token stand behind the hash, so no server, proxy or log ever sees them, and
 * opening the address does nothing until the page sends the token.
 */
function linkFor(ctx: Ctx, purpose: string, token: string): string {
  const query = new URLSearchParams({ purpose, token })
  return `${appOrigin(ctx.services.config.base_url, ctx.app.slug)}/#auth?${query.toString()}`
}

function wantedLocale(ctx: Ctx): string {
  return negotiateLocale(ctx.request.locale ?? ctx.app.default_locale, [
    FALLBACK_LOCALE,
    ...availableLocales(),
  ])
}

type Words = { subject: string; body: string; label?: string }

const wordsOf: Readonly<Record<AuthMail['kind'], (t: Translate, app: string) => Words>> = {
  verify_email: (t, app) => ({
    subject: t('auth_mails.verify_email.subject', { app }),
    body: t('auth_mails.verify_email.body', { app }),
    label: t('auth_mails.verify_email.button'),
  }),
  change_email: (t, app) => ({
    subject: t('auth_mails.change_email.subject', { app }),
    body: t('auth_mails.change_email.body', { app }),
    label: t('auth_mails.change_email.button'),
  }),
  passwordless: (t, app) => ({
    subject: t('auth_mails.passwordless.subject', { app }),
    body: t('auth_mails.passwordless.body', { app }),
    label: t('auth_mails.passwordless.button'),
  }),
  reset: (t, app) => ({
    subject: t('auth_mails.reset.subject', { app }),
    body: t('auth_mails.reset.body', { app }),
    label: t('auth_mails.reset.button'),
  }),
  reset_unknown: (t, app) => ({
    subject: t('auth_mails.reset.subject', { app }),
    body: t('auth_mails.reset_unknown.body', { app }),
  }),
  password_changed: (t, app) => ({
    subject: t('auth_mails.password_changed.subject', { app }),
    body: t('auth_mails.password_changed.body', { app }),
  }),
  email_changed: (t, app) => ({
    subject: t('auth_mails.email_changed.subject', { app }),
    body: t('auth_mails.email_changed.body', { app }),
  }),
}

function contentOf(t: Translate, app: string, mail: AuthMail, link: (token: string) => string): MailContent {
  const { label, ...words } = wordsOf[mail.kind](t, app)
  const not_you = t('auth_mails.not_you')
  if (!('token' in mail)) return { ...words, notes: mail.kind === 'reset_unknown' ? [not_you] : [] }

  const expires =
    'hours' in mail
      ? t('auth_mails.expires_in_hours', { count: mail.hours })
      : t('auth_mails.expires_in_minutes', { count: mail.minutes })
  const code = mail.kind === 'passwordless' ? mail.code : null
  return {
    ...words,
    ...(label === undefined ? {} : { button: { label, url: link(mail.token) } }),
    open_address: t('auth_mails.open_address'),
    ...(code === null ? {} : { code: { label: t('auth_mails.passwordless.code'), digits: code } }),
    notes: [expires, not_you],
  }
}
