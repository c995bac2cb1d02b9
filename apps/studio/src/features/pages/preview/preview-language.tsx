import { LOCALE_NAMES, type Locale } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { SelectField } from '@foyer/ui'
import { useStudioApp } from '../../apps/index.ts'

type PreviewLanguageProps = {
  /** Null for the app's own. */
  readonly locale: Locale | null
  readonly onChange: (locale: Locale | null) => void
}

/** In which of the app's languages the preview is; nothing where it speaks one alone. */
export function PreviewLanguage({ locale, onChange }: PreviewLanguageProps) {
  const t = useT()
  const language_choices = useStudioApp().locales.filter(({ status }) => status !== 'draft')
  const own = language_choices.find(({ status }) => status === 'default')?.locale
  if (language_choices.length < 2) return null
  return (
    <SelectField
      label={t('editor.preview.language')}
      value={locale ?? own}
      onChange={({ target }) => {
        const chosen = language_choices.find((one) => one.locale === target.value)
        onChange(chosen && chosen.status !== 'default' ? chosen.locale : null)
      }}
      choices={language_choices.map((one) => ({ value: one.locale, label: LOCALE_NAMES[one.locale] }))}
    />
  )
}
