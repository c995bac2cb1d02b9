import type { FileAsset } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { Button, IconButton, Notice } from '@foyer/ui'
import { Captions, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatError } from '#platform/problem.ts'
import { useMediaStore } from '../media-store.tsx'
import { useEditorServices } from '../services.tsx'
import styles from './pick.module.css'

/** The captions of a video, one file for each language: the app's language first, others by their names. */
export function CaptionsFields({ file }: { readonly file: FileAsset }) {
  const t = useT()
  const { app, setCaptions, deleteCaptions } = useEditorServices()
  const { addFile } = useMediaStore()
  const input = useRef<HTMLInputElement>(null)
  const [is_busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  const change = async (work: () => Promise<FileAsset>): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      addFile(await work())
    } catch (reason) {
      setError(reason)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.stack}>
      {file.captions.map(({ locale, label }) => (
        <div key={locale} className={styles.row}>
          <span dir="auto">{t('editor.captions.of', { language: label })}</span>
          <IconButton
            size="small"
            icon={<X />}
            label={t('editor.captions.remove', { language: label })}
            onClick={() => void change(() => deleteCaptions(file.id, locale))}
          />
        </div>
      ))}
      <div>
        <Button
          kind="ghost"
          size="small"
          icon={<Captions />}
          is_busy={is_busy}
          onClick={() => input.current?.click()}
        >
          {t('editor.captions.add')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".vtt,.srt,text/vtt"
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          event.target.value = ''
          if (!chosen) return
          const locale = readLocale(chosen.name) ?? app.locale
          void change(() => setCaptions(file.id, { locale, label: nameLanguage(locale), file: chosen }))
        }}
      />
      {error !== null && (
        <Notice tone="danger" role="alert">
          {formatError(t, error)}
        </Notice>
      )}
    </div>
  )
}

/** The language at the end of a file's name, such as `film.de.vtt`. */
function readLocale(file_name: string): string | null {
  return /[._-]([a-z]{2}(?:-[A-Z]{2})?)\.[a-z]+$/.exec(file_name)?.[1] ?? null
}

/** The name of a language in that language. */
function nameLanguage(locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  } catch {
    return locale
  }
}
