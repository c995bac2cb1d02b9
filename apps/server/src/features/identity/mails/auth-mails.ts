import type { MailContent, MailFact, UnsubscribeLinks } from './mail-content.ts'
import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import { listLocales, getTranslator, type Translator } from '@foyer/i18n/server'
import { FALLBACK_LOCALE, negotiateLocale, type Translate } from '@foyer/i18n'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { appOrigin } from '#platform/http/app-origin.ts'
import { newId } from '#platform/ids.ts'
import { renderHtml, renderText } from './render-mail.ts'

/** The mails of signing in, each with what it has to carry. */
export type AuthMail =
  | { kind: 'verify_email' | 'change_email'; token: string; hours: number }
  | { kind: 'passwordless'; token: string; code: string | null; minutes: number }
  | { kind: 'export_ready'; days: number }
  | { kind: 'account_closed'; until: { day: Date; time_zone: string } }
  | { kind: 'account_kept' }
  | ({ kind: 'new_sign_in' } & SignInLocation)
  | { kind: 'email_changed' | 'sign_up_closed' | 'email_domain_not_allowed' }
  | { kind: 'provider_linked' | 'provider_unlinked'; provider: SsoProvider }
  | StudioMail

/** The location and time of a sign-in, with the reader's time zone. */
type SignInLocation = { browser: string; network: string; at: Date; time_zone: string }

/** Those of them that the studio's sign-in has too. */
export type StudioMail =
  | { kind: 'reset'; token: string; minutes: number }
  | { kind: 'reset_unknown' }
  /** The number of passkeys that still sign in. */
  | { kind: 'password_changed'; passkeys: number }
  | { kind: 'passkey_added' | 'passkey_removed'; name: string }

/**
 * The sender of a sign-in mail. Purpose and token are in the hash of its link, so that no server, proxy or log sees
 * them and link scanners do not use the token.
 */
type Sender = MailSender & {
  createLink: (purpose: AuthMail['kind'], token: string) => string
  /** The address of the screen that a mail without a secret leads to; null for none. */
  getScreenUrl: (kind: AuthMail['kind']) => string | null
}

/** The app, or Foyer, that sends the mail. */
export type MailSender = { app_id: string | null; name: string; color: string }

/** Queues a mail of the app in the recipient's locale; it is sent after the commit. */
export function sendAuthMail(
  ctx: Ctx,
  tx: AppTx,
  to: string,
  mail: AuthMail,
  language: string | null,
): Promise<void> {
  const {
    id: app_id,
    name,
    theme: { primary_color: color },
  } = ctx.app
  const origin = appOrigin(ctx.services.config, ctx.app)
  const createLink: Sender['createLink'] = (purpose, token) =>
    `${origin}/#auth?${new URLSearchParams({ purpose, token }).toString()}`
  const getScreenUrl: Sender['getScreenUrl'] = (kind) => {
    const path = screenPaths[kind]
    return path === undefined ? null : `${origin}${path}`
  }
  return queueAuthMail(ctx, tx, { app_id, name, color, createLink, getScreenUrl }, to, mail, language)
}

/** Queues a mail of the studio itself. */
export function sendStudioMail(ctx: Ctx, tx: AppTx, to: string, mail: StudioMail): Promise<void> {
  const { base_url } = ctx.services.config
  const createLink: Sender['createLink'] = (_purpose, token) =>
    `${new URL('/reset-password', base_url).href}#${new URLSearchParams({ token }).toString()}`
  const getScreenUrl: Sender['getScreenUrl'] = (kind) =>
    isPasskeyMail(kind) ? new URL('/you', base_url).href : null
  const studio: Sender = {
    app_id: null,
    name: 'Foyer',
    color: ctx.app.theme.primary_color,
    createLink,
    getScreenUrl,
  }
  return queueAuthMail(ctx, tx, studio, to, mail, null)
}

async function queueAuthMail(
  ctx: Ctx,
  tx: AppTx,
  sender: Sender,
  to: string,
  mail: AuthMail,
  language: string | null,
): Promise<void> {
  const write = (texts: Translator) => createMailContent(texts, sender, mail)
  const need = 'token' in mail ? 'asked_for' : 'due'
  await queueMail(ctx, tx, { sender, to, kind: mail.kind, language, need, write })
}

