import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Link } from '@tanstack/react-router'
import { useSlug } from '#platform/routes.ts'
import { closePublishDialog } from './publish-dialog-store.ts'
import styles from './publish.module.css'

type Problem =
  | OutputFor<'pages.getPublishing'>['problems'][number]
  | OutputFor<'pages.listChanges'>['warnings'][number]
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
          ) : problem.path.startsWith('navigation.') ? (
            <Link to="/apps/$slug/settings/navigation" params={{ slug }} onClick={closePublishDialog}>
              {problem.title}
            </Link>
          ) : (
            <Link
              to="/apps/$slug/pages/$page_id"
              params={{ slug, page_id: problem.page_id }}
              search={problem.block_id === null ? {} : { block: problem.block_id }}
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
