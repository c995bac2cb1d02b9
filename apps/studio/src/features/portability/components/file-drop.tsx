import { useT } from '@foyer/i18n/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { FileDrop as Drop, FileExample } from '#platform/parts/file-drop.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { validateFile } from '../import-state.ts'
import { importQuery, importsQuery } from '../queries.ts'

/** Takes a JSON file or a zip with pictures, dropped or chosen, and sends it for a dry run. */
export function FileDrop() {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [fault, setFault] = useState<ReturnType<typeof validateFile>>(null)
  const upload = useMutation({
    mutationFn: (file: File) => call('portability.uploadImport', { kind: 'exercises' }, { file }),
    onSuccess: async (run) => {
      cache.setQueryData(importQuery(slug, run.id).queryKey, run)
      await cache.invalidateQueries({ queryKey: importsQuery(slug).queryKey })
      await navigate({ to: '/apps/$slug/library/import', params: { slug }, search: { run: run.id } })
    },
  })
  const startUpload = (file: File): void => {
    const import_id = validateFile(file)
    setFault(import_id)
    if (!import_id) upload.mutate(file)
  }
  const refusal = upload.error ? formatError(t, upload.error) : null
  return (
    <Drop
      title={t('studio_import.choose.title')}
      text={t('studio_import.choose.text')}
      button={t('studio_import.choose.button')}
      sending={upload.isPending ? t('studio_import.choose.sending', { name: upload.variables.name }) : null}
      accept=".json,.zip,application/json,application/zip"
      error={fault ? t(`studio_import.faults.${fault}`) : refusal}
      onFile={startUpload}
    >
      <FileExample
        title={t('studio_import.choose.example')}
        text={t('studio_import.choose.example_text')}
        example={example}
      />
    </Drop>
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
