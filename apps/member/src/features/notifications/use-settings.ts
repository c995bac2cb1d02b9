import type { NotificationChoices, NotificationSettings } from '@foyer/contract/notifications/shapes'
import { areRemindersInactive } from '@foyer/domain/notifications'
import { useT } from '@foyer/i18n/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useFormatError } from '../../platform/format-error.ts'
import { useToast } from '../../platform/toasts.ts'

const KEY = ['notifications', 'settings']

/** Some of the member's choices. */
export type PartialChoices = Partial<NotificationChoices>

/** The settings with choices in them, and with what follows from these. */
export function applyChoices(settings: NotificationSettings, choices: PartialChoices): NotificationSettings {
  const chosen = { ...settings, ...choices }
  return { ...chosen, is_all_reminders_inactive: areRemindersInactive(chosen) }
}

/** Choices without those that were refused; what was chosen otherwise meanwhile stays. */
export function dropRefused(choices: PartialChoices, refused: PartialChoices): PartialChoices {
  const remaining = Object.entries(choices).filter(
    ([name, value]) => refused[name as keyof NotificationChoices] !== value,
  )
  return Object.fromEntries(remaining)
}

/** The member's settings, and how one is changed: it shows at once, and goes back with a reason if the server says no. */
export function useSettings(): {
  query: UseQueryResult<NotificationSettings>
  /** What was chosen here, ahead of the server's word. */
  chosen: PartialChoices
  change: (change: PartialChoices) => void
} {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const client = useQueryClient()
  const formatError = useFormatError()
  const [chosen, setChosen] = useState<PartialChoices>({})
  const query = useQuery({ queryKey: KEY, queryFn: () => api('notifications.getSettings') })
  const { mutate } = useMutation({
    // One after the other, so that the last one said is the last one heard.
    scope: { id: 'notifications' },
    mutationFn: (change: PartialChoices) => api('notifications.updateSettings', change),
    onSuccess: (settings) => client.setQueryData<NotificationSettings>(KEY, settings),
    onError: (error, change) => {
      setChosen((choices) => dropRefused(choices, change))
      toast({
        text: formatError(error),
        tone: 'danger',
        action: { label: t('common.retry'), onAction: () => mutateChoices(change) },
      })
    },
  })
  const mutateChoices = (change: PartialChoices): void => {
    setChosen((choices) => ({ ...choices, ...change }))
    mutate(change)
  }
  return { query, chosen, change: mutateChoices }
}
