import { LOCALE_NAMES } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { refreshPages, type Translation } from '../queries.ts'

type RemoveTranslationProps = {
  readonly translation: Pick<Translation, 'page_id' | 'locale' | 'revision'>
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** Asks before a translation is removed. */
export function RemoveTranslation({ translation, onClose, onRemoved }: RemoveTranslationProps) {
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
