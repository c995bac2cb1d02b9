import type { OutputFor } from '@foyer/contract/client'
import { checkDkim, checkDmarc, checkSpf, type SenderCheck } from '@foyer/domain/notifications'
import type { Services } from '../../platform/services.ts'

type Sender = OutputFor<'notifications.getMailSender'>
type Check = Sender['checks'][number]

/** Reads the records of the domain that mails come from (RFC 7208, RFC 6376, RFC 7489). */
export async function checkSender({ config, dns }: Pick<Services, 'config' | 'dns'>): Promise<Sender> {
  const { mail_from: from_address, mail_dkim_selector: selector } = config
  const domain = from_address.slice(from_address.lastIndexOf('@') + 1)
  const check = async (
    kind: Check['kind'],
    name: string,
    rate: (records: readonly string[]) => SenderCheck,
  ): Promise<Check> => {
    const answer = await dns.resolveTxt(name)
    if (answer.kind === 'unreachable') return { kind, name, state: 'unreachable', record: null }
    return { kind, name, ...rate(answer.kind === 'records' ? answer.records : []) }
  }
  const checks = await Promise.all([
    check('spf', domain, checkSpf),
    selector === null
      ? ({ kind: 'dkim', name: null, state: 'not_configured', record: null } as const)
      : check('dkim', `${selector}._domainkey.${domain}`, checkDkim),
    check('dmarc', `_dmarc.${domain}`, checkDmarc),
  ])
  return { from_address, checks }
}
