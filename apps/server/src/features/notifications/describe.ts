import type { NotificationChannel, NotificationKind } from '@foyer/contract/notifications/inbox-shapes'
import { isConversation } from '@foyer/domain/notifications'
import { getTranslator, type Translator } from '@foyer/i18n/server'
import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { decidePagesAccess, isListable } from '../access/index.ts'
import type { PersonFacts } from '../directory/index.ts'
import { readNotices, type Notice } from '../messaging/index.ts'
import { findLocalizedPages, isOpenlyKnown, loadLiveSite } from '../pages/index.ts'
import { readBroadcastTexts, type BroadcastText } from './broadcasts/read-broadcast-texts.ts'
import type { NotificationRow } from './repository/records.ts'

/** A notification in the member's language. */
export type Described = {
  title: string
  text: string
  path: string
  tag: string
  /** What the button of its mail says; null: the usual words. */
  button_label?: string | null
}

/** With a status such as `no_access`, its subject may no longer be shown. */
export type Description = {
  status: Notice['status'] | 'cancelled'
  last_read_ts: string | null
} & Described

const SCHEDULE = '/me/schedule'
/** Characters of a message, and pages of a day, that a notification shows. */
const MAX_TEXT = 160
const MAX_PAGES = 3

type Page = { title: string; path: string }

/**
 * Writes the texts of some notifications of one member, decided by what they may know now: a hidden page is not named,
 * and nothing of a thread that they may no longer read is shown.
 */
export async function describeNotifications(
  ctx: Ctx,
  viewer: Viewer & { subscriber_id: string },
  rows: readonly (NotificationRow & { channel?: NotificationChannel })[],
): Promise<Description[]> {
  const texts = getTranslator(viewer.language ?? ctx.app.default_locale)
  const about_messages = rows.flatMap((row) => toRef(row) ?? [])
  const [notices, pages, broadcasts] = await Promise.all([
    readNotices(ctx, viewer, about_messages, ctx.now()),
    loadPages(
      ctx,
      viewer,
      rows.flatMap(({ params }) => params.page_ids ?? []),
    ),
    readBroadcastTexts(ctx, rows, viewer.name),
  ])
  const notice_of = new Map(about_messages.map((ref, at) => [ref.id, notices[at]]))
  return rows.map((row): Description => {
    const notice = notice_of.get(row.id)
    const { id, kind, params } = row
    if (notice)
      return {
        status: notice.status,
        last_read_ts: notice.last_read_ts,
        ...describeMessage(texts, kind, notice),
        tag: `thread:${row.thread_id ?? id}`,
      }
    const broadcast = broadcasts.get(id)
    const known = [...new Set(params.page_ids)].flatMap((page_id) => pages.get(page_id) ?? [])
    if (broadcast) return { ...describeBroadcast(broadcast, known[0]), tag: `${kind}:${id}` }
    return {
      status: 'ok',
      last_read_ts: null,
      ...describeFacts(texts, row, known, { app: ctx.app.name, zone: viewer.timezone }),
      tag: `${kind}:${id}`,
    }
  })
}

/** A member as the viewer of what is written to them. */
export function toRecipient(
  person: PersonFacts & { subscriber_id: string },
): Viewer & { subscriber_id: string } {
  return { ...person, kind: 'user', session_id: '', viewed_by: null }
}

function toRef({ id, kind, thread_id, message_ts }: NotificationRow) {
  if (!isConversation(kind) || thread_id === null || message_ts === null) return null
  return { id, thread_id, message_ts, is_about_one: kind === 'mention' || kind === 'announcement' }
}

/** The pages that the member may know of, by id. Access is read only where not everybody may. */
async function loadPages(
  ctx: Ctx,
  viewer: Viewer & { subscriber_id: string },
  page_ids: readonly string[],
): Promise<ReadonlyMap<string, Page>> {
  if (page_ids.length === 0) return new Map()
  const ids = [...new Set(page_ids)]
  const site = await loadLiveSite(ctx)
  const unsure = ids.filter((id) => !isOpenlyKnown(site, id))
  const [decisions, pages] = await Promise.all([
    decidePagesAccess(ctx, viewer, unsure),
    findLocalizedPages(ctx, ids, viewer.language),
  ])
  const known = pages.filter(({ page_id }) => {
    const decided = decisions.get(page_id)
    return decided === undefined ? !unsure.includes(page_id) : isListable(decided)
  })
  return new Map(known.map(({ page_id, title, path }) => [page_id, { title, path: path ?? SCHEDULE }]))
}

