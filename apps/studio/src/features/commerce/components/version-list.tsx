import { readPrice, writePrice } from '@foyer/domain/money'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { Badge, Button, IconButton, NumberField, SelectField, TextField } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import { Ellipsis, Plus } from 'lucide-react'
import type { Form } from '#platform/use-form.ts'
import { useNumberReader } from '#platform/use-number-reader.ts'
import {
  CYCLES,
  MAX_VERSIONS,
  SELECTABLE_CURRENCIES,
  createVersion,
  type ProductValues,
  type VersionValues,
} from '../product-values.ts'
import { EditableListSection, ProductRow, ProductRows, RowFields } from './product-rows.tsx'
import styles from './version-list.module.css'

/** The prices of a product: what each costs, how often, and how many days are free before. */
export function VersionList({ form }: { readonly form: Form<ProductValues> }) {
  const t = useT()
  const { versions, first } = form.values
  const replace = (at: number, change: Partial<VersionValues>) =>
    form.set(
      'versions',
      versions.map((version, i) => (i === at ? { ...version, ...change } : version)),
    )
  const add = () =>
    form.set('versions', [
      ...versions,
      createVersion(`new-${crypto.randomUUID()}`, versions[0]?.currency ?? 'EUR'),
    ])
  const addCurrency = (version: VersionValues) => {
    const group = version.group ?? crypto.randomUUID()
    const taken = versions.filter((one) => one.key === version.key || one.group === group)
    const currency = SELECTABLE_CURRENCIES.find((one) => taken.every((other) => other.currency !== one))
    if (currency === undefined) return
    const other = {
      ...version,
      id: null,
      key: `new-${crypto.randomUUID()}`,
      price: '',
      setup_fee: '',
      currency,
      group,
    }
    const at = versions.findIndex((one) => one.key === version.key)
    form.set(
      'versions',
      versions.map((one, i) => (i === at ? { ...one, group } : one)).toSpliced(at + 1, 0, other),
    )
  }
  const remove = (at: number) => {
    const remaining = versions.toSpliced(at, 1)
    form.change({
      ...form.values,
      versions: remaining,
      first: remaining.some(({ key }) => key === first) ? first : (remaining[0]?.key ?? ''),
    })
  }
  return (
    <EditableListSection
      title={t('studio_products.versions')}
      text={t('studio_products.versions_text')}
      add_label={t('studio_products.add_version')}
      can_add={versions.length < MAX_VERSIONS}
      onAdd={add}
    >
      <ProductRows>
        {versions.map((version, i) => (
          <ProductRow key={version.key} is_collapsible>
            <VersionFields
              version={version}
              errorOf={(field) => form.errorOf(`versions.${i}.${field}`)}
              onBlur={(field) => form.touch(`versions.${i}.${field}`)}
              onChange={(change) => replace(i, change)}
            />
            <div className={styles.end}>
              {version.key === first && versions.length > 1 && (
                <Badge tone="accent">{t('studio_products.first')}</Badge>
              )}
              <SamePlan version={version} versions={versions} />
              {versions.length < MAX_VERSIONS && (
                <Button kind="text" size="small" icon={<Plus />} onClick={() => addCurrency(version)}>
                  {t('studio_products.add_currency')}
                </Button>
              )}
              {versions.length > 1 && (
                <Menu
                  label={t('studio_products.version_menu', { n: i + 1 })}
                  entries={[
                    {
                      id: 'first',
                      label: t('studio_products.show_first'),
                      is_disabled: version.key === first,
                    },
                    { id: 'remove', label: t('common.remove'), tone: 'danger' },
                  ]}
                  onAction={(id) => (id === 'first' ? form.set('first', version.key) : remove(i))}
                  trigger={
                    <IconButton
                      size="small"
                      label={t('studio_products.version_menu', { n: i + 1 })}
                      icon={<Ellipsis />}
                    />
                  }
                />
              )}
            </div>
          </ProductRow>
        ))}
      </ProductRows>
    </EditableListSection>
  )
}

