import { type Locale, LOCALE_NAMES } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Button, EmptyState, Loading, Notice, Skeleton, SelectField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { PowerOff, TriangleAlert, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#platform/online.ts'
import { formatError } from '#platform/problem.ts'
import { useAppTime } from '#platform/app-time.ts'
import { useStudioApp } from '../../apps/index.ts'
import { PreviewChoices } from './preview-choices.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import styles from './preview.module.css'
import { DEFAULT_PREVIEW_OPTIONS } from './preview-options.ts'
import { usePreviewGrant } from './use-preview-grant.ts'

type PreviewDialogProps = {
  readonly page_id: string
  readonly title: string
  readonly onClose: () => void
}

/**
 * Previews the page as if it were published: on a phone, for a chosen viewer and time. An app that is switched off
 * renders no page, which is shown instead.
 */
export function PreviewDialog({ page_id, title, onClose }: PreviewDialogProps) {
  const t = useT()
  const is_blocked = useStudioApp().switched_off_at !== null
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('editor.preview.title', { title })}
      close_label={t('common.close')}
      width={820}
    >
      {is_blocked ? (
        <div className={styles.off}>
          <EmptyState
            icon={<PowerOff />}
            title={t('editor.preview.off')}
            text={t('editor.preview.off_text')}
          />
        </div>
      ) : (
        <Preview page_id={page_id} title={title} />
      )}
    </Dialog>
  )
}

function Preview({ page_id, title }: Omit<PreviewDialogProps, 'onClose'>) {
  const t = useT()
  const is_online = useOnline()
  const { zone } = useAppTime()
  const [options, setOptions] = useState(DEFAULT_PREVIEW_OPTIONS)
  const [locale, setLocale] = useState<Locale | null>(null)
  const { open, error, is_busy, renew } = usePreviewGrant(page_id, options, zone)
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <p className={styles.lead}>{t('editor.preview.lead')}</p>
        <PreviewChoices options={options} onChange={setOptions} />
        <PreviewLanguage locale={locale} onChange={setLocale} />
        {!is_online && (
          <Notice
            tone="warn"
            icon={<WifiOff />}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold blocks
            role="status"
          >
            {t('editor.preview.offline')}
          </Notice>
        )}
        {error !== null && is_online && (
          <Notice
            tone="danger"
            icon={<TriangleAlert />}
            role="alert"
            action={
              <Button kind="outline" size="small" is_busy={is_busy} onClick={renew}>
                {t('common.retry')}
              </Button>
            }
          >
            {formatError(t, error)}
          </Notice>
        )}
      </div>
      {open ? (
        <PreviewFrame key={locale} {...{ page_id, title, open, locale, is_busy, renew }} />
      ) : (
        <div className={styles.phone}>
          {error === null && (
            <Loading label={t('common.loading')}>
              <Skeleton />
            </Loading>
          )}
        </div>
      )}
    </div>
  )
}

type PreviewLanguageProps = {
  /** Null for the app's own. */
  readonly locale: Locale | null
  readonly onChange: (locale: Locale | null) => void
}

/** Selects the preview's language; renders nothing when the app has only one. */
function PreviewLanguage({ locale, onChange }: PreviewLanguageProps) {
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
