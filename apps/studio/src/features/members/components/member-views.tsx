import { useFormat, useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { removeEmpty } from '#platform/search-params.ts'
import { ViewTabs } from '#platform/parts/view-tabs.tsx'
import { useSlug } from '#platform/routes.ts'
import { MEMBER_VIEWS, type MemberSearch } from '../member-search.ts'
import { memberCountsQuery } from '../queries.ts'

type Count = { readonly total: number; readonly is_total_capped: boolean }

/** The views of the list, everyone and preset filters, with their counts. */
export function MemberViews({ search }: { readonly search: MemberSearch }) {
  const t = useT()
  const format = useFormat()
  const slug = useSlug()
  const { data } = useQuery(memberCountsQuery(slug))
  const formatCount = (count: Count | undefined): string | undefined =>
    count && `${format.number(count.total)}${count.is_total_capped ? '+' : ''}`
  const views = [
    {
      view: undefined,
      id: 'everyone',
      label: t('studio_members.views.everyone'),
      count: formatCount(data?.everyone),
    },
    ...MEMBER_VIEWS.map((view) => ({
      view,
      id: view,
      label: t(`studio_members.views.${view}`),
      count: formatCount(data?.views[view]),
    })),
  ]
  return (
    <ViewTabs
      label={t('studio_members.views.title')}
      views={views.map((one) => ({ ...one, is_shown: one.view === search.view }))}
    >
      {({ view }, count_text, attributes) => (
        <Link
          to="/apps/$slug/members"
          params={{ slug }}
          search={removeEmpty({ ...search, view })}
          activeProps={{}}
          {...attributes}
        >
          {count_text}
        </Link>
      )}
    </ViewTabs>
  )
}
