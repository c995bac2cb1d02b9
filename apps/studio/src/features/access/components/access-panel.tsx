import type { Translate } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Notice, SelectField, Skeleton, TextField, VisuallyHidden } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Check, Clock, Info, Lock, Minus, X } from 'lucide-react'
import type { ComponentType } from 'react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { useNow } from '#platform/use-now.ts'
import { formatDateTimeField, parseDateTimeField } from '#platform/date-time-field.ts'
import { useAppTime } from '#platform/app-time.ts'
import { getUnlockOptions } from '../unlock-options.ts'
import { guestAccessQuery, pageAccessQuery, productChoicesQuery, type PageAccess } from '../queries.ts'
import { getReasonKey, getAccessResult } from '../access-result.ts'
import styles from './access-panel.module.css'
import { GrantAccess } from './grant-access.tsx'

/** The page picker, which a later feature renders. */
export type PagePickerSlot = ComponentType<{
  label: string
  value: string | null
  onChange: (page_id: string) => void
}>

type AccessPanelProps = {
  readonly subscriber_id: string
  readonly name: string
  /** The page to decide; null until one is selected. */
  readonly page_id: string | null
  /** The time to decide at, as a date input's value in the app's zone; null: now. */
  readonly at: string | null
  /** Decides for a guest instead, for comparison. */
  readonly is_guest: boolean
  readonly onChange: (question: AccessQuestion) => void
  readonly PagePicker: PagePickerSlot
}

type AccessQuestion = { page_id: string | null; at: string | null; is_guest: boolean }

/** "Why can or can't they see this page?": member, page and time, the decision and the rules that led to it. */
export function AccessPanel(props: AccessPanelProps) {
  const { subscriber_id, name, page_id, at, is_guest, onChange, PagePicker } = props
  const t = useT()
  const { zone, zone_name: zone_words } = useAppTime()
  const now = formatDateTimeField(new Date(useNow()).toISOString(), zone)
  return (
    <section className={styles.panel} aria-label={t('studio_members.access.title', { name })}>
      <h2 className={styles.title}>{t('studio_members.access.title', { name })}</h2>
      <div className={styles.pickers}>
        <SelectField
          label={t('studio_members.access.who')}
          value={is_guest ? 'guest' : 'member'}
          onChange={(event) => onChange({ page_id, at, is_guest: event.target.value === 'guest' })}
          choices={[
            { value: 'member', label: name },
            { value: 'guest', label: t('studio_members.access.guest.choice') },
          ]}
        />
        <PagePicker
          label={t('studio_members.access.page')}
          value={page_id}
          onChange={(page) => onChange({ page_id: page, at, is_guest })}
        />
        <TextField
          label={t('studio_members.access.at')}
          type="datetime-local"
          help={t('studio_members.access.zone', { zone: zone_words })}
          value={at ?? now}
          onChange={({ target: { value } }) =>
            onChange({ page_id, is_guest, at: value === now ? null : value || null })
          }
        />
      </div>
      {page_id ? (
        <AccessAnswer {...{ subscriber_id, name, page_id, at, is_guest }} />
      ) : (
        <p className={styles.hint}>{t('studio_members.access.choose', { name })}</p>
      )}
    </section>
  )
}

type AccessAnswerProps = {
  subscriber_id: string
  name: string
  page_id: string
  at: string | null
  is_guest: boolean
}

function AccessAnswer({ subscriber_id, name, page_id, at, is_guest }: AccessAnswerProps) {
  const t = useT()
  const slug = useSlug()
  const { zone } = useAppTime()
  const at_instant = at === null ? null : parseDateTimeField(at, zone)
  const member_access = useQuery({
    ...pageAccessQuery(slug, subscriber_id, page_id, at_instant),
    enabled: !is_guest,
  })
  const guest_access = useQuery({ ...guestAccessQuery(slug, page_id, at_instant), enabled: is_guest })
  const query = is_guest ? guest_access : member_access
  const viewer_name = is_guest ? null : name
  return (
    <QueryBoundary
      query={query}
      content_name={t('studio_members.access.what')}
      skeleton={<Skeleton height="11rem" shape="control" />}
    >
      {(access) => (
        <>
          <AccessResultSummary access={access} name={viewer_name} />
          <PastNotice access={access} />
          <RuleList rules={access.rules} name={viewer_name} />
          {!access.granted && !access.is_past && !is_guest && (
            <UnlockHint {...{ subscriber_id, name, page_id, access }} />
          )}
        </>
      )}
    </QueryBoundary>
  )
}

type UnlockHintProps = Pick<AccessAnswerProps, 'subscriber_id' | 'name' | 'page_id'> & { access: PageAccess }

/** Offers the grant that passes the refusing rule, or explains that none does. */
export function UnlockHint({ subscriber_id, name, page_id, access }: UnlockHintProps) {
  const t = useT()
  const unlock_options = getUnlockOptions(page_id, access)
  if (unlock_options)
    return <GrantAccess subscriber_id={subscriber_id} name={name} unlock_options={unlock_options} />
  const rule = access.rules.find(({ is_deciding }) => is_deciding)?.rule ?? ''
  return (
    <p className={styles.hint}>
      {t.find(`studio_members.grant.opens.${rule}`, { name }) ?? t('studio_members.grant.opens.other')}
    </p>
  )
}

