import { useT } from '@foyer/i18n/react'
import { Button, EmptyState } from '@foyer/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ClipboardList, Download, Pencil } from 'lucide-react'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { BackLabel, Page } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import { SubmissionCard } from '../components/submission-card.tsx'
import { formSubmissionsQuery } from '../queries.ts'
import { useAnswersExport } from '../use-answers-export.ts'
import styles from './form-answers-screen.module.css'

/** What members answered to one form, newest first. */
export function FormAnswersScreen() {
  const t = useT()
  const slug = useSlug()
  const { page_id = '' } = useParams({ strict: false })
  const query = useInfiniteQuery(formSubmissionsQuery(slug, page_id))
  const form = query.data?.pages[0]?.title
  const is_empty = query.data?.pages[0]?.items.length === 0
  const { so_far: exported_count, run } = useAnswersExport(page_id)
  return (
    <Page
      title={form === undefined ? t('studio_forms.answers') : t('studio_forms.title', { title: form })}
      back={
        <Link to="/apps/$slug/pages" params={{ slug }}>
          <BackLabel>{t('studio.nav.pages')}</BackLabel>
        </Link>
      }
      actions={
        form !== undefined && (
          <>
            {!is_empty && (
              <Button
                kind="outline"
                icon={<Download />}
                is_busy={exported_count !== null}
                onClick={() => void run(form)}
              >
                {t('studio_forms.export')}
              </Button>
            )}
            <ButtonLink
              kind="outline"
              icon={<Pencil />}
              to="/apps/$slug/pages/$page_id"
              params={{ slug, page_id }}
            >
              {t('studio_forms.to_page')}
            </ButtonLink>
          </>
        )
      }
    >
      <InfiniteList
        query={query}
        content_name={t('studio_forms.answers')}
        getRows={(pages) => pages.flatMap(({ items }) => items)}
        empty={
          <EmptyState
            icon={<ClipboardList />}
            title={t('studio_forms.empty_title')}
            text={t('studio_forms.empty_text')}
          />
        }
      >
        {(items) => (
          <ul className={styles.list} aria-label={t('studio_forms.answers')}>
            {items.map((submission) => (
              <li key={submission.id}>
                <SubmissionCard submission={submission} />
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </Page>
  )
}
