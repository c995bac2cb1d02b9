import type { ContentRuleField } from '@foyer/content/definitions'
import { levels, listPageTypes, pageTypeDefinition, readContentRule } from '@foyer/content/definitions'
import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import { dependsOnMember } from '@foyer/domain/content-list'
import { useT } from '@foyer/i18n/react'
import { SelectField, Switch } from '@foyer/ui'
import { useState } from 'react'
import { useEditorServices } from '../../../services.tsx'
import type { FieldProps } from '../../field-props.ts'
import styles from '../../inspector.module.css'
import { LengthFields } from './length-fields.tsx'
import { PropertyFields } from './property-fields.tsx'
import { RulePreview } from './rule-preview.tsx'
import { useRuleValues } from './use-rule-values.ts'
import { RuleTags } from './rule-tags.tsx'
import {
  ANY_TYPE,
  countMoreFilters,
  listValues,
  orderOf,
  ORDERS,
  withoutMember,
  withType,
  withValues,
} from './rule.ts'

/** Page types that lists can show. */
const TYPES = listPageTypes(({ is_overlay_only }) => !is_overlay_only).filter(
  (type) => pageTypeDefinition(type) !== undefined,
)
const PRICES = ['free', 'paid', 'owned'] as const satisfies readonly ContentRule['price'][]
const PROGRESS = [
  'not_started',
  'started',
  'completed',
  'not_completed',
] as const satisfies readonly ContentRule['progress'][]
const SCHEDULES = [
  'upcoming',
  'current',
  'past',
  'scheduled',
  'unscheduled',
] as const satisfies readonly ContentRule['schedule_type'][]

type PartProps = { readonly rule: ContentRule; readonly change: (part: Partial<ContentRule>) => void }

/** The rule of a collection in plain sentences, with what it finds now. */
export function ContentRuleInput({ value, onChange, label, error }: FieldProps<ContentRuleField>) {
  const t = useT()
  const { tags } = useEditorServices()
  const rule = readContentRule(value)
  const change = (part: Partial<ContentRule>): void => onChange({ ...rule, ...part })
  const order = orderOf(rule)
  const more_count = countMoreFilters(rule)
  const [is_open] = useState(more_count > 0)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <SelectField
        label={t('content_rule.type')}
        value={rule.content_type}
        choices={[...new Set([ANY_TYPE, ...TYPES, rule.content_type])].map((type) => ({
          value: type,
          label:
            type === ANY_TYPE ? t('content_rule.any_type') : (t.find(`blocks.page_types.${type}`) ?? type),
        }))}
        onChange={({ target }) => onChange(withType(rule, target.value))}
      />
      {tags.length > 0 ? (
        <>
          <RuleTags
            label={t('content_rule.with_tags')}
            tags={tags}
            chosen={rule.with_tags}
            onChange={(with_tags) => change({ with_tags })}
          />
          <RuleTags
            label={t('content_rule.with_all_tags')}
            tags={tags}
            chosen={rule.with_all_tags}
            onChange={(with_all_tags) => change({ with_all_tags })}
          />
          <RuleTags
            label={t('content_rule.filter_tags')}
            tags={tags}
            chosen={rule.filter_tags}
            onChange={(filter_tags) => change({ filter_tags })}
          />
        </>
      ) : (
        <p className={styles.help}>{t('content_rule.no_tags')}</p>
      )}
      <SelectField
        label={t('content_rule.order')}
        value={order.value}
        choices={ORDERS.map((one) => ({ value: one.value, label: t(`content_rule.orders.${one.value}`) }))}
        onChange={({ target }) => {
          const { order_by, direction } = ORDERS.find((one) => one.value === target.value) ?? order
          change({ order_by, direction })
        }}
      />
      <Switch
        label={t('content_rule.include_current')}
        checked={rule.include_current}
        onChange={({ target }) => change({ include_current: target.checked })}
      />
      <details className={styles.rule_more} open={is_open}>
        <summary>{t('content_rule.more_set', { count: more_count })}</summary>
        <MoreFilters rule={rule} change={change} />
      </details>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      <RulePreview rule={withoutMember(rule)} differs={dependsOnMember(rule)} />
    </fieldset>
  )
}

/** Filters by what a page has, and by what the member has done with it. */
function MoreFilters({ rule, change }: PartProps) {
  const t = useT()
  const fields = useRuleValues(rule.content_type)
  const any = { value: '', label: t('content_rule.any') }
  return (
    <div className={styles.group}>
      <SelectField
        label={t('content_rule.level')}
        value={listValues(rule, 'level')[0] ?? ''}
        choices={[
          any,
          ...levels
            .filter((level) => level !== '')
            .map((level) => ({ value: level, label: t.find(`pages.level.${level}`) ?? level })),
        ]}
        onChange={({ target }) =>
          change(withValues(rule, 'level', target.value === '' ? [] : [target.value]))
        }
      />
      <PropertyFields rule={rule} fields={fields} onChange={change} />
      <LengthFields rule={rule} onChange={(duration) => change({ duration })} />
      <SelectField
        label={t('content_rule.price')}
        value={rule.price ?? ''}
        choices={[any, ...PRICES.map((one) => ({ value: one, label: t(`content_rule.prices.${one}`) }))]}
        onChange={({ target }) => change({ price: PRICES.find((one) => one === target.value) ?? null })}
      />
      <SelectField
        label={t('content_rule.progress')}
        value={rule.progress ?? ''}
        choices={[
          any,
          ...PROGRESS.map((one) => ({
            value: one,
            label: t(`content_rule.progresses.${one}`),
          })),
        ]}
        onChange={({ target }) => change({ progress: PROGRESS.find((one) => one === target.value) ?? null })}
      />
      <SelectField
        label={t('content_rule.schedule')}
        value={rule.schedule_type ?? ''}
        choices={[
          any,
          ...SCHEDULES.map((one) => ({
            value: one,
            label: t(`content_rule.schedules.${one}`),
          })),
        ]}
        onChange={({ target }) =>
          change({ schedule_type: SCHEDULES.find((one) => one === target.value) ?? null })
        }
      />
    </div>
  )
}
