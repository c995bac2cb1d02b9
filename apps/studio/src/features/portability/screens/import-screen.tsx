import { useT } from '@foyer/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { ImportHistory } from '#platform/parts/import-history.tsx'
import { ImportSteps } from '#platform/parts/import-steps.tsx'
import { BackLabel, Page } from '#platform/parts/page.tsx'
import { FileDrop } from '../components/file-drop.tsx'
import { ImportReport } from '../components/import-report.tsx'
import { getImportStep } from '../import-state.ts'
import { importQuery, importsQuery } from '../queries.ts'

const route = getRouteApi('/apps/$slug/library/import')
const steps = ['choose', 'check', 'import'] as const

/** Imports an exercise library: upload, dry run row by row, import. It continues when the user leaves. */
export function ImportScreen() {
  const t = useT()
  const { slug } = route.useParams()
  const { run } = route.useSearch()
  return (
    <Page
      title={t('studio_import.title')}
      side={<PreviousImports slug={slug} />}
      side_label={t('studio_import.earlier')}
      back={
        <Link to="/apps/$slug/library" params={{ slug }}>
          <BackLabel>{t('studio.nav.library')}</BackLabel>
        </Link>
      }
    >
      {run ? <Run slug={slug} id={run} /> : <FileStep />}
    </Page>
  )
}

function FileStep() {
  return (
    <>
      <Steps at={0} />
      <FileDrop />
    </>
  )
}

function Run({ slug, id }: { readonly slug: string; readonly id: string }) {
  const t = useT()
  const query = useQuery(importQuery(slug, id))
  useRefreshApp(slug, query.data?.state === 'done')
  return (
    <QueryBoundary query={query} content_name={t('studio_import.title')}>
      {(run) => (
        <>
          <Steps at={run.state === 'done' ? steps.length : steps.indexOf(getImportStep(run.state))} />
          <ImportReport run={run} slug={slug} />
        </>
      )}
    </QueryBoundary>
  )
}

/** App data loaded before the import finished does not include its pages. */
function useRefreshApp(slug: string, is_done: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!is_done) return
    void queries.invalidateQueries({
      queryKey: ['app', slug],
      predicate: ({ queryKey }) => queryKey[2] !== 'portability',
    })
  }, [queries, slug, is_done])
}

function Steps({ at }: { readonly at: number }) {
  const t = useT()
  return <ImportSteps steps={steps.map((step) => t(`studio_import.steps.${step}`))} at={at} />
}

function PreviousImports({ slug }: { readonly slug: string }) {
  const t = useT()
  return (
    <ImportHistory
      query={useQuery(importsQuery(slug))}
      title={t('studio_import.earlier')}
      empty_text={t('studio_import.earlier_none')}
      hint={t('studio_import.can_leave')}
      formatState={(state) => t(`studio_import.states.${state}`)}
    >
      {({ id }, state_text, className) => (
        <Link to="/apps/$slug/library/import" params={{ slug }} search={{ run: id }} className={className}>
          {state_text}
        </Link>
      )}
    </ImportHistory>
  )
}
