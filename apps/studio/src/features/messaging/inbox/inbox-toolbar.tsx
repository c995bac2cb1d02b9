import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Chip, IconButton, RadioGroup, SelectField, Switch } from '@foyer/ui'
import { Popover } from '@foyer/ui/popover'
import { Link, useNavigate } from '@tanstack/react-router'
import { ListFilter, SquarePen } from 'lucide-react'
import { ListToolbar } from '#platform/parts/list-toolbar.tsx'
import { useSlug } from '#platform/routes.ts'
import { removeEmpty } from '#platform/search-params.ts'
import { useTeamMember } from '#platform/session.ts'
import { getDefaultScope } from './inbox-states.tsx'
import styles from './inbox.module.css'
import type { InboxSearch } from './queries.ts'

type Inbox = OutputFor<'messaging.getInbox'>

type InboxToolbarProps = {
  readonly inbox: Inbox
  readonly search: InboxSearch
  readonly can_start: boolean
  readonly onNew: () => void
}

/** Views, search and filters of the inbox, all of them in the URL. */
export function InboxToolbar({ inbox, search, can_start, onNew }: InboxToolbarProps) {
  const t = useT()
  const change = useChangeSearch(search)
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('studio_inbox.title')}</h1>
        <Filters inbox={inbox} search={search} onChange={change} />
        {can_start && (
          <IconButton
            kind="outline"
            label={t('studio_inbox.start.open')}
            icon={<SquarePen />}
            onClick={onNew}
          />
        )}
      </header>
      <Views inbox={inbox} search={search} />
      <div className={styles.search}>
        <ListToolbar
          label={t('studio_inbox.search')}
          term={search.term ?? ''}
          onSearch={(term) => change({ term: term === '' ? undefined : term })}
        />
      </div>
      <SetFilters inbox={inbox} search={search} onChange={change} />
    </>
  )
}

type Change = { readonly [Key in keyof InboxSearch]?: InboxSearch[Key] | undefined }

/** Changes what is listed; the open conversation closes, because it may not be among it. */
function useChangeSearch(search: InboxSearch): (next: Change) => void {
  const slug = useSlug()
  const navigate = useNavigate()
  return (next) =>
    void navigate({
      to: '/apps/$slug/messages/inbox',
      params: { slug },
      search: removeEmpty({ ...search, thread: undefined, ...next }),
      replace: true,
    })
}

function Views({ inbox, search }: Pick<InboxToolbarProps, 'inbox' | 'search'>) {
  const t = useT()
  const slug = useSlug()
  const counts = search.scope === 'mine' ? inbox.mine : inbox.team
  const views = [
    { view: undefined, label: t('studio_inbox.views.open'), count: counts?.open },
    { view: 'waiting', label: t('studio_inbox.views.waiting'), count: counts?.waiting },
    { view: 'done', label: t('studio_inbox.views.done'), count: undefined },
  ] as const
  return (
    <nav aria-label={t('studio_inbox.views.title')}>
      <ul className={styles.views}>
        {views.map(({ view, label, count }) => (
          <li key={label}>
            <Link
              to="/apps/$slug/messages/inbox"
              params={{ slug }}
              search={removeEmpty({ ...search, thread: undefined, view })}
              className={styles.view}
              activeProps={{}}
              aria-current={search.view === view ? 'page' : undefined}
            >
              {label} {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type FiltersProps = Pick<InboxToolbarProps, 'inbox' | 'search'> & {
  readonly onChange: (next: Change) => void
}

/** Whose conversations, unread ones only, and who answers. */
function Filters({ inbox, search, onChange }: FiltersProps) {
  const t = useT()
  const { scope = 'team', unread = false, assignee = '' } = search
  const default_scope = getDefaultScope(inbox)
  const choices = useAssigneeChoices(inbox)
  const label = t('studio_inbox.filters.title')
  const has_filter = unread || assignee !== '' || scope !== default_scope
  return (
    <Popover
      label={label}
      placement="bottom start"
      trigger={<IconButton label={label} icon={<ListFilter />} has_news={has_filter} />}
    >
      <div className={styles.filters}>
        {inbox.mine !== null && (
          <RadioGroup
            label={t('studio_inbox.filters.scope')}
            value={scope}
            choices={[
              { value: 'team', label: t('studio_inbox.scopes.team') },
              { value: 'mine', label: t('studio_inbox.scopes.mine') },
            ]}
            onChange={(next) => onChange({ scope: next === default_scope ? undefined : next })}
          />
        )}
        <Switch
          label={t('studio_inbox.filters.unread')}
          checked={unread}
          onChange={({ target }) => onChange({ unread: target.checked || undefined })}
        />
        {scope === 'team' && inbox.team !== null && (
          <SelectField
            label={t('studio_inbox.filters.assignee')}
            value={assignee}
            choices={choices}
            onChange={({ target }) => onChange({ assignee: target.value || undefined })}
          />
        )}
      </div>
    </Popover>
  )
}

/** The filters that are set, each with a way to remove it. */
function SetFilters({ inbox, search, onChange }: FiltersProps) {
  const t = useT()
  const { scope, unread, assignee } = search
  const choices = useAssigneeChoices(inbox)
  const set = [
    scope !== undefined &&
      scope !== getDefaultScope(inbox) && {
        id: 'scope',
        label: t(`studio_inbox.scopes.${scope}`),
        next: { scope: undefined },
      },
    unread && { id: 'unread', label: t('studio_inbox.filters.unread'), next: { unread: undefined } },
    assignee !== undefined && {
      id: 'assignee',
      label: choices.find(({ value }) => value === assignee)?.label ?? t('studio_inbox.someone'),
      next: { assignee: undefined },
    },
  ].filter((one) => one !== false && one !== undefined)
  if (set.length === 0) return null
  return (
    <ul className={styles.set} aria-label={t('studio_inbox.filters.title')}>
      {set.map(({ id, label, next }) => (
        <li key={id}>
          <Chip
            onRemove={() => onChange(next)}
            remove_label={t('studio_inbox.filters.remove', { name: label })}
          >
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

function useAssigneeChoices({ team_members }: Inbox) {
  const t = useT()
  const me = useTeamMember()
  return [
    { value: '', label: t('studio_inbox.assign.anyone') },
    { value: 'me', label: t('studio_inbox.assign.to_me') },
    { value: 'unassigned', label: t('studio_inbox.assign.nobody') },
    ...team_members
      .filter(({ team_member_id }) => team_member_id !== me.id)
      .map(({ team_member_id, name }) => ({ value: team_member_id, label: name })),
  ]
}
