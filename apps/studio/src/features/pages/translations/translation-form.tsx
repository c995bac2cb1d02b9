import { directionOf, LOCALE_NAMES } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { hasCode, formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useForm } from '#platform/use-form.ts'
import { refreshPages, translationQuery, type Translation } from '../queries.ts'
import { TextRow } from './text-row.tsx'
import { diffLines, toSavedTexts, toTranslationValues, type TranslationValues } from './translation-values.ts'
import styles from './translations.module.css'
import { Dialog } from '@foyer/ui/dialog'

type TranslationFormProps = {
  readonly translation: Translation
  readonly default_locale: Translation['locale']
  readonly onDirty: (is_dirty: boolean) => void
  readonly onClose: () => void
}

/**
 * The page's texts with fields for their translations; saved together, never over a version that another team member
 * saved.
 */
export function TranslationForm({ translation, default_locale, onDirty, onClose }: TranslationFormProps) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const { page_id: id, locale, texts, revision } = translation
  const [theirs, setTheirs] = useState<Translation | null>(null)
  const [is_removing, setRemoving] = useState(false)
  const saved = useMemo(() => ({ texts: toTranslationValues(translation) }), [translation])
  const language = LOCALE_NAMES[locale]
  const saveTexts = (next: Translation): void =>
    void cache.setQueryData(translationQuery(slug, id, locale).queryKey, next)

  const form = useForm<{ readonly texts: TranslationValues }>({
    draft_key: `translation-texts-${id}-${locale}`,
    saved,
    validate: (values) =>
      Object.fromEntries(
        diffLines(translation, values.texts).map(({ key, count }) => [
          `texts.${key}`,
          t('editor.translations.lines_differ', { count }),
        ]),
      ),
    save: async (values) => {
      const save_input = { id, locale, revision, texts: toSavedTexts(translation, values.texts) }
      try {
        saveTexts(await call('pages.saveTranslation', save_input))
      } catch (reason) {
        if (hasCode(reason, 'stale_revision')) setTheirs(await call('pages.getTranslation', { id, locale }))
        throw reason
      }
      toasts.add({ text: t('editor.translations.saved', { language }) })
      await refreshPages(slug)
    },
  })
  const { is_dirty } = form
  useEffect(() => onDirty(is_dirty && !form.is_saving), [onDirty, is_dirty, form.is_saving])
  useEffect(() => () => onDirty(false), [onDirty])

  const resolveConflict = (mine: boolean): void => {
    if (!theirs) return
    saveTexts(theirs)
    setTheirs(null)
    form.change(mine ? form.values : { texts: toTranslationValues(theirs) })
  }
  return (
    <form className={styles.form} {...form.props}>
      <div className={styles.columns} aria-hidden="true">
        <span>{t('editor.translations.source', { language: LOCALE_NAMES[default_locale] })}</span>
        <span>{t('editor.translations.source', { language })}</span>
      </div>
      {texts.map((text, place) => (
        <TextRow
          key={text.key}
          text={text}
          is_first={place === 0 || texts[place - 1]?.block?.id !== text.block?.id}
          written={form.values.texts[text.key] ?? saved.texts[text.key]}
          source_locale={default_locale}
          locale={locale}
          dir={directionOf(locale)}
          error={form.errorOf(`texts.${text.key}`)}
          onChange={(written) => form.set('texts', { ...form.values.texts, [text.key]: written })}
          onLeave={() => form.touch(`texts.${text.key}`)}
        />
      ))}
      {revision > 0 && !is_dirty && (
        <div>
          <Button kind="outline" size="small" icon={<Trash2 />} onClick={() => setRemoving(true)}>
            {t('editor.translations.remove')}
          </Button>
        </div>
      )}
      <SaveBar form={form} />
      {theirs && (
        <TranslationConflict
          name={theirs.updated_by ?? t('editor.conflict.someone')}
          onMine={() => resolveConflict(true)}
          onTheirs={() => resolveConflict(false)}
        />
      )}
      {is_removing && (
        <RemoveTranslation translation={translation} onClose={() => setRemoving(false)} onRemoved={onClose} />
      )}
    </form>
  )
}

type RemoveTranslationProps = {
  readonly translation: Pick<Translation, 'page_id' | 'locale' | 'revision'>
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** Confirms the removal of a translation. */
function RemoveTranslation({ translation, onClose, onRemoved }: RemoveTranslationProps) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const [is_busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const { page_id: id, locale, revision } = translation
  const language = LOCALE_NAMES[locale]
  const remove = async (): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      await call('pages.removeTranslation', { id, locale, revision })
      toasts.add({ text: t('editor.translations.removed', { language }) })
      onRemoved()
      await refreshPages(slug)
    } catch (reason) {
      setError(reason)
      setBusy(false)
    }
  }
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      role="alertdialog"
      title={t('editor.translations.remove_title', { language })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" is_busy={is_busy} onClick={() => void remove()}>
            {t('editor.translations.remove')}
          </Button>
        </>
      }
    >
      <p>{t('editor.translations.remove_text')}</p>
      {error !== null && (
        <Notice tone="danger" role="alert">
          {formatError(t, error)}
        </Notice>
      )}
    </Dialog>
  )
}

type TranslationConflictProps = {
  readonly name: string
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Another team member saved this translation: choose whose texts to continue with. The choice itself saves nothing. */
function TranslationConflict({ name, onMine, onTheirs }: TranslationConflictProps) {
  const t = useT()
  return (
    <Dialog
      is_open
      onOpenChange={() => undefined}
      role="alertdialog"
      title={t('editor.translations.conflict', { name })}
      actions={
        <>
          <Button kind="outline" onClick={onTheirs}>
            {t('editor.conflict.take_theirs', { name })}
          </Button>
          <Button kind="ink" onClick={onMine}>
            {t('editor.conflict.keep_mine')}
          </Button>
        </>
      }
    >
      <p>{t('editor.translations.conflict_text')}</p>
    </Dialog>
  )
}
