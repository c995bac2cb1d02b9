import { useT } from '@foyer/i18n/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { FileDrop, FileExample } from '#platform/parts/file-drop.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { validateMemberFile, memberImportQuery, memberImportsQuery } from './member-imports.ts'

/** Takes a CSV file of members and sends it for a dry run. */
export function MemberFileDrop() {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [fault, setFault] = useState<ReturnType<typeof validateMemberFile>>(null)
  const upload = useMutation({
    mutationFn: (file: File) => call('members.uploadMemberImport', {}, { file }),
    onSuccess: async (run) => {
      cache.setQueryData(memberImportQuery(slug, run.id).queryKey, run)
      await navigate({ to: '/apps/$slug/members/import', params: { slug }, search: { run: run.id } })
      await cache.invalidateQueries({ queryKey: memberImportsQuery(slug).queryKey })
    },
  })
  const button_text = fault ? t(`studio_member_import.faults.${fault}`) : null
  return (
    <FileDrop
      title={t('studio_member_import.choose.title')}
      text={t('studio_member_import.choose.text')}
      button={t('studio_member_import.choose.button')}
      sending={
        upload.isPending ? t('studio_member_import.choose.sending', { name: upload.variables.name }) : null
      }
      accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
      error={button_text ?? (upload.error ? formatError(t, upload.error) : null)}
      onFile={(file) => {
        const import_id = validateMemberFile(file)
        setFault(import_id)
        if (!import_id) upload.mutate(file)
      }}
    >
      <FileExample
        title={t('studio_member_import.choose.example')}
        text={t('studio_member_import.choose.example_text')}
        example={example}
      />
    </FileDrop>
  )
}

const example = `email,name,language,timezone,products,joined_at
lena@example.com,Lena Brandt,de,Europe/Berlin,Membership,2024-05-06
omar@example.com,Omar Haddad,ar,Asia/Amman,,`
