import { useT } from '@foyer/i18n/react'
import { Avatar, SearchField } from '@foyer/ui'
import { Popover } from '@foyer/ui/popover'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown, UserRound } from 'lucide-react'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { memberNamesQuery } from '../../members/index.ts'
import { moveRowFocus } from '#platform/keyboard.ts'
import { QueryBoundary, RowSkeleton } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import styles from './view-as.module.css'
import { useViewedMember, setViewedMember, type ViewedMember } from './viewed-member.ts'

/** Selects the member as whom the page is viewed; the result is then shown above the page. */
export function ViewAsButton() {
  const t = useT()
  const slug = useSlug()
  const viewed_member = useViewedMember(slug)
  return (
    <Popover
      label={t('editor.as.choose')}
      placement="bottom end"
      trigger={
        <button type="button" className={styles.button}>
          {viewed_member ? <ViewedAvatar member={viewed_member} /> : <UserRound aria-hidden="true" />}
          <span className={styles.words}>
            {viewed_member
              ? t('editor.as.member', { name: getDisplayName(viewed_member) })
              : t('editor.as.choose')}
          </span>
          <ChevronDown aria-hidden="true" />
        </button>
      }
    >
      {(close) => (
        <MemberChoices
          viewed_member={viewed_member}
          onChoose={(member) => {
            setViewedMember(slug, member)
            close()
          }}
        />
      )}
    </Popover>
  )
}

type MemberChoicesProps = {
  readonly viewed_member: ViewedMember | null
  readonly onChoose: (member: ViewedMember | null) => void
}

function MemberChoices({ viewed_member, onChoose }: MemberChoicesProps) {
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
        if (moveRowFocus(event.currentTarget, event.key)) event.preventDefault()
      }}
    >
      <SearchField
        label={t('studio_members.search')}
        clear_label={t('common.clear')}
        value={text}
        onSearch={setText}
      />
      <QueryBoundary
        query={query}
        content_name={t('studio.nav.members')}
        skeleton={<RowSkeleton count={3} />}
      >
        {({ members }) => (
          <ul className={styles.list}>
            {viewed_member && term === '' && (
              <MemberChoice onChoose={() => onChoose(null)} icon={<UserRound aria-hidden="true" />}>
                {t('editor.as.nobody')}
              </MemberChoice>
            )}
            {members.map(({ id, subscriber_id, name, email, avatar_urls }) => {
              if (subscriber_id === null) return null
              const member = { id, subscriber_id, name, email, avatar: avatar_urls?.small ?? null }
              return (
                <MemberChoice
                  key={id}
                  is_chosen={id === viewed_member?.id}
                  onChoose={() => onChoose(member)}
                  icon={<ViewedAvatar member={member} />}
                >
                  {getDisplayName(member)}
                  {name && (
                    <span className={styles.email} dir="ltr">
                      {email}
                    </span>
                  )}
                </MemberChoice>
              )
            })}
          </ul>
        )}
      </QueryBoundary>
      {query.data?.members.length === 0 && (
        <p className={styles.none}>
          {term === '' ? t('editor.as.no_members') : t('common.search_no_results')}
        </p>
      )}
    </div>
  )
}

type MemberChoiceProps = {
  readonly icon: ReactNode
  readonly is_chosen?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function MemberChoice({ icon, is_chosen = false, onChoose, children }: MemberChoiceProps) {
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

function ViewedAvatar({ member }: { readonly member: ViewedMember }) {
  return <Avatar name={getDisplayName(member)} src={member.avatar} size={20} />
}

function getDisplayName({ name, email }: ViewedMember): string {
  return name || email
}
