import { LOCALE_NAMES } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { EmptyState, ListRow, ProgressSegments } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { useSlug } from '#platform/routes.ts'
import { getOpenPageFlush } from '../publish/open-page.ts'
import { translationsQuery, type Translation } from '../queries.ts'
import styles from './translations.module.css'

type TranslationsPanelProps = {
  readonly page_id: string
  readonly onOpen: (locale: Translation['locale']) => void
}

/** The languages of the app and how far the page is in each; each leads to its texts. */
export function TranslationsPanel({ page_id, onOpen }: TranslationsPanelProps) {
  const t = useT()
  const slug = useSlug()
  const query = useQuery(translationsQuery(slug, page_id))
  const open = (locale: Translation['locale']): void => {
    // The draft is saved first, so that the original is current. If that fails, the dialog shows why.
    const saved = getOpenPageFlush()?.() ?? Promise.resolve()
    void saved.catch(() => undefined).then(() => onOpen(locale))
  }
  return (
    <QueryBoundary query={query} content_name={t('editor.translations.what')}>
      {({ default_locale, total, items }) => {
        if (items.length === 0)
          return (
            <EmptyState
              icon={<Languages />}
              title={t('editor.translations.none_title')}
              text={t('editor.translations.none_text')}
              actions={
                <ButtonLink to="/apps/$slug/settings" params={{ slug }} kind="outline">
                  {t('editor.translations.none_action')}
                </ButtonLink>
              }
            />
          )
        return (
          <div className={styles.panel}>
            <p className={styles.help}>
              {t('editor.translations.help', { language: LOCALE_NAMES[default_locale] })}
            </p>
            <ul className={styles.languages}>
              {items.map(({ locale, status, translated, outdated }) => {
                const progress = t('editor.translations.progress', { done: translated, total })
                const meta = [
                  progress,
                  ...(outdated > 0 ? [t('editor.translations.outdated', { count: outdated })] : []),
                  ...(status === 'draft' ? [t('editor.translations.is_draft')] : []),
                ]
                return (
                  <li key={locale}>
                    <ListRow
                      title={<span lang={locale}>{LOCALE_NAMES[locale]}</span>}
                      meta={meta.join(' · ')}
                      below={
                        <ProgressSegments
                          label={LOCALE_NAMES[locale]}
                          value_text={progress}
                          value={translated}
                          max={Math.max(1, total)}
                        />
                      }
                      has_chevron
                      onPress={() => open(locale)}
                    />
                  </li>
                )
              })}
            </ul>
          </div>
        )
      }}
    </QueryBoundary>
  )
}