type QueuedMail = {
  sender: MailSender
  to: string
  kind: string
  /** The idempotency key; without one each call sends a mail. */
  key?: string
  language: string | null
  /** Of mails that the member may switch off. */
  unsubscribe?: UnsubscribeLinks | null
  need?: 'asked_for' | 'due'
  write: (texts: Translator) => MailContent
}

/** Queues a mail in the recipient's locale; null means the request's locale. */
export async function queueMail(
  ctx: Pick<Ctx, 'app' | 'services' | 'request'>,
  tx: AppTx,
  { sender, to, kind, key, language, unsubscribe, need = 'due', write }: QueuedMail,
): Promise<void> {
  const texts = getTranslator(language ?? resolveLocale(ctx))
  const { locale } = texts
  const { app_id, name: app_name, color } = sender
  const written = write(texts)
  const content = unsubscribe
    ? { ...written, unsubscribe: { label: texts.t('notices.unsubscribe'), url: unsubscribe.page_url } }
    : written
  await ctx.services.mail.send(tx, {
    to,
    subject: content.subject,
    text: renderText(content),
    html: await renderHtml(content, { app_name, locale, color }),
    app_id,
    from_name: app_name,
    need,
    ...(unsubscribe && { unsubscribe_url: unsubscribe.one_click_url }),
    idempotency_key: key ?? `identity.${kind}:${newId()}`,
  })
}

function resolveLocale(ctx: Pick<Ctx, 'app' | 'request'>): string {
  return negotiateLocale(ctx.request.locale ?? ctx.app.default_locale, [FALLBACK_LOCALE, ...listLocales()])
}

const PROVIDER_NAMES: Readonly<Record<SsoProvider, string>> = { google: 'Google', apple: 'Apple' }

/** Mails without a link that anyone can request. */
const PUBLIC_KINDS: readonly AuthMail['kind'][] = [
  'reset_unknown',
  'sign_up_closed',
  'email_domain_not_allowed',
]

type MailTexts = { subject: string; body: string; label?: string }

const mailTexts: Readonly<
  Record<AuthMail['kind'], (t: Translate, app: string, provider: string) => MailTexts>
> = {
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
  passkey_added: (t, app) => ({
    subject: t('auth_mails.passkey_added.subject', { app }),
    body: t('auth_mails.passkey_added.body', { app }),
    label: t('auth_mails.passkey_added.button'),
  }),
  passkey_removed: (t, app) => ({
    subject: t('auth_mails.passkey_removed.subject', { app }),
    body: t('auth_mails.passkey_removed.body', { app }),
    label: t('auth_mails.passkey_added.button'),
  }),
  account_closed: (t, app) => ({
    subject: t('auth_mails.account_closed.subject', { app }),
    body: t('auth_mails.account_closed.body', { app }),
    label: t('auth_mails.account_closed.button'),
  }),
  account_kept: (t, app) => ({
    subject: t('auth_mails.account_restored.subject', { app }),
    body: t('auth_mails.account_restored.body', { app }),
  }),
  export_ready: (t, app) => ({
    subject: t('auth_mails.export_ready.subject', { app }),
    body: t('auth_mails.export_ready.body', { app }),
    label: t('auth_mails.export_ready.button'),
  }),
  new_sign_in: (t, app) => ({
    subject: t('auth_mails.new_sign_in.subject', { app }),
    body: t('auth_mails.new_sign_in.body', { app }),
    label: t('auth_mails.new_sign_in.button'),
  }),
  email_changed: (t, app) => ({
    subject: t('auth_mails.email_changed.subject', { app }),
    body: t('auth_mails.email_changed.body', { app }),
  }),
  provider_linked: (t, app, provider) => ({
    subject: t('auth_mails.provider_linked.subject', { app, provider }),
    body: t('auth_mails.provider_linked.body', { app, provider }),
  }),
  provider_unlinked: (t, app, provider) => ({
    subject: t('auth_mails.provider_unlinked.subject', { app, provider }),
    body: t('auth_mails.provider_unlinked.body', { app, provider }),
  }),
  sign_up_closed: (t, app) => ({
    subject: t('auth_mails.passwordless.subject', { app }),
    body: t('auth_mails.sign_up_closed.body', { app }),
  }),
  email_domain_not_allowed: (t, app) => ({
    subject: t('auth_mails.passwordless.subject', { app }),
    body: t('auth_mails.email_domain_not_allowed.body', { app }),
  }),
}

