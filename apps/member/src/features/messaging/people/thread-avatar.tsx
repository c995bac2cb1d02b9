import type { Thread } from '@foyer/contract/messaging/shapes'
import { Avatar } from '@foyer/ui'
import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePersonName } from '#platform/person-name.ts'
import { usePlatform } from '#platform/platform.ts'
import { useMember } from '#platform/session/use-session.ts'
import styles from './thread-avatar.module.css'
import { findOther, listFaces } from './thread-people.ts'

type ThreadAvatarProps = {
  thread: Pick<Thread, 'type' | 'title' | 'participants'>
  size?: 'small' | 'medium' | 'large'
}

/** The picture of a thread: the other person, two faces of a group, or the app's own sign. Decorative. */
export function ThreadAvatar({ thread, size = 'medium' }: ThreadAvatarProps): ReactNode {
  const viewer_id = useMember()?.id ?? null
  const personName = usePersonName()
  if (thread.type === 'feed' || thread.type === 'page') return <AppSign size={size} />
  const other = findOther(thread, viewer_id)
  const faces = listFaces(thread, viewer_id)
  if (thread.type === 'group' && faces.length > 1) {
    return (
      <span className={styles.faces} data-size={size} aria-hidden="true">
        {faces.map(({ user_id, name, avatar_urls }) => (
          <Avatar key={user_id} name={personName(name)} src={avatar_urls?.small ?? null} />
        ))}
      </span>
    )
  }
  const person = other ?? faces[0]
  const src = size === 'large' ? person?.avatar_urls?.large : person?.avatar_urls?.small
  return (
    <span className={styles.face} data-size={size} aria-hidden="true">
      <Avatar name={personName(person?.name ?? thread.title)} src={src ?? null} />
    </span>
  )
}

function AppSign({ size }: { size: string }): ReactNode {
  const { logo } = usePlatform().app
  return (
    <span className={styles.sign} data-size={size} aria-hidden="true">
      {logo ? <img src={logo.src} alt="" loading="lazy" decoding="async" /> : <MessageCircle />}
    </span>
  )
}
