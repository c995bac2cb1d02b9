import { useT } from '@foyer/i18n/react'
import { Button, EmptyState } from '@foyer/ui'
import { Lock, X } from 'lucide-react'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { usePlatform } from '#platform/platform.ts'
import { subscribeToLocation } from '#platform/routing/app-location.ts'
import { subscriptionOffer } from '#platform/session/subscription-offer.ts'
import { useMember } from '#platform/session/use-session.ts'
import { PeopleUpsell } from '../../directory/index.ts'
import { FirstMessage } from './first-message.tsx'
import styles from './new-message.module.css'
import { newDraftKey } from '../composer/drafts.ts'
import { useDraft } from '../composer/use-draft.ts'
import { newMessageUrl } from '#platform/routing/new-message-url.ts'
import { parseUsers } from './people-address.ts'
import { PeoplePicker } from './people-picker.tsx'
import type { Person } from './person-row.tsx'
import { PickedPeople, toggle } from './picked-people.tsx'
import { firstName } from './thread-people.ts'
import { TitleField } from './title-field.tsx'

/** A new message: choosing people, then writing to them. The address names the people who were chosen. */
export function NewMessage(): ReactNode {
  const t = useT()
  const { app, location } = usePlatform()
  const member = useMember()
  const search = useSyncExternalStore(
    subscribeToLocation,
    () => globalThis.location.search,
    () => '',
  )
  const user_ids = parseUsers(search)
  const [picked, setPicked] = useState<readonly Person[]>([])
  const people_ids = user_ids.length > 0 ? user_ids : picked.map(({ user_id }) => user_id)
  const [draft, changeDraft, clearDraft] = useDraft(member?.id ?? '', newDraftKey(people_ids))
  const title = draft.title ?? ''
  const setTitle = (next: string): void => changeDraft({ title: next })
  if (!member) return null
  const offer = subscriptionOffer(app, member)
  if (offer) return <PeopleUpsell offer={offer} />
  if (member.subscriber_id === null) {
    return <EmptyState icon={<Lock />} title={t('inbox.pending_title')} text={t('inbox.pending_text')} />
  }
  if (user_ids.length > 0) {
    return (
      <FirstMessage
        key={user_ids.join()}
        user_ids={user_ids}
        title={title}
        text={draft.text}
        onTitle={setTitle}
        onText={(text) => changeDraft({ text })}
        onSent={clearDraft}
        onBack={() => location.navigate('/me/messages/new', { replace: true })}
      />
    )
  }
  return (
    <div className={styles.screen} data-hides-tabs="">
      <header className={styles.bar}>
        <a href="/me/messages" className={styles.back} aria-label={t('common.close')}>
          <X aria-hidden="true" />
        </a>
        <h1 className={styles.title}>{t('inbox.new_message')}</h1>
      </header>
      <div className={styles.people}>
        <PickedPeople people={picked} onRemove={(person) => setPicked(toggle(picked, person))} />
        {picked.length > 1 && <TitleField value={title} onChange={setTitle} />}
        <PeoplePicker picked={picked} onToggle={(person) => setPicked(toggle(picked, person))} />
        <p className={styles.hint}>
          <a href="/me/account/privacy">{t('inbox.who_may_write')}</a>
        </p>
      </div>
      <div className={styles.foot}>
        <Button
          is_wide
          disabled={picked.length === 0}
          onClick={() => location.navigate(newMessageUrl(picked.map(({ user_id }) => user_id)))}
        >
          <StartLabel picked={picked} />
        </Button>
      </div>
    </div>
  )
}

function StartLabel({ picked }: { picked: readonly Person[] }): ReactNode {
  const t = useT()
  const [only] = picked
  if (!only) return t('inbox.choose_people')
  if (picked.length === 1) return t('inbox.write_to', { name: firstName(only.name) })
  return t('inbox.start_with', { count: picked.length })
}
