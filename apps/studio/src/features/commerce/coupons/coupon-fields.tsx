import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Checkbox, IconButton, Segmented, SelectField, Switch, TextField } from '@foyer/ui'
import { Dices, Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { NumberTextField } from '#platform/parts/number-text-field.tsx'
import { Section } from '#platform/parts/page.tsx'
import type { Form } from '#platform/use-form.ts'
import { formatPrice } from '../format-price.ts'
import { SELECTABLE_CURRENCIES } from '../product-values.ts'
import type { StudioProduct } from '../queries.ts'
import styles from './coupon-fields.module.css'
import { COUPON_DURATIONS, COUPON_KINDS, generateCode, type CouponValues } from './coupon-values.ts'

type FieldsProps = { readonly form: Form<CouponValues> }

/** The code of a coupon and its name on receipts. */
export function CodeFields({ form }: FieldsProps) {
  const t = useT()
  return (
    <div className={styles.pair}>
      <TextField
        label={t('studio_coupons.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        end={
          <IconButton
            size="small"
            label={t('studio_coupons.generate')}
            icon={<Dices />}
            onClick={() => form.set('code', generateCode())}
          />
        }
        {...form.field('code')}
      />
      <TextField
        label={t('studio_coupons.name')}
        note={t('common.optional')}
        maxLength={80}
        {...form.field('name')}
      />
    </div>
  )
}

/** What a coupon gives, and for how long. */
export function DiscountFields({ form }: FieldsProps) {
  const t = useT()
  const { values } = form
  return (
    <>
      <Labeled label={t('studio_coupons.discount')}>
        <Segmented
          label={t('studio_coupons.discount')}
          value={values.kind}
          onChange={(kind) => form.set('kind', kind)}
          choices={COUPON_KINDS.map((value) => ({ value, label: t(`studio_coupons.kinds.${value}`) }))}
        />
      </Labeled>
      {values.kind === 'percent' && (
        <NumberTextField
          label={t('studio_coupons.percent')}
          min={1}
          max={100}
          decimals={0}
          unit="%"
          value={values.percent_off}
          is_nullable
          error={form.errorOf('discount.percent_off')}
          onChange={(percent_off) => form.set('percent_off', percent_off)}
        />
      )}
      {values.kind === 'trial' && (
        <NumberTextField
          label={t('studio_coupons.days')}
          help={t('studio_coupons.days_help')}
          min={1}
          max={365}
          decimals={0}
          value={values.trial_days}
          is_nullable
          error={form.errorOf('discount.trial_days')}
          onChange={(trial_days) => form.set('trial_days', trial_days)}
        />
      )}
      {values.kind === 'fixed' && <AmountFields form={form} />}
      {values.kind !== 'trial' && <DurationFields form={form} />}
    </>
  )
}

function AmountFields({ form }: FieldsProps) {
  const t = useT()
  const { amounts } = form.values
  const change = (index: number, next: Partial<CouponValues['amounts'][number]>): void =>
    form.set(
      'amounts',
      amounts.map((one, i) => (i === index ? { ...one, ...next } : one)),
    )
  const unused = SELECTABLE_CURRENCIES.find((code) => amounts.every(({ currency }) => currency !== code))
  return (
    <div className={styles.rows}>
      {amounts.map(({ amount, currency }, i) => (
        <div key={currency} className={styles.amount}>
          <TextField
            label={t('studio_coupons.amount')}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            error={form.errorOf(`discount.amounts_off.${i}.amount`)}
            onChange={(event) => change(i, { amount: event.target.value })}
          />
          <SelectField
            label={t('studio_coupons.currency')}
            value={currency}
            choices={SELECTABLE_CURRENCIES.map((value) => ({
              value,
              label: value,
              is_disabled: value !== currency && amounts.some((one) => one.currency === value),
            }))}
            onChange={(event) => change(i, { currency: event.target.value })}
          />
          {amounts.length > 1 && (
            <IconButton
              label={t('studio_coupons.remove_currency', { currency })}
              icon={<X />}
              onClick={() => form.set('amounts', amounts.toSpliced(i, 1))}
            />
          )}
        </div>
      ))}
      {unused && amounts.length < 20 && (
        <div>
          <Button
            kind="outline"
            size="small"
            icon={<Plus />}
            onClick={() => form.set('amounts', [...amounts, { amount: '', currency: unused }])}
          >
            {t('studio_coupons.add_currency')}
          </Button>
        </div>
      )}
    </div>
  )
}

function DurationFields({ form }: FieldsProps) {
  const t = useT()
  const { duration, periods } = form.values
  return (
    <>
      <Labeled label={t('studio_coupons.duration')}>
        <Segmented
          label={t('studio_coupons.duration')}
          value={duration}
          onChange={(next) => form.set('duration', next)}
          choices={COUPON_DURATIONS.map((value) => ({
            value,
            label: t(`studio_coupons.durations.${value}`),
          }))}
        />
      </Labeled>
      {duration === 'periods' && (
        <NumberTextField
          label={t('studio_coupons.periods')}
          min={2}
          max={120}
          decimals={0}
          value={periods}
          is_nullable
          error={form.errorOf('periods')}
          onChange={(next) => form.set('periods', next)}
        />
      )}
    </>
  )
}

/** The products that a coupon counts for. */
export function ProductFields({
  form,
  products,
}: FieldsProps & { readonly products: readonly StudioProduct[] }) {
  const t = useT()
  const { product_ids } = form.values
  const toggle = (id: string): void =>
    form.set(
      'product_ids',
      product_ids.includes(id) ? product_ids.filter((one) => one !== id) : [...product_ids, id],
    )
  const shown = products.filter(({ id, is_archived }) => !is_archived || product_ids.includes(id))
  const priced = shown.filter(({ id, versions }) => product_ids.includes(id) && versions.length > 1)
  return (
    <Section title={t('studio_coupons.products')} text={t('studio_coupons.products_text')}>
      <div className={styles.rows}>
        {shown.map(({ id, title }) => (
          <Checkbox key={id} label={title} checked={product_ids.includes(id)} onChange={() => toggle(id)} />
        ))}
      </div>
      {priced.length > 0 && <PriceFields form={form} products={priced} chosen={product_ids} all={shown} />}
    </Section>
  )
}

type PriceFieldsProps = FieldsProps & {
  readonly products: readonly StudioProduct[]
  readonly chosen: readonly string[]
  readonly all: readonly StudioProduct[]
}

/** The prices of the chosen products that a coupon counts for; without a choice all of them. */
function PriceFields({ form, products, chosen, all }: PriceFieldsProps) {
  const t = useT()
  const format = useFormat()
  const { version_ids } = form.values
  const every = all.flatMap(({ id, versions }) => (chosen.includes(id) ? versions.map((one) => one.id) : []))
  const toggle = (id: string): void => {
    const now = version_ids ?? every
    const next = every.filter((one) => (one === id ? !now.includes(id) : now.includes(one)))
    form.set('version_ids', next.length === every.length || next.length === 0 ? null : next)
  }
  return (
    <fieldset className={styles.rows} aria-label={t('studio_coupons.prices')}>
      {products.flatMap(({ title, versions }) =>
        versions.map((version) => (
          <Checkbox
            key={version.id}
            label={`${title}: ${version.name || formatPrice(t, format, version)}`}
            meta={version.name ? formatPrice(t, format, version) : undefined}
            checked={(version_ids ?? every).includes(version.id)}
            onChange={() => toggle(version.id)}
          />
        )),
      )}
    </fieldset>
  )
}

/** When and how often a coupon can be used. */
export function LimitFields({ form, zone }: FieldsProps & { readonly zone: string }) {
  const t = useT()
  const { values } = form
  return (
    <Section title={t('studio_coupons.limits')} text={t('studio_coupons.limits_text', { zone })}>
      <div className={styles.limits}>
        <TextField
          label={t('studio_coupons.starts')}
          note={t('common.optional')}
          type="date"
          {...form.field('starts_on')}
        />
        <TextField
          label={t('studio_coupons.ends')}
          note={t('common.optional')}
          type="date"
          {...form.field('ends_on')}
        />
        <NumberTextField
          label={t('studio_coupons.max_uses')}
          min={1}
          decimals={0}
          value={values.max_uses}
          is_nullable
          error={form.errorOf('max_uses')}
          onChange={(max_uses) => form.set('max_uses', max_uses)}
        />
      </div>
      <Switch
        label={t('studio_coupons.once_each')}
        checked={values.is_once_each}
        onChange={(event) => form.set('is_once_each', event.target.checked)}
      />
    </Section>
  )
}

function Labeled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.labeled}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  )
}
