import { LOCALE_NAMES } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { SelectField, Switch, TextField } from '@foyer/ui'
import { AUDIENCES, NAVIGATION_LIMITS } from '@foyer/contract/rules/navigation'
import { IconInput } from '#editor/inspector/fields/icon.tsx'
import { normalizeLink } from '#editor/inspector/normalize-link.ts'
import { useStudioApp } from '../../apps/index.ts'
import { PagePicker } from '../page-picker.tsx'
import type { TreeNode } from '../queries.ts'
import { SCREENS, withTarget, type Item, type Target } from './navigation-items.ts'
import styles from './navigation.module.css'

type ItemFieldsProps = {
  readonly item: Item
  readonly page: TreeNode | undefined
  /** What the item is called without a label of its own. */
  readonly default_label: string
  readonly errorOf: (field: string) => string | undefined
  readonly onChange: (item: Item) => void
}

/** The fields of one item: label in each language, icon, target and who sees it. */
export function ItemFields({ item, page, default_label, errorOf, onChange }: ItemFieldsProps) {
  const t = useT()
  const { locales, default_locale } = useStudioApp()
  const others = locales.filter(({ locale }) => locale !== default_locale).map(({ locale }) => locale)
  const targets: readonly Target[] = [...SCREENS, 'page', 'link']
  const setLabel = (locale: string | null, text: string): void => {
    if (locale === null) return onChange({ ...item, label: text === '' ? null : text })
    const rest = Object.entries(item.labels).filter(([name]) => name !== locale)
    onChange({ ...item, labels: Object.fromEntries(text === '' ? rest : [...rest, [locale, text]]) })
  }
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextField
          label={
            others.length > 0
              ? `${t('studio_navigation.label')} (${LOCALE_NAMES[default_locale]})`
              : t('studio_navigation.label')
          }
          value={item.label ?? ''}
          placeholder={default_label}
          maxLength={NAVIGATION_LIMITS.label}
          error={errorOf('label')}
          onChange={(event) => setLabel(null, event.target.value)}
        />
        <IconInput
          field={{ kind: 'icon', label: 'studio_navigation.icon' }}
          label={t('studio_navigation.icon')}
          value={item.icon === 'book' ? 'book_open' : item.icon}
          errors={{}}
          error={errorOf('icon')}
          is_optional={false}
          onChange={(icon) => onChange({ ...item, icon: icon as Item['icon'] })}
        />
      </div>
      {others.map((locale) => (
        <TextField
          key={locale}
          label={`${t('studio_navigation.label')} (${LOCALE_NAMES[locale]})`}
          lang={locale}
          value={item.labels[locale] ?? ''}
          placeholder={item.label ?? default_label}
          maxLength={NAVIGATION_LIMITS.label}
          error={errorOf(`labels.${locale}`)}
          onChange={(event) => setLabel(locale, event.target.value)}
        />
      ))}
      <div className={styles.pair}>
        <SelectField
          label={t('studio_navigation.opens')}
          value={item.target}
          onChange={(event) => {
            const target = targets.find((one) => one === event.target.value)
            if (target) onChange(withTarget(item, target))
          }}
          choices={targets.map((target) => ({
            value: target,
            label: t(`studio_navigation.target.${target}`),
          }))}
        />
        <SelectField
          label={t('studio_navigation.shown_to')}
          value={item.audience}
          onChange={(event) => {
            const audience = AUDIENCES.find((one) => one === event.target.value)
            if (audience) onChange({ ...item, audience })
          }}
          choices={AUDIENCES.map((audience) => ({
            value: audience,
            label: t(`studio_navigation.audience.${audience}`),
          }))}
        />
      </div>
      {item.target === 'page' && (
        <>
          <PagePicker
            label={t('studio_navigation.page')}
            value={item.page_id}
            onChange={(page_id) => onChange({ ...item, page_id })}
            {...(errorOf('page_id') ? { error: errorOf('page_id') ?? '' } : {})}
          />
          {page?.gate === 'private' && <p className={styles.help}>{t('studio_navigation.private_page')}</p>}
          <Switch
            label={t('studio_navigation.hide_when_locked')}
            meta={t('studio_navigation.hide_when_locked_help')}
            checked={item.hide_when_locked}
            onChange={(event) => onChange({ ...item, hide_when_locked: event.target.checked })}
          />
        </>
      )}
      {item.target === 'link' && (
        <TextField
          label={t('studio_navigation.url')}
          type="url"
          inputMode="url"
          value={item.url ?? ''}
          maxLength={2000}
          error={errorOf('url')}
          onChange={(event) => onChange({ ...item, url: event.target.value })}
          onBlur={(event) => onChange({ ...item, url: normalizeLink(event.target.value) })}
        />
      )}
    </div>
  )
}
