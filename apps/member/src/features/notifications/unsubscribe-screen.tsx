import { ApiError } from '@foyer/contract/api-error'
import type { MailChoices, MailKind } from '@foyer/contract/notifications/unsubscribe-shapes'
import { useT } from '@foyer/i18n/react'
import { Button, Card, EmptyState, LinkButton, Notice, Switch } from '@foyer/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useFormatError } from '../../platform/format-error.ts'
import { usePlatform } from '../../platform/platform.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { Screen } from '../../platform/screen/screen.tsx'
import { useToast } from '../../platform/toasts.ts'
import styles from './notifications.module.css'

const KINDS: readonly MailKind[] = ['reminders', 'messages', 'news']

type Change = { type: MailKind | 'all'; receive: boolean }

/** Which mails a member gets, behind the signed link of one of them; nobody needs to sign in. */
export function UnsubscribeScreen({ id }: { id: string }): ReactNode {
  const t = useT()
  const api = useApi()
  const { app } = usePlatform()
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: () => api('notifications.getMailChoices', { subscriber_id: id }),
  })
  return (
    <Screen title={t('unsubscribe.title', { app: app.name })}>
      {isUnusable(query.error) ? (
        <UnusableLink />
      ) : (
        <QueryBoundary query={query}>{(choices) => <Choices token={id} known={choices} />}</QueryBoundary>
      )}
    </Screen>
  )
}

const keyOf = (token: string) => ['notifications', 'unsubscribe', token]

/** A token that cannot be one is refused as `invalid`. */
function isUnusable(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'token_invalid' || error.code === 'invalid')
}

function UnusableLink(): ReactNode {
  const t = useT()
  return (
    <EmptyState
      icon={<MailX />}
      title={t('unsubscribe.unusable_title')}
      text={t('unsubscribe.unusable_text')}
      actions={
        <LinkButton size="small" href="/me/account/notifications">
          {t('unsubscribe.settings')}
        </LinkButton>
      }
    />
  )
}

function Choices({ token, known }: { token: string; known: MailChoices }): ReactNode {
  const t = useT()
  const { choices, changed, change } = useChange(token, known)
  const { kind, address } = choices
  const is_all_off = KINDS.every((one) => !choices[one])
  return (
    <div className={styles.groups}>
      <p className={styles.address}>
        {t('unsubscribe.address')} <bdi dir="ltr">{address}</bdi>
      </p>
      <output className={styles.word}>
        {changed && (
          <Notice tone="ok" icon={<Check />}>
            {is_all_off
              ? t('unsubscribe.all_off')
              : changed.receive
                ? t('unsubscribe.on_again')
                : t(`unsubscribe.${changed.type}_off`)}
          </Notice>
        )}
      </output>
      {choices[kind] && (
        <Button is_wide onClick={() => change({ type: kind, receive: false })}>
          {t(`unsubscribe.end_${kind}`)}
        </Button>
      )}
      <section className={styles.group}>
        <h2 className={styles.title}>{t('unsubscribe.choose')}</h2>
        <Card>
          <div className={styles.rows}>
            {KINDS.map((one) => (
              <Switch
                key={one}
                label={t(`unsubscribe.${one}`)}
                meta={t(`unsubscribe.${one}_meta`)}
                checked={choices[one]}
                onChange={({ target }) => change({ type: one, receive: target.checked })}
              />
            ))}
          </div>
        </Card>
      </section>
      {!is_all_off && (
        <Button kind="outline" is_wide onClick={() => change({ type: 'all', receive: false })}>
          {t('unsubscribe.end_all')}
        </Button>
      )}
      <p className={styles.small}>{t('unsubscribe.always')}</p>
    </div>
  )
}

/** The choices as they will be, what was changed last, and how to change them. A refused change reverts. */
function useChange(token: string, known: MailChoices) {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const client = useQueryClient()
  const formatError = useFormatError()
  const { mutate, variables, isPending, isSuccess } = useMutation({
    // One after another, so that the last choice reaches the server last.
    scope: { id: 'unsubscribe' },
    mutationFn: (change: Change) => api('notifications.unsubscribe', { subscriber_id: token, ...change }),
    onSuccess: (choices) => client.setQueryData<MailChoices>(keyOf(token), choices),
    onError: (error, change) =>
      toast({
        text: formatError(error),
        tone: 'danger',
        action: { label: t('common.retry'), onAction: () => mutate(change) },
      }),
  })
  const choices = { ...known }
  if (isPending)
    for (const kind of variables.type === 'all' ? KINDS : [variables.type]) choices[kind] = variables.receive
  return { choices, changed: isSuccess ? variables : null, change: (change: Change) => mutate(change) }
}