function describeMessage({ t }: Translator, kind: NotificationKind, notice: Notice): Omit<Described, 'tag'> {
  const { author, title, unread_count: count, path } = notice
  const about = title ?? author
  const body = shorten(notice.text)
  if (kind === 'mention')
    return { title: t('notices.mention', { author }), text: body || t('notices.file'), path }
  if (count > 1) return { title: about, text: t('notices.new_messages', { count, about }), path }
  const headline = {
    reply: t('notices.reply', { author }),
    comment: t('notices.comment', { author, about }),
    announcement: about,
  }
  const named = kind in headline ? headline[kind as keyof typeof headline] : undefined
  return {
    title: named ?? (title === null ? author : t('notices.message_in', { author, title })),
    text: body || t('notices.file'),
    path,
  }
}

/** What the owner wrote; it leads to the start of the app where its page may not be known. */
function describeBroadcast(
  { title, text, button_label, is_cancelled, toPath }: BroadcastText,
  page: Page | undefined,
): Omit<Description, 'tag'> {
  const status = is_cancelled ? 'cancelled' : 'ok'
  return { status, last_read_ts: null, title, text, button_label, path: toPath(page?.path ?? '/') }
}

function describeFacts(
  { t, formatIn }: Translator,
  { kind, params }: NotificationRow,
  pages: readonly Page[],
  { app, zone }: { app: string; zone: string },
): Omit<Described, 'tag'> {
  const format = formatIn(zone)
  const [page] = pages
  const name = page?.title ?? t('notices.something_planned')
  const at = params.starts_at === undefined ? '' : format.time(params.starts_at)
  const path = page?.path ?? SCHEDULE
  const names = pages.slice(0, MAX_PAGES).map(({ title }) => title)
  const count = params.count ?? 1
  switch (kind) {
    case 'daily': {
      const text = names.length === 0 ? t('notices.items', { count }) : format.list(names)
      const is_more = count > names.length && names.length > 0
      return {
        title: t('notices.daily', { date: format.day(params.day ?? '', 'weekday') }),
        text: is_more ? t('notices.and_more', { names: text, count: count - names.length }) : text,
        path: count === 1 ? path : SCHEDULE,
      }
    }
    case 'weekly':
      return { title: t('notices.weekly'), text: t('notices.items', { count }), path: SCHEDULE }
    case 'before_start':
      return { title: t('notices.before_start', { name }), text: t('notices.starts_at', { time: at }), path }
    case 'starting_now':
      return { title: t('notices.starting_now', { name }), text: t('notices.starts_at', { time: at }), path }
    case 'unlocked':
      return { title: t('notices.unlocked'), text: names.length === 0 ? name : format.list(names), path }
    case 'event_moved':
      return {
        title: t('notices.event_moved', { name }),
        text: params.starts_at === undefined ? '' : format.dateTime(params.starts_at, 'long'),
        path,
      }
    case 'event_cancelled':
      return { title: t('notices.event_cancelled', { name }), text: t('notices.event_cancelled_text'), path }
    case 'place_given':
      return { title: t('notices.place_given', { name }), text: t('notices.place_given_text'), path }
    case 'purchase':
      return { title: t('notices.purchase'), text: t('notices.purchase_text'), path: '/me/account/purchases' }
    case 'payment_failed':
      return {
        title: t('notices.payment_failed'),
        text: t('notices.payment_failed_text'),
        path: '/me/account/subscriptions',
      }
    default:
      return { title: t('notices.test', { app }), text: t('notices.test_text'), path: '/me/notifications' }
  }
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const points = Array.from(line)
  return points.length <= MAX_TEXT
    ? line
    : `${points
        .slice(0, MAX_TEXT - 1)
        .join('')
        .trimEnd()}…`
}
