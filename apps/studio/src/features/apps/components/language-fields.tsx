import { LOCALE_NAMES, LOCALES } from '@foyer/i18n'
import { useLocale, useT } from '@foyer/i18n/react'
import { Button, Checkbox, SelectField } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import type { Form } from '#platform/use-form.ts'
import { getReading, type GeneralValues, type Language } from '../general-values.ts'
import { languagesQuery, type StudioApp } from '../queries.ts'
import styles from './language-fields.module.css'

type LanguageFieldsProps = { readonly form: Form<GeneralValues>; readonly app: StudioApp }

/** The main language of an app and the others that members can choose, each with what they would read. */
export function LanguageFields({ form, app }: LanguageFieldsProps) {
  const t = useT()
  const languages = useQuery(languagesQuery(app.slug)).data?.items
  const { default_locale, published, drafts } = form.values
  const getReadingText = useReadingText(default_locale)
  const error = form.errorOf('locales')
  const main = languages?.find(({ locale }) => locale === default_locale)
  return (
    <>
      <SelectField
        label={t('studio_apps.general.default_locale')}
        help={main && getReadingText(main)}
        value={default_locale}
        onChange={(event) => {
          const locale = LOCALES.find((one) => one === event.target.value)
          if (locale) form.set('default_locale', locale)
        }}
        choices={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
      />
      <fieldset className={styles.languages}>
        <legend className={styles.legend}>{t('studio_apps.general.other_locales')}</legend>
        {error !== undefined && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        {LOCALES.filter((locale) => locale !== default_locale).map((locale) => (
          <LanguageRow
            key={locale}
            locale={locale}
            text={getReadingText(languages?.find((language) => language.locale === locale))}
            is_published={published.includes(locale)}
            can_publish={
              app.locales.some((state) => state.locale === locale && state.status !== 'draft') ||
              languages?.some((language) => language.locale === locale && canRead(language)) === true
            }
            is_draft={drafts.includes(locale)}
            onPublish={(is_published) =>
              form.set(
                'published',
                LOCALES.filter((one) => (one === locale ? is_published : published.includes(one))),
              )
            }
            onTranslate={() => form.set('drafts', [...drafts, locale])}
          />
        ))}
      </fieldset>
    </>
  )
}

const canRead = ({ has_content, has_interface }: Language): boolean => has_content || has_interface

type LanguageRowProps = {
  readonly locale: Language['locale']
  readonly text: string | undefined
  readonly is_published: boolean
  readonly can_publish: boolean
  readonly is_draft: boolean
  readonly onPublish: (is_published: boolean) => void
  readonly onTranslate: () => void
}

function LanguageRow(props: LanguageRowProps) {
  const { locale, text, is_published, can_publish, is_draft, onPublish, onTranslate } = props
  const t = useT()
  const is_waiting = text !== undefined && !can_publish
  return (
    <div className={styles.language}>
      <Checkbox
        label={<span lang={locale}>{LOCALE_NAMES[locale]}</span>}
        meta={is_waiting && is_draft ? `${text}. ${t('studio_apps.general.translating')}` : text}
        checked={is_published}
        disabled={!can_publish && !is_published}
        onChange={(event) => onPublish(event.target.checked)}
      />
      {is_waiting && !is_draft && (
        <Button
          kind="ghost"
          aria-label={t('studio_apps.general.translate_label', { language: LOCALE_NAMES[locale] })}
          onClick={onTranslate}
        >
          {t('studio_apps.general.translate')}
        </Button>
      )}
    </div>
  )
}

/** Returns a function that describes in the studio's language what members read in another one. */
function useReadingText(default_locale: Language['locale']) {
  const t = useT()
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  const nameOf = (locale: Language['locale']): string => names.of(locale) ?? LOCALE_NAMES[locale]
  return (language: Language | undefined): string | undefined => {
    if (!language) return undefined
    const reading = getReading(language, default_locale)
    if (!reading) return t('studio_apps.general.reads_nothing')
    const { content, buttons } = reading
    return content === buttons
      ? t('studio_apps.general.reads_both', { language: nameOf(content) })
      : t('studio_apps.general.reads', { content: nameOf(content), buttons: nameOf(buttons) })
  }
}
