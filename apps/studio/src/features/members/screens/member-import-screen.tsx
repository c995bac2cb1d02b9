import { useT } from '@foyer/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { ImportHistory } from '#platform/parts/import-history.tsx'
import { ImportSteps } from '#platform/parts/import-steps.tsx'
import { BackLabel, Page } from '#platform/parts/page.tsx'
import { MemberFileDrop } from '../import/member-file-drop.tsx'
import { MemberImportReport } from '../import/member-import-report.tsx'
import { memberImportQuery, memberImportsQuery, getImportStep } from '../import/member-imports.ts'

const route = getRouteApi('/apps/$slug/members/import')
const STEPS = ['choose', 'check', 'import'] as const

/** Imports members from a file: upload, dry run row by row, import. It continues when the user leaves. */
export function MemberImportScreen() {
  const t = useT()
  const { slug } = route.useParams()
  const { run } = route.useSearch()
  return (
    <Page
      title={t('studio_member_import.title')}
      side={<PreviousImports slug={slug} />}
      side_label={t('studio_member_import.earlier')}
      back={
        <Link to="/apps/$slug/members" params={{ slug }}>
          <BackLabel>{t('studio.nav.members')}</BackLabel>
        </Link>
      }
    >
      {run ? (
        <Run slug={slug} id={run} />
      ) : (
        <>
          <Steps at={0} />
          <MemberFileDrop />
        </>
      )}
    </Page>
  )
}

function Steps({ at }: { readonly at: number }) {
  const t = useT()
  return <ImportSteps steps={STEPS.map((step) => t(`studio_member_import.steps.${step}`))} at={at} />
}

function Run({ slug, id }: { readonly slug: string; readonly id: string }) {
  const t = useT()
  const cache = useQueryClient()
  const query = useQuery(memberImportQuery(slug, id))
  const is_done = query.data?.state === 'done'
  useEffect(() => {
    // Lists loaded before the import finished do not include its members.
    if (is_done) void cache.invalidateQueries({ queryKey: ['app', slug, 'members', 'members'] })
  }, [cache, slug, is_done])
  return (
    <QueryBoundary query={query} content_name={t('studio_member_import.title')}>
      {(run) => (
        <>
          <Steps at={getImportStep(run.state)} />
          <MemberImportReport run={run} />
        </>
      )}
    </QueryBoundary>
  )
}

function PreviousImports({ slug }: { readonly slug: string }) {
  const t = useT()
  return (
    <ImportHistory
      query={useQuery(memberImportsQuery(slug))}
      title={t('studio_member_import.earlier')}
      empty_text={t('studio_member_import.earlier_none')}
      hint={t('studio_member_import.can_leave')}
      formatState={(state) => t(`studio_member_import.states.${state}`)}
    >
      {({ id }, state_text, className) => (
        <Link to="/apps/$slug/members/import" params={{ slug }} search={{ run: id }} className={className}>
          {state_text}
        </Link>
      )}
    </ImportHistory>
  )
}