/** Names the settings that are not known for a past time, so that today's are used. */
export function PastNotice({ access }: { readonly access: PageAccess }) {
  const t = useT()
  const format = useFormat()
  if (!access.is_past) return null
  const not_known = access.not_known.map(
    ({ page_title }) => page_title ?? t('studio_members.access.app_rule'),
  )
  return (
    <div className={styles.past}>
      <Notice tone={not_known.length > 0 ? 'warn' : 'neutral'} icon={<Info />}>
        {not_known.length > 0
          ? t('studio_members.access.past_not_known', { what: format.list(not_known) })
          : t('studio_members.access.past')}
      </Notice>
    </div>
  )
}

type AccessResultSummaryProps = {
  readonly access: PageAccess
  /** Null: a guest. */
  readonly name: string | null
}

/** The answer in one line. */
export function AccessResultSummary({ access, name }: AccessResultSummaryProps) {
  const t = useT()
  const { format } = useAppTime()
  const result = getAccessResult(access)
  const text =
    result === 'later' && access.available_after
      ? t('studio_members.access.later', { date: format.dateTime(access.available_after) })
      : formatResult(t, access, name)
  return (
    <output className={styles.verdict} data-verdict={result}>
      {result === 'yes' ? (
        <Check aria-hidden="true" />
      ) : result === 'later' ? (
        <Clock aria-hidden="true" />
      ) : (
        <Lock aria-hidden="true" />
      )}
      {text}
    </output>
  )
}

function formatResult(t: Translate, { granted, may_act, reason }: PageAccess, name: string | null): string {
  if (name === null)
    return granted
      ? t('studio_members.access.guest.yes')
      : t(`studio_members.access.guest.no.${getReasonKey(reason)}`)
  if (granted) return t(may_act ? 'studio_members.access.yes' : 'studio_members.access.yes_to_read', { name })
  return (
    t.find(`studio_members.access.no.${getReasonKey(reason)}`, { name }) ??
    t('studio_members.access.no.other', { name })
  )
}

type RuleListProps = { readonly rules: PageAccess['rules']; readonly name: string | null }

/** The rules in the order of their checks; the deciding one is emphasized. */
export function RuleList({ rules, name }: RuleListProps) {
  const t = useT()
  return (
    <ol className={styles.rules}>
      {rules.map((rule) => (
        <li
          key={`${rule.rule} ${rule.page_id ?? ''}`}
          className={styles.rule}
          data-outcome={rule.outcome}
          data-deciding={rule.is_deciding}
        >
          <span className={styles.mark}>
            <OutcomeIcon outcome={rule.outcome} />
          </span>
          <span>
            <span className={styles.rule_title}>{formatRule(t, rule, name)}</span>
            <RuleMeta rule={rule} />
          </span>
        </li>
      ))}
    </ol>
  )
}

const result_icons = { passed: Check, failed: X, not_reached: Minus } as const

function OutcomeIcon({ outcome }: { readonly outcome: PageAccess['rules'][number]['outcome'] }) {
  const t = useT()
  const ResultIcon = result_icons[outcome]
  return (
    <>
      <ResultIcon aria-hidden="true" />
      <VisuallyHidden>{t(`studio_members.access.outcomes.${outcome}`)}</VisuallyHidden>
    </>
  )
}

function formatRule(t: Translate, rule: PageAccess['rules'][number], name: string | null): string {
  const outcome = rule.outcome === 'failed' ? 'failed' : 'passed'
  if (name !== null && rule.waived_by !== null)
    return t(`studio_members.access.waived.${rule.waived_by}`, { name })
  if (rule.rule === 'page_private' && outcome === 'passed' && rule.product_ids.length > 0)
    return t('studio_members.access.rules.page_included', {
      name: name ?? t('studio_members.access.guest.name'),
    })
  const guest_access =
    name === null ? t.find(`studio_members.access.guest.rules.${rule.rule}.${outcome}`) : undefined
  return (
    guest_access ??
    t.find(`studio_members.access.rules.${rule.rule}.${outcome}`, {
      name: name ?? t('studio_members.access.guest.name'),
    }) ??
    t('studio_members.access.rule', { rule: rule.rule })
  )
}

function RuleMeta({ rule }: { readonly rule: PageAccess['rules'][number] }) {
  const t = useT()
  const { format } = useAppTime()
  const slug = useSlug()
  const products = useQuery({ ...productChoicesQuery(slug), enabled: rule.product_ids.length > 0 })
  const product_titles = rule.product_ids.flatMap(
    (id) => products.data?.items.find((product) => product.id === id)?.title ?? [],
  )
  const parts = [
    rule.page_title ?? t('studio_members.access.app_rule'),
    product_titles.length > 0 &&
      t('studio_members.access.by_products', { products: format.list(product_titles, 'disjunction') }),
    rule.date && format.dateTime(rule.date),
  ].filter(Boolean)
  return <span className={styles.rule_meta}>{parts.join('. ')}</span>
}
