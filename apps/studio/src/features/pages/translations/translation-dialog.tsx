import { LOCALE_NAMES } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useStudioApp } from '../../apps/index.ts'
import { translationQuery, type Translation } from '../queries.ts'
import { TranslationForm } from './translation-form.tsx'

type TranslationDialogProps = {
  readonly page_id: string
  readonly title: string
  readonly locale: Translation['locale']
  readonly onClose: () => void
}

/** Translates a page's texts into another locale. Typed texts are stored until they are saved or discarded. */
export function TranslationDialog({ page_id, title, locale, onClose }: TranslationDialogProps) {
  const t = useT()
  const query = useQuery(translationQuery(useSlug(), page_id, locale))
  const { default_locale } = useStudioApp()
  const [is_dirty, setDirty] = useState(false)
  const leave_dialog = useConfirmLeave(is_dirty)
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('editor.translations.title', { title, language: LOCALE_NAMES[locale] })}
      close_label={t('common.close')}
      width={960}
    >
      <QueryBoundary query={query} content_name={t('editor.translations.what')}>
        {(translation) => (
          <TranslationForm
            translation={translation}
            default_locale={default_locale}
            onDirty={setDirty}
            onClose={onClose}
          />
        )}
      </QueryBoundary>
      {leave_dialog}
    </Dialog>
  )
}
