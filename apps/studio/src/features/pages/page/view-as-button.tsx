import { useT } from '@foyer/i18n/react'
import { Avatar, SearchField } from '@foyer/ui'
import { Popover } from '@foyer/ui/popover'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown, UserRound } from 'lucide-react'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { memberNamesQuery } from '../../members/index.ts'
import { moveAmongRows } from '#platform/keys.ts'
import { LoadState, RowSkeleton } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import styles from './view-as.module.css'
import { useViewedAs, viewAs, type ViewedMember } from './viewed-as.ts'

/** Chooses the member as whom the page is looked at: whether they can open it is then said above it. */
export function ViewAsButton() {
  const t = useT()
  const slug = useSlug()
  const viewed = useViewedAs(slug)
  return (
    <Popover
      label={t('editor.as.choose')}
      placement="bottom end"
      trigger={
        <button type="button" className={styles.button}>
          {viewed ? <Face member={viewed} /> : <UserRound aria-hidden="true" />}
          <span className={styles.words}>
            {viewed ? t('editor.as.member', { name: nameOf(viewed) }) : t('editor.as.choose')}
          </span>
          <ChevronDown aria-hidden="true" />
        </button>
      }
    >
      {(close) => (
        <Choices
          viewed={viewed}
          onChoose={(member) => {
            viewAs(slug, member)
            close()
          }}
        />
      )}
    </Popover>
  )
}

type ChoicesProps = {
  readonly viewed: ViewedMember | null
  readonly onChoose: (member: ViewedMember | null) => void
}

function Choices({ viewed, onChoose }: ChoicesProps) {
  const t = useT()
  const slug = useSlug()
  const [text, setText] = useState('')
  const term = useDeferredValue(text.trim())
  const query = useQuery(memberNamesQuery(slug, term))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only moves the focus among buttons
    <div
      className={styles.choices}
      onKeyDown={(event) => {
        if (moveAmongRows(event.currentTarget, event.key)) event.preventDefault()
      }}
    >
      <SearchField
        label={t('studio_members.search')}
        clear_label={t('common.clear')}
        value={text}
        onSearch={setText}
      />
      <LoadState query={query} what={t('studio.nav.members')} skeleton={<RowSkeleton count={3} />}>
        {({ members }) => (
          <ul className={styles.list}>
            {viewed && term === '' && (
              <Choice onChoose={() => onChoose(null)} icon={<UserRound aria-hidden="true" />}>
                {t('editor.as.nobody')}
              </Choice>
            )}
            {members.map(({ id, subscriber_id, name, email, avatar_urls }) => {
              if (subscriber_id === null) return null
              const member = { id, subscriber_id, name, email, avatar: avatar_urls?.small ?? null }
              return (
                <Choice
                  key={id}
                  is_chosen={id === viewed?.id}
                  onChoose={() => onChoose(member)}
                  icon={<Face member={member} />}
                >
                  {nameOf(member)}
                  {name && (
                    <span className={styles.email} dir="ltr">
                      {email}
                    </span>
                  )}
                </Choice>
              )
            })}
          </ul>
        )}
      </LoadState>
      {query.data?.members.length === 0 && (
        <p className={styles.none}>
          {term === '' ? t('editor.as.no_members') : t('common.search_no_results')}
        </p>
      )}
    </div>
  )
}

type ChoiceProps = {
  readonly icon: ReactNode
  readonly is_chosen?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Choice({ icon, is_chosen = false, onChoose, children }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={styles.choice} data-row="" aria-pressed={is_chosen} onClick={onChoose}>
        {icon}
        <span className={styles.who}>{children}</span>
        {is_chosen && <Check aria-hidden="true" />}
      </button>
    </li>
  )
}

function Face({ member }: { readonly member: ViewedMember }) {
  return <Avatar name={nameOf(member)} src={member.avatar} size={20} />
}

function nameOf({ name, email }: ViewedMember): string {
  return name || email
}
