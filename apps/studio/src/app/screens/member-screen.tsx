import { useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { AccessPanel, GrantAccess, OwnedList } from '../../features/access/index.ts'
import { firstName, MemberScreen, memberQuery } from '../../features/members/index.ts'
import { PagePicker } from '../../features/pages/index.ts'
import { QueryBoundary } from '../../platform/load-state.tsx'
import { removeEmpty } from '../../platform/search-params.ts'

const route = getRouteApi('/apps/$slug/members/$member_id')

/** One member with their details and access decisions for the page and time in the URL. */
export function MemberDetailScreen() {
  const t = useT()
  const { slug, member_id } = route.useParams()
  const { page, at, who } = route.useSearch()
  const navigate = useNavigate({ from: '/apps/$slug/members/$member_id' })
  const query = useQuery(memberQuery(slug, member_id))
  return (
    <QueryBoundary query={query} content_name={t('studio_members.this_member')}>
      {(member) => {
        const { subscriber_id } = member
        const name = firstName(member)
        return (
          <MemberScreen
            member={member}
            actions={subscriber_id && <GrantAccess subscriber_id={subscriber_id} name={name} />}
            side={
              subscriber_id ? (
                <>
                  <AccessPanel
                    subscriber_id={subscriber_id}
                    name={name}
                    page_id={page ?? null}
                    at={at ?? null}
                    is_guest={who === 'guest'}
                    PagePicker={PagePicker}
                    onChange={(question) =>
                      void navigate({
                        search: removeEmpty({
                          page: question.page_id,
                          at: question.at,
                          who: question.is_guest ? 'guest' : null,
                        }),
                        replace: true,
                      })
                    }
                  />
                  <OwnedList subscriber_id={subscriber_id} name={name} />
                </>
              ) : (
                <p>{t('studio_members.waiting', { name })}</p>
              )
            }
          />
        )
      }}
    </QueryBoundary>
  )
}
