import { useT } from '@foyer/i18n/react'
import { Button, Checkbox, Notice } from '@foyer/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Download } from 'lucide-react'
import { useState } from 'react'
import { createAppClient } from '#platform/api.ts'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import styles from '#platform/parts/import-report.module.css'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { createCsvFile, downloadFile } from '@foyer/ui/file-download'
import { studioLocale } from '#platform/texts.tsx'
import { isInProgress, memberImportQuery, memberImportsQuery, type MemberImport } from './member-imports.ts'

/** What can be done next with an import: adding its members, with or without mail, and taking the report along. */
export function MemberImportFooter({ run }: { readonly run: MemberImport }) {
  const t = useT()
  const slug = useSlug()
  const cache = useQueryClient()
  const [with_mail, setWithMail] = useState(false)
  const start = useMutation({
    mutationFn: () => createAppClient(slug)('members.runMemberImport', { id: run.id, with_mail }),
    onSuccess: async (next) => {
      cache.setQueryData(memberImportQuery(slug, run.id).queryKey, next)
      await cache.invalidateQueries({ queryKey: memberImportsQuery(slug).queryKey })
    },
  })
  const report = useMutation({ mutationFn: () => downloadReport(slug, run) })
  const error = start.error ?? report.error
  if (run.state === 'unmapped') return null
  if (isInProgress(run)) return <p className={styles.undo}>{t('studio_member_import.can_leave')}</p>
  const count = run.counts.add
  return (
    <>
      {error && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {formatError(t, error)}
        </Notice>
      )}
      <footer className={styles.footer}>
        <div className={styles.undo}>
          {run.state === 'checked' && count > 0 ? (
            <Checkbox
              label={t('studio_member_import.with_mail', { count })}
              meta={t('studio_member_import.with_mail_text')}
              checked={with_mail}
              onChange={(event) => setWithMail(event.target.checked)}
            />
          ) : (
            run.state === 'done' && t('studio_member_import.done_text', { count })
          )}
        </div>
        <Button kind="ghost" icon={<Download />} is_busy={report.isPending} onClick={() => report.mutate()}>
          {t('studio_member_import.download')}
        </Button>
        {run.state === 'done' ? (
          <ButtonLink to="/apps/$slug/members" params={{ slug }} kind="ink">
            {t('studio_member_import.see_members')}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to="/apps/$slug/members/import" params={{ slug }} kind="outline">
              {t('studio_member_import.other_file')}
            </ButtonLink>
            <Button
              kind="ink"
              disabled={count === 0}
              is_busy={start.isPending}
              onClick={() => start.mutate()}
            >
              {count === 0 ? t('studio_member_import.nothing') : t('studio_member_import.run', { count })}
            </Button>
          </>
        )}
      </footer>
    </>
  )
}

/** Fetches the report part by part and saves it as a file. */
async function downloadReport(slug: string, { id, file_name }: MemberImport): Promise<void> {
  const parts: string[] = []
  let after: number | null = 0
  while (after !== null) {
    const download_request: { id: string; after: number; locale: string } = {
      id,
      after,
      locale: studioLocale(),
    }
    // oxlint-disable-next-line no-await-in-loop -- each part names where the next one begins
    const part: { header: string; lines: string; next_after: number | null } = await createAppClient(slug)(
      'members.exportMemberImport',
      download_request,
    )
    parts.push(parts.length === 0 ? part.header + part.lines : part.lines)
    after = part.next_after
  }
  downloadFile(createCsvFile(parts), `report-${file_name.replace(/\.\w+$/, '')}.csv`)
}
