import { useFormat, useT } from '@foyer/i18n/react'
import { Skeleton, TextField, VisuallyHidden } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Check, Clock, Lock, Minus, X } from 'lucide-react'
import type { ComponentType } from 'react'
import { LoadState } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { useNow } from '#platform/use-now.ts'
import { dayOf, momentOfDay } from '../moment-of-day.ts'
import { pageAccessQuery, productChoicesQuery, type PageAccess } from '../queries.ts'
import { reasonKey, verdictOf } from '../verdict.ts'
import styles from './access-panel.module.css'
import { GiveAccess } from './give-access.tsx'

/** The picker of pages, which a later room draws. */
export type PagePickerSlot = ComponentType<{
  label: string
  value: string | null
  onChange: (page_id: string) => void
}>

type AccessPanelProps = {
  readonly subscriber_id: string
  readonly name: string
  /** Which page is asked about; null until one is chosen. */
  readonly page_id: string | null
  /** Which day is asked about, `YYYY-MM-DD`; null: now. */
  readonly day: string | null
  readonly onChange: (asked: { page_id: string | null; day: string | null }) => void
  readonly PagePicker: PagePickerSlot
}

/** "Why can or can't they see this page?": page and date pickers, one verdict, and the rules that led to it. */
export function AccessPanel(props: AccessPanelProps) {
  const { subscriber_id, name, page_id, day, onChange, PagePicker } = props
  const t = useT()
  const today = dayOf(new Date(useNow()))
  return (
    <section className={styles.panel} aria-label={t('studio_members.access.title', { name })}>
      <h2 className={styles.title}>{t('studio_members.access.title', { name })}</h2>
      <div className={styles.pickers}>
        <PagePicker
          label={t('studio_members.access.page')}
          value={page_id}
          onChange={(page) => onChange({ page_id: page, day })}
        />
        <TextField
          label={t('studio_members.access.day')}
          type="date"
          value={day ?? today}
          onChange={(event) =>
            onChange({ page_id, day: event.target.value === today ? null : event.target.value || null })
          }
        />
      </div>
      {page_id ? (
        <Answer subscriber_id={subscriber_id} name={name} page_id={page_id} day={day} />
      ) : (
        <p className={styles.hint}>{t('studio_members.access.choose', { name })}</p>
      )}
    </section>
  )
}

type AnswerProps = { subscriber_id: string; name: string; page_id: string; day: string | null }

function Answer({ subscriber_id, name, page_id, day }: AnswerProps) {
  const t = useT()
  const slug = useSlug()
  const now = useNow()
  const moment = day && day !== dayOf(new Date(now)) ? momentOfDay(day, new Date(now)) : null
  const query = useQuery(pageAccessQuery(slug, subscriber_id, page_id, moment?.toISOString() ?? null))
  return (
    <LoadState
      query={query}
      what={t('studio_members.access.what')}
      skeleton={<Skeleton height="11rem" shape="control" />}
    >
      {(access) => (
        <>
          <Verdict access={access} name={name} />
          <Rules rules={access.rules} name={name} />
          {!access.granted && <GiveAccess subscriber_id={subscriber_id} name={name} page_id={page_id} />}
        </>
      )}
    </LoadState>
  )
}

/** The answer in one line. */
export function Verdict({ access, name }: { readonly access: PageAccess; readonly name: string }) {
  const t = useT()
  const format = useFormat()
  const verdict = verdictOf(access)
  const text =
    verdict === 'later' && access.available_after
      ? t('studio_members.access.later', { date: format.dateTime(access.available_after) })
      : verdict === 'yes'
        ? t('studio_members.access.yes', { name })
        : (t.find(`studio_members.access.no.${reasonKey(access.reason)}`, { name }) ??
          t('studio_members.access.no.other', { name }))
  return (
    <output className={styles.verdict} data-verdict={verdict}>
      {verdict === 'yes' ? (
        <Check aria-hidden="true" />
      ) : verdict === 'later' ? (
        <Clock aria-hidden="true" />
      ) : (
        <Lock aria-hidden="true" />
      )}
      {text}
    </output>
  )
}

/** The rules in the order in which they were asked; the one that decided is strong. */
export function Rules({ rules, name }: { readonly rules: PageAccess['rules']; readonly name: string }) {
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
            <span className={styles.rule_title}>{titleOf(t, rule, name)}</span>
            <RuleMeta rule={rule} />
          </span>
        </li>
      ))}
    </ol>
  )
}

const marks = { passed: Check, failed: X, not_reached: Minus } as const

function OutcomeIcon({ outcome }: { readonly outcome: PageAccess['rules'][number]['outcome'] }) {
  const t = useT()
  const Mark = marks[outcome]
  return (
    <>
      <Mark aria-hidden="true" />
      <VisuallyHidden>{t(`studio_members.access.outcomes.${outcome}`)}</VisuallyHidden>
    </>
  )
}

function titleOf(t: ReturnType<typeof useT>, rule: PageAccess['rules'][number], name: string): string {
  const outcome = rule.outcome === 'failed' ? 'failed' : 'passed'
  return (
    t.find(`studio_members.access.rules.${rule.rule}.${outcome}`, { name }) ??
    t('studio_members.access.rule', { rule: rule.rule })
  )
}

function RuleMeta({ rule }: { readonly rule: PageAccess['rules'][number] }) {
  const t = useT()
  const format = useFormat()
  const slug = useSlug()
  const products = useQuery({ ...productChoicesQuery(slug), enabled: rule.product_ids.length > 0 })
  const names = rule.product_ids.flatMap(
    (id) => products.data?.items.find((product) => product.id === id)?.title ?? [],
  )
  const parts = [
    rule.page_title ?? t('studio_members.access.app_rule'),
    names.length > 0 &&
      t('studio_members.access.by_products', { products: format.list(names, 'disjunction') }),
    rule.date && format.dateTime(rule.date),
  ].filter(Boolean)
  return <span className={styles.rule_meta}>{parts.join('. ')}</span>
}