const isPasskeyMail = (kind: AuthMail['kind']): boolean =>
  kind === 'passkey_added' || kind === 'passkey_removed'

/** The screens of an app that mails without a secret lead to. */
const screenPaths: Partial<Readonly<Record<AuthMail['kind'], string>>> = {
  account_closed: '/#auth',
  export_ready: '/me/account/data',
  new_sign_in: '/me/account/sessions',
  passkey_added: '/me/account/details',
  passkey_removed: '/me/account/details',
}

function createMailContent(
  localizer: Translator,
  { name, createLink, getScreenUrl }: Sender,
  mail: AuthMail,
): MailContent {
  const { t } = localizer
  const provider = 'provider' in mail ? PROVIDER_NAMES[mail.provider] : ''
  const { label, ...texts } = mailTexts[mail.kind](t, name, provider)
  const url = 'token' in mail ? createLink(mail.kind, mail.token) : getScreenUrl(mail.kind)
  const code = mail.kind === 'passwordless' ? mail.code : null
  return {
    ...texts,
    ...(mail.kind === 'new_sign_in' ? { facts: createSignInFacts(localizer, mail) } : {}),
    ...(label === undefined || url === null ? {} : { button: { label, url } }),
    ...(url === null ? {} : { open_address: t('auth_mails.open_address') }),
    ...('name' in mail && mail.name !== ''
      ? { facts: [{ label: t('auth_mails.passkey_added.name'), value: mail.name }] }
      : {}),
    ...(code === null ? {} : { code: { label: t('auth_mails.passwordless.code'), digits: code } }),
    notes: createNotes(localizer, mail),
  }
}

/** Formats where and when a user signed in, in the recipient's time zone. */
function createSignInFacts(
  { t, formatIn }: Translator,
  { browser, network, at, time_zone }: SignInLocation,
): MailFact[] {
  const time = formatIn(time_zone).dateTime(at, 'long')
  return [
    {
      label: t('auth_mails.new_sign_in.browser'),
      value: browser || t('auth_mails.new_sign_in.unknown_browser'),
    },
    ...(network === '' ? [] : [{ label: t('auth_mails.new_sign_in.network'), value: network }]),
    { label: t('auth_mails.new_sign_in.time'), value: `${time} (${time_zone.replaceAll('_', ' ')})` },
  ]
}

/** Returns notes on how long the mail's link is valid and what to do with an unexpected mail. */
function createNotes({ t, formatIn }: Translator, mail: AuthMail): string[] {
  const not_you = t('auth_mails.not_you')
  if (mail.kind === 'export_ready') return [t('auth_mails.export_ready.expires', { count: mail.days })]
  if (mail.kind === 'account_closed') {
    const { day, time_zone } = mail.until
    return [
      t('auth_mails.account_closed.until', { date: formatIn(time_zone).date(day.toISOString(), 'long') }),
    ]
  }
  if (mail.kind === 'new_sign_in') return [t('auth_mails.new_sign_in.not_you')]
  if (PUBLIC_KINDS.includes(mail.kind)) return [not_you]
  if (mail.kind === 'password_changed' && mail.passkeys > 0)
    return [t('auth_mails.password_changed.passkeys', { count: mail.passkeys })]
  if (mail.kind === 'passkey_added') return [t('auth_mails.passkey_added.not_you')]
  if (mail.kind === 'passkey_removed') return [t('auth_mails.passkey_removed.not_you')]
  if (!('token' in mail)) return []
  const expires =
    'hours' in mail
      ? t('auth_mails.expires_in_hours', { count: mail.hours })
      : t('auth_mails.expires_in_minutes', { count: mail.minutes })
  return [expires, not_you]
}
