import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Notice } from '@foyer/ui'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useSlug } from '#platform/routes.ts'
import { closePublishDialog } from './publish-dialog-store.ts'
import styles from './publish.module.css'
import { PAGE_ITSELF } from '#editor/inspector/use-open-block.ts'

type Problem = OutputFor<'pages.getPublishing'>['problems'][number]
type ProblemListProps = { readonly problems: readonly Problem[] }

/** Counts the pages that have problems. */
export function countPages(problems: ProblemListProps['problems']): number {
  return new Set(problems.map(({ page_id }) => page_id)).size
}

/** The problems of pages that are published, each with a link to it, except on deleted pages. */
export function ProblemList({ problems }: ProblemListProps) {
  const t = useT()
  const slug = useSlug()
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={`${problem.page_id} ${problem.block_id} ${problem.path} ${problem.code}`}>
          {problem.code === 'deleted_meanwhile' ? (
            <strong dir="auto">{problem.title}</strong>
          ) : (
            <Link
              to="/apps/$slug/pages/$page_id"
              params={{ slug, page_id: problem.page_id }}
              search={{ block: problem.block_id ?? PAGE_ITSELF }}
              onClick={closePublishDialog}
            >
              {problem.title}
            </Link>
          )}{' '}
          {t.find(`errors.${problem.code}`, problem.params) ?? problem.path}
        </li>
      ))}
    </ul>
  )
}

/** The pages that a publish has left out, with their problems. */
export function LeftOutPages({ problems }: ProblemListProps) {
  const t = useT()
  return (
    <>
      <Notice
        tone="warn"
        icon={<TriangleAlert />}
        role="alert"
        title={t('publish.left_out_title', { count: countPages(problems) })}
      >
        {t('publish.left_out_text')}
      </Notice>
      <ProblemList problems={problems} />
    </>
  )
}
