import { MAX_MISSED_DAYS } from '@foyer/contract/apps/domain-shapes'
import type { Ctx } from '#platform/context.ts'
import { lockApp } from '../repository.ts'
import { recordMissedCheck, findDomain, listDomains, recordCheck, type DomainRow } from './domains.ts'
import { checkProof, type ProofResult, createProofRecord } from './domain-proof.ts'
import { releaseDomain } from './release-domain.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { slugOrigin } from '#platform/http/app-origin.ts'
import { listOwnerAddresses } from '../../team/index.ts'
import { queueMail } from '../../identity/index.ts'

/**
 * Checks again the proof of every domain of the app. Owners are notified on the first day without it; after seven in
 * a row the domain is released. Days without a DNS response do not count.
 */
export async function recheckDomains(ctx: Ctx): Promise<void> {
  const verified = (await listDomains(ctx.db, ctx.app.id)).filter(({ verified_at }) => verified_at !== null)
  const checks: { row: DomainRow; result: ProofResult }[] = []
  for (const row of verified) checks.push({ row, result: await checkProof(ctx.services.dns, row) })
  for (const check of checks) await applyResult(ctx, check)
}

function applyResult(ctx: Ctx, { row, result }: { row: DomainRow; result: ProofResult }): Promise<void> {
  const now = ctx.services.clock.now()
  return ctx.write(async (tx) => {
    const app = await lockApp(tx)
    const problem = result === 'found' ? null : result
    await recordCheck(tx, { id: row.id, now, problem })
    if (problem === null || problem === 'dns_unreachable') return
    const missed_days = await recordMissedCheck(tx, row.id, now)
    const current = await findDomain(tx, app.id, row.id)
    if (missed_days === null || !current) return
    if (missed_days >= MAX_MISSED_DAYS) {
      await releaseDomain(ctx, tx, app, current)
      await notifyDomainReleased(ctx, tx, current)
    } else if (missed_days === 1) await notifyDomainMissing(ctx, tx, current)
  })
}

/** Mails the owners that the proof of a domain is missing, with the DNS record that restores it. */
async function notifyDomainMissing(ctx: Ctx, tx: AppTx, row: DomainRow): Promise<void> {
  const { domain } = row
  const { name, value } = createProofRecord(row)
  await notifyOwners(ctx, tx, 'domain_missing', ({ t }) => ({
    subject: t('auth_mails.domain_missing.subject', { domain }),
    body: t('auth_mails.domain_missing.body', { domain, app: ctx.app.name, count: MAX_MISSED_DAYS - 1 }),
    facts: [
      { label: t('auth_mails.domain_missing.name'), value: name },
      { label: t('auth_mails.domain_missing.value'), value },
    ],
    notes: [t('auth_mails.domain_missing.after')],
  }))
}

/** Mails the owners that a domain was released and where the app is now. */
async function notifyDomainReleased(ctx: Ctx, tx: AppTx, { domain }: DomainRow): Promise<void> {
  const is_primary = ctx.app.primary_domain === domain
  const address = slugOrigin(ctx.services.config, ctx.app.slug)
  await notifyOwners(ctx, tx, 'domain_released', ({ t }) => ({
    subject: t('auth_mails.domain_released.subject', { domain }),
    body: t('auth_mails.domain_released.body', { domain, app: ctx.app.name, count: MAX_MISSED_DAYS }),
    ...(is_primary ? { facts: [{ label: t('auth_mails.domain_released.now_at'), value: address }] } : {}),
    notes: [t('auth_mails.domain_released.again')],
  }))
}

type Content = ReturnType<Parameters<typeof queueMail>[2]['write']>
type MailTexts = Parameters<Parameters<typeof queueMail>[2]['write']>[0]

async function notifyOwners(
  ctx: Ctx,
  tx: AppTx,
  kind: string,
  write: (texts: MailTexts) => Omit<Content, 'button' | 'open_address'>,
): Promise<void> {
  const {
    account_id,
    slug,
    theme: { primary_color: color },
  } = ctx.app
  const url = new URL(`/apps/${slug}/settings/general`, ctx.services.config.base_url).href
  for (const to of await listOwnerAddresses(ctx.control, account_id))
    await queueMail(ctx, tx, {
      sender: { app_id: null, name: 'Foyer', color },
      to,
      kind,
      language: null,
      write: (texts) => ({
        ...write(texts),
        button: { label: texts.t('auth_mails.domain_missing.button'), url },
        open_address: texts.t('auth_mails.open_address'),
      }),
    })
}
