import { useFormat, useT } from '@foyer/i18n/react'
import { Button, VisuallyHidden } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Check, ListChecks } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSlug } from '#platform/routes.ts'
import { loadTexts } from '#platform/texts.tsx'
import { pagesQuery } from '../queries.ts'
import styles from './publish.module.css'
import { openPublishDialog, useIsFixing, usePublishDialog } from './publish-dialog-store.ts'
import { getOpenPage } from './open-page.ts'

const PublishDialog = lazy(async () => {
  const [{ PublishDialog: dialog }] = await Promise.all([
    import('./publish-dialog.tsx'),
    loadTexts('publish', 'blocks'),
  ])
  return { default: dialog }
})

/** The publish button with the number of pending changes; shows when there are none. */
export function PublishButton() {
  const t = useT()
  const format = useFormat()
  const { data } = useQuery(pagesQuery(useSlug()))
  const dialog_state = usePublishDialog()
  const count = data?.change_count ?? 0
  const is_fixing = useIsFixing()
  return (
    <>
      {is_fixing && (
        <Button kind="outline" icon={<ListChecks />} onClick={() => openPublishDialog(getOpenPage())}>
          {t('publish.checks.back')}
        </Button>
      )}
      {data && count === 0 ? (
        <Button kind="ghost" icon={<Check />} onClick={() => openPublishDialog(getOpenPage())}>
          {t('publish.published')}
        </Button>
      ) : (
        <Button onClick={() => openPublishDialog(getOpenPage())}>
          {t('publish.button')}
          {count > 0 && (
            <>
              {' '}
              <span className={styles.count}>{format.number(count)}</span>{' '}
              <VisuallyHidden>{t('publish.button_changes', { count })}</VisuallyHidden>
            </>
          )}
        </Button>
      )}
      <Suspense>{dialog_state && <PublishDialog open={dialog_state.open} />}</Suspense>
    </>
  )
}
