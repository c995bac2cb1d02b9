import { normalizeTheme, themeVariables } from '@foyer/domain/theme'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { PhoneFrame } from '@foyer/ui/phone-frame'
import { Check, Lock, X } from 'lucide-react'
import type { StudioApp } from '../../apps/index.ts'
import type { BumpOffer } from '../bump-offers.ts'
import { formatPrice } from '../format-price.ts'
import { parseAmount, type BumpValues, type ProductValues, type VersionValues } from '../product-values.ts'
import styles from './checkout-preview.module.css'
import { ProductCover } from './product-cover.tsx'

type CheckoutPreviewProps = {
  readonly values: ProductValues
  readonly app: StudioApp
  readonly cover: Parameters<typeof ProductCover>[0]['product']
  readonly offers: readonly BumpOffer[]
}

/** How the product is offered, in the app's own theme, as it is typed. */
export function CheckoutPreview({ values, app, cover, offers }: CheckoutPreviewProps) {
  const t = useT()
  const theme = normalizeTheme(app)
  const mode = theme.default_color_mode === 'dark' ? 'dark' : 'light'
  const first = values.versions.find((version) => version.key === values.first) ?? values.versions[0]
  return (
    <div className={styles.stage}>
      <PhoneFrame
        label={t('studio_products.preview')}
        zoom={0.82}
        height={740}
        data-look={theme.app_look}
        data-cards={theme.card_style}
        data-mode={mode}
        style={themeVariables(theme, mode)}
      >
        <div className={styles.screen} inert>
          <p className={styles.secure}>
            <X aria-hidden="true" />
            <span>
              <Lock aria-hidden="true" /> {t('studio_products.secure')}
            </span>
          </p>
          <header className={styles.head}>
            <ProductCover product={cover} brand={theme.primary_color} size="large" />
            <div>
              <p className={styles.title}>{values.title.trim() || t('common.untitled')}</p>
              {values.subtitle && <p className={styles.meta}>{values.subtitle}</p>}
            </div>
          </header>
          <ul className={styles.versions}>
            {values.versions.map((version) => (
              <VersionCard key={version.key} version={version} is_chosen={version === first} />
            ))}
          </ul>
          {values.benefits.some((benefit) => benefit.trim() !== '') && (
            <ul className={styles.benefits}>
              {values.benefits
                .filter((benefit) => benefit.trim() !== '')
                .map((benefit, i) => (
                  // oxlint-disable-next-line react/no-array-index-key -- lines of text have no identity but their place
                  <li key={i}>
                    <Check aria-hidden="true" />
                    {benefit}
                  </li>
                ))}
            </ul>
          )}
          {values.bumps.map((bump) => (
            <BumpCard
              key={bump.key}
              bump={bump}
              version={offers.find(({ version }) => version.id === bump.version_id)?.version}
            />
          ))}
          {values.description && <p className={styles.description}>{values.description}</p>}
          <span className={styles.button}>
            {first && first.trial_days > 0 && first.cycle !== 'once'
              ? t('studio_products.start_trial')
              : t('common.purchase')}
          </span>
        </div>
      </PhoneFrame>
    </div>
  )
}

type BumpCardProps = {
  readonly bump: BumpValues
  readonly version: BumpOffer['version'] | undefined
}

function BumpCard({ bump, version }: BumpCardProps) {
  const t = useT()
  const format = useFormat()
  return (
    <div className={styles.bump}>
      <span className={styles.tick} />
      <span>
        <span className={styles.bump_title}>
          {bump.title.trim() || t('common.untitled')}
          <span>{version ? formatPrice(t, format, version) : '—'}</span>
        </span>
        {bump.text && <span className={styles.meta}>{bump.text}</span>}
      </span>
    </div>
  )
}

function VersionCard({
  version,
  is_chosen,
}: {
  readonly version: VersionValues
  readonly is_chosen: boolean
}) {
  const t = useT()
  const format = useFormat()
  const amount = parseAmount(version.price, version.currency, useLocale())
  const { cycle, every, currency, trial_days } = version
  const price =
    amount === null
      ? '—'
      : formatPrice(t, format, {
          amount,
          currency,
          interval: cycle === 'once' ? null : cycle,
          interval_count: every,
        })
  return (
    <li className={styles.version} data-chosen={is_chosen}>
      <span className={styles.radio} />
      <span>
        <span className={styles.version_name}>
          {version.name || t(`studio_products.cycle_names.${cycle}`)}
        </span>
        <span className={styles.meta}>
          {price}
          {cycle !== 'once' && trial_days > 0 && `. ${t('studio_products.days_free', { count: trial_days })}`}
        </span>
      </span>
    </li>
  )
}
