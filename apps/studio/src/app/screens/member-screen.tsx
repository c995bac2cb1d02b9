import { useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { AccessPanel, GrantAccess, OwnedList } from '../../features/access/index.ts'
import { firstName, MemberScreen, memberQuery } from '../../features/members/index.ts'
import { MessageMember } from '../../features/messaging/index.ts'
import { NotificationLog } from '../../features/notifications/index.ts'
import { PagePicker } from '../../features/pages/index.ts'
import { MemberTraining } from '../../features/workouts/index.ts'
import { QueryBoundary } from '../../platform/load-state.tsx'
import { ViewTabs } from '../../platform/parts/view-tabs.tsx'
import { useSlug } from '../../platform/routes.ts'
import { removeEmpty } from '../../platform/search-params.ts'

const route = getRouteApi('/apps/$slug/members/$member_id')

/** One member with their details and access decisions for the page and time in the URL. */
export function MemberDetailScreen() {
  const t = useT()
  const { slug, member_id } = route.useParams()
  const { page, at, who, tab, session } = route.useSearch()
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
            tabs={subscriber_id && <MemberTabs member_id={member_id} tab={tab} />}
            content={
              subscriber_id &&
              (tab === 'notifications' ? (
                <NotificationLog id={member_id} />
              ) : tab === 'training' ? (
                <MemberTraining
                  id={member_id}
                  name={name}
                  session_id={session ?? null}
                  onSession={(session_id) =>
                    void navigate({
                      search: ({ session: _before, ...rest }) =>
                        removeEmpty({ ...rest, session: session_id }),
                    })
                  }
                />
              ) : null)
            }
            actions={
              subscriber_id && (
                <>
                  {!member.is_team && <MessageMember member_id={member_id} />}
                  <GrantAccess subscriber_id={subscriber_id} name={name} />
                </>
              )
            }
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
                          tab,
                          session,
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

type Tab = 'training' | 'notifications' | undefined

/** The parts of a member's screen, each with its own URL. */
function MemberTabs({ member_id, tab }: { readonly member_id: string; readonly tab: Tab }) {
  const t = useT()
  const slug = useSlug()
  const tabs = [
    { id: 'overview', tab: undefined, label: t('studio_training.tabs.overview') },
    { id: 'training', tab: 'training', label: t('studio_training.tabs.training') },
    { id: 'notifications', tab: 'notifications', label: t('studio_notices.title') },
  ] as const
  return (
    <ViewTabs
      label={t('studio_training.tabs.label')}
      views={tabs.map((one) => ({ ...one, is_shown: one.tab === tab }))}
    >
      {(one, content, attributes) => (
        <Link
          to="/apps/$slug/members/$member_id"
          params={{ slug, member_id }}
          search={({ tab: _before, session: _session, ...rest }) => removeEmpty({ ...rest, tab: one.tab })}
          activeOptions={{ exact: true }}
          activeProps={{}}
          {...attributes}
        >
          {content}
        </Link>
      )}
    </ViewTabs>
  )
}
