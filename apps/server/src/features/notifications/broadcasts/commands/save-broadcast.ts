import type { ParsedInputOf } from '@foyer/contract'
import type { createBroadcast as createCall } from '@foyer/contract/notifications/create-broadcast'
import { isLocalTime } from '@foyer/domain/notifications'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { findProductTitles } from '#features/commerce/index.ts'
import { findPageTitles } from '#features/pages/index.ts'
import {
  findBroadcast,
  insertBroadcast,
  lockBroadcast,
  saveContent,
  type BroadcastContent,
  type BroadcastRow,
} from '../repository/broadcasts.ts'

type Input = ParsedInputOf<typeof createCall>

const EMPTY: BroadcastContent = {
  title: '',
  text: '',
  page_id: null,
  button_label: '',
  channels: ['push', 'mail', 'in_app'],
  audience: [],
  when: { kind: 'now' },
}

/** Creates a draft. Throws for pages and products that are none of the app. */
export function createBroadcast(ctx: Ctx, created_by: string, input: Input): Promise<BroadcastRow> {
  return ctx.write(async (tx) => {
    const id = newId()
    const content = change(EMPTY, input)
    await checkContent(tx, content)
    await insertBroadcast(tx, { id, content, created_by, now: ctx.now() })
    return read(tx, id)
  })
}

/** Changes a draft; null where there is none. Throws like `createBroadcast`, and for an outdated revision. */
export function updateBroadcast(
  ctx: Ctx,
  { id, revision, ...input }: Input & { id: string; revision: number },
): Promise<BroadcastRow> {
  return ctx.write(async (tx) => {
    const row = await lockDraft(tx, { id, revision })
    const content = change(row, input)
    await checkContent(tx, content)
    await saveContent(tx, { id, content, now: ctx.now() })
    return read(tx, id)
  })
}

/** Locks a draft of a revision. Throws `broadcast_not_draft` and `stale_revision`. */
export async function lockDraft(
  tx: AppTx,
  { id, revision }: { id: string; revision: number },
): Promise<BroadcastRow> {
  const row = await lockBroadcast(tx, id, false)
  if (!row) throw new CallError('not_found')
  if (row.state !== 'draft') throw new CallError('broadcast_not_draft')
  if (row.revision !== revision) throw new CallError('stale_revision')
  return row
}

export async function read(tx: AppTx, id: string): Promise<BroadcastRow> {
  const row = await findBroadcast(tx, id)
  if (!row) throw new Error('A broadcast is gone that was just stored.')
  return row
}

function change(content: BroadcastContent, input: Input): BroadcastContent {
  const { title, text, page_id, button_label, channels, audience, when } = input
  return {
    title: title ?? content.title,
    text: text ?? content.text,
    page_id: page_id === undefined ? content.page_id : page_id,
    button_label: button_label ?? content.button_label,
    channels: channels ? [...new Set(channels)] : content.channels,
    audience: audience ?? content.audience,
    when: when ?? content.when,
  }
}

async function checkContent(tx: AppTx, { page_id, audience, when }: BroadcastContent): Promise<void> {
  if (when.kind === 'local' && !isLocalTime(when.local_at))
    throw invalidField('when.local_at', 'date_is_invalid')
  if (page_id !== null && !(await findPageTitles(tx, [page_id])).has(page_id))
    throw invalidField('page_id', 'unknown_page')
  const ids = audience.flatMap((condition) => (condition.kind === 'product' ? condition.product_id : []))
  const products = await findProductTitles(tx, ids)
  if (ids.some((id) => !products.has(id))) throw invalidField('audience', 'unknown_product')
}
