import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, Button, Notice } from '@foyer/ui'
import { CircleAlert, Copy, Globe } from 'lucide-react'
import { toasts } from '#platform/toasts.ts'
import { Refusal } from '../../team/index.ts'
import { createCnameRecord, type AppDomain, type AppDomains } from '../domains.ts'
import styles from './domain-list.module.css'

type DomainRowProps = {
  readonly domain: AppDomain
  readonly shown: AppDomains
  readonly is_checking: boolean
  readonly error: unknown
  readonly onCheck: () => void
  readonly onMove: () => void
  readonly onRemove: () => void
}

/** One domain: its state, the DNS records while they are needed, and its actions. */
export function DomainRow({
  domain: row,
  shown,
  is_checking,
  error,
  onCheck,
  onMove,
  onRemove,
}: DomainRowProps) {
  const t = useT()
  const { domain, state, is_primary, problem } = row
  const is_verified = state === 'verified'
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Globe aria-hidden="true" />
        <span className={styles.words}>
          <bdi className={styles.name} dir="ltr">
            {domain}
          </bdi>
          <LastChecked row={row} />
        </span>
        {is_primary ? (
          <Badge tone="accent">{t('studio_domains.state.primary')}</Badge>
        ) : (
          <Badge tone={is_verified ? 'ok' : 'warn'}>{t(`studio_domains.state.${state}`)}</Badge>
        )}
      </div>
      <Problem row={row} />
      {(!is_verified || problem !== null) && <Records row={row} shown={shown} />}
      <Refusal error={error} />
      <div className={styles.actions}>
        <Button
          kind="outline"
          size="small"
          is_busy={is_checking}
          aria-label={t('studio_domains.check_named', { domain })}
          onClick={onCheck}
        >
          {t('studio_domains.check')}
        </Button>
        {is_verified && (
          <Button
            kind="outline"
            size="small"
            aria-label={
              is_primary
                ? t('studio_domains.back_named', { host: shown.points_to, domain })
                : t('studio_domains.move_named', { domain })
            }
            onClick={onMove}
          >
            {is_primary ? t('studio_domains.back', { host: shown.points_to }) : t('studio_domains.move')}
          </Button>
        )}
        <Button
          kind="ghost"
          size="small"
          aria-label={t('studio_domains.remove_named', { domain })}
          onClick={onRemove}
        >
          {t('common.remove')}
        </Button>
      </div>
    </li>
  )
}

function LastChecked({ row: { last_checked_at } }: { readonly row: AppDomain }) {
  const t = useT()
  const format = useFormat()
  return (
    <span className={styles.meta}>
      {last_checked_at === null
        ? t('studio_domains.never_checked')
        : t('studio_domains.checked', { date: format.dateTime(last_checked_at, 'short') })}
    </span>
  )
}

function Problem({ row: { problem, days_left } }: { readonly row: AppDomain }) {
  const t = useT()
  if (problem === null) return null
  return (
    <Notice tone="warn" icon={<CircleAlert />}>
      {t(`studio_domains.problem.${problem}`)}
      {days_left !== null && ` ${t('studio_domains.days_left', { count: days_left })}`}
    </Notice>
  )
}

/** The two records, in the order in which they are needed, to be copied field by field. */
function Records({ row, shown }: { readonly row: AppDomain; readonly shown: AppDomains }) {
  const t = useT()
  return (
    <div className={styles.records}>
      <p>{t('studio_domains.add_record')}</p>
      <Record type="TXT" {...row.record} />
      <p>{t('studio_domains.lead')}</p>
      <Record {...createCnameRecord(row, shown)} />
    </div>
  )
}

type RecordProps = { readonly type: string; readonly name: string; readonly value: string }

function Record({ type, name, value }: RecordProps) {
  const t = useT()
  return (
    <dl className={styles.record}>
      <div>
        <dt>{t('studio_domains.record.type')}</dt>
        <dd>
          <code>{type}</code>
        </dd>
      </div>
      <Field label={t('studio_domains.record.name', { type })} value={name} />
      <Field label={t('studio_domains.record.value', { type })} value={value} />
    </dl>
  )
}

function Field({ label, value }: { readonly label: string; readonly value: string }) {
  const t = useT()
  const copy = () =>
    void navigator.clipboard
      .writeText(value)
      .then(() => toasts.add({ text: t('common.copied') }))
      .catch(() => toasts.add({ text: t('studio.copy_failed'), tone: 'danger' }))
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code dir="ltr">{value}</code>
        <Button
          kind="outline"
          size="small"
          icon={<Copy />}
          aria-label={t('studio_domains.copy', { what: label })}
          onClick={copy}
        >
          {t('common.copy')}
        </Button>
      </dd>
    </div>
  )
}