/** The currencies of the plan that a price belongs to. */
function SamePlan({
  version: { group },
  versions,
}: {
  readonly version: VersionValues
  readonly versions: readonly VersionValues[]
}) {
  const t = useT()
  const format = useFormat()
  const plan = versions.filter((one) => group !== null && one.group === group)
  if (plan.length < 2) return null
  const currencies = format.list(plan.map(({ currency }) => currency))
  return <Badge>{t('studio_products.same_plan', { currencies })}</Badge>
}

const MAX_INTERVALS = 52
const MAX_TRIAL_DAYS = 365

type PriceField = 'name' | 'amount' | 'currency' | 'setup_fee'

type VersionFieldsProps = {
  readonly version: VersionValues
  readonly errorOf: (field: PriceField) => string | undefined
  readonly onBlur: (field: PriceField) => void
  readonly onChange: (change: Partial<VersionValues>) => void
}

function VersionFields({ version, errorOf, onBlur, onChange }: VersionFieldsProps) {
  const t = useT()
  const is_recurring = version.cycle !== 'once'
  const format = useFormat()
  const locale = useLocale()
  const { price, currency } = version
  const read_price = readPrice(price, currency, locale)
  const readings = !read_price.ok && read_price.problem === 'ambiguous' ? read_price.readings : []
  const price_choices = readings.map((amount) => ({
    label: format.money(amount, currency, { is_full: true }),
    onChoose: () => onChange({ price: writePrice({ amount, currency }, locale) }),
  }))
  const readEvery = useNumberReader({ min: 1, max: MAX_INTERVALS, decimals: 0 })
  const readTrial = useNumberReader({ min: 0, max: MAX_TRIAL_DAYS, decimals: 0 })
  const currencies = [...new Set([version.currency, ...SELECTABLE_CURRENCIES])]
  return (
    <RowFields columns="version">
      <TextField
        label={t('common.name')}
        maxLength={80}
        placeholder={t(`studio_products.cycle_names.${version.cycle}`)}
        value={version.name}
        error={errorOf('name')}
        onChange={(event) => onChange({ name: event.target.value })}
        onBlur={() => onBlur('name')}
      />
      <TextField
        label={t('studio_products.price_label')}
        inputMode="decimal"
        autoComplete="off"
        value={version.price}
        error={errorOf('amount')}
        readings={errorOf('amount') === undefined ? [] : price_choices}
        onChange={(event) => onChange({ price: event.target.value })}
        onBlur={() => onBlur('amount')}
      />
      <SelectField
        label={t('studio_products.currency')}
        value={version.currency}
        error={errorOf('currency')}
        onChange={(event) => {
          onChange({ currency: event.target.value })
          onBlur('currency')
        }}
        choices={currencies.map((currency) => ({ value: currency, label: currency }))}
      />
      <SelectField
        label={t('studio_products.cycle')}
        value={version.cycle}
        onChange={(event) => {
          const cycle = CYCLES.find((one) => one === event.target.value)
          if (cycle) onChange({ cycle })
        }}
        choices={CYCLES.map((cycle) => ({ value: cycle, label: t(`studio_products.cycles.${cycle}`) }))}
      />
      {is_recurring && (
        <>
          <NumberField
            label={t('studio_products.every')}
            min={1}
            max={MAX_INTERVALS}
            value={version.every}
            read={readEvery}
            increase_label={t('studio_products.more_of', { what: t('studio_products.every') })}
            decrease_label={t('studio_products.less_of', { what: t('studio_products.every') })}
            onChange={(every) => onChange({ every: every ?? 1 })}
          />
          <NumberField
            label={t('studio_products.trial')}
            min={0}
            max={MAX_TRIAL_DAYS}
            value={version.trial_days}
            read={readTrial}
            increase_label={t('studio_products.more_of', { what: t('studio_products.trial') })}
            decrease_label={t('studio_products.less_of', { what: t('studio_products.trial') })}
            onChange={(trial_days) => onChange({ trial_days: trial_days ?? 0 })}
          />
          <TextField
            label={t('studio_products.setup_fee')}
            inputMode="decimal"
            autoComplete="off"
            placeholder={t('studio_products.setup_fee_none')}
            value={version.setup_fee}
            error={errorOf('setup_fee')}
            onChange={(event) => onChange({ setup_fee: event.target.value })}
            onBlur={() => onBlur('setup_fee')}
          />
        </>
      )}
    </RowFields>
  )
}
