import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleAlert, FileUp } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { useAppCall } from '#platform/api.ts'
import { problemText } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { fileFault } from '../import-words.ts'
import { importQuery, importsQuery } from '../queries.ts'
import styles from './file-drop.module.css'

/** Takes a JSON file or a zip with pictures, dropped or chosen, and sends it for a dry run. */
export function FileDrop() {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [is_over, setIsOver] = useState(false)
  const [fault, setFault] = useState<ReturnType<typeof fileFault>>(null)
  const upload = useMutation({
    mutationFn: (file: File) => call('portability.uploadImport', { kind: 'exercises' }, { file }),
    onSuccess: async (run) => {
      cache.setQueryData(importQuery(slug, run.id).queryKey, run)
      await cache.invalidateQueries({ queryKey: importsQuery(slug).queryKey })
      await navigate({ to: '/apps/$slug/library/import', params: { slug }, search: { run: run.id } })
    },
  })
  const take = (file: File | undefined): void => {
    if (!file || upload.isPending) return
    const found = fileFault(file)
    setFault(found)
    if (!found) upload.mutate(file)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }
  const error = fault
    ? t(`studio_import.faults.${fault}`)
    : upload.error
      ? problemText(t, upload.error)
      : null
  return (
    <div className={styles.place}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside does the same by keyboard */}
      <div
        className={styles.drop}
        data-over={is_over}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileUp aria-hidden="true" />
        <h2 className={styles.title}>{t('studio_import.choose.title')}</h2>
        <p className={styles.text}>{t('studio_import.choose.text')}</p>
        <input
          ref={input}
          type="file"
          accept=".json,.zip,application/json,application/zip"
          aria-label={t('studio_import.choose.button')}
          hidden
          onChange={(event) => {
            take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button kind="ink" size="large" is_busy={upload.isPending} onClick={() => input.current?.click()}>
          {upload.isPending
            ? t('studio_import.choose.sending', { name: upload.variables.name })
            : t('studio_import.choose.button')}
        </Button>
      </div>
      {error && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {error}
        </Notice>
      )}
      <section className={styles.example} aria-label={t('studio_import.choose.example')}>
        <h3 className={styles.example_title}>{t('studio_import.choose.example')}</h3>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
        <pre className={styles.code} dir="ltr" tabIndex={0}>
          {example}
        </pre>
        <p className={styles.text}>{t('studio_import.choose.example_text')}</p>
      </section>
    </div>
  )
}

const example = `[
  {
    "name": "Goblet squat",
    "level": "beginner",
    "equipment": "kettlebells",
    "primaryMuscles": ["quadriceps"],
    "instructions": ["Hold the bell at your chest.", "Sit down between your heels, then stand."],
    "images": ["Goblet_Squat/0.jpg", "Goblet_Squat/1.jpg"]
  }
]`
