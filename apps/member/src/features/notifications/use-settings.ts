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

/** The choices without the refused ones; a choice that has changed since stays. */
export function dropRefused(choices: PartialChoices, refused: PartialChoices): PartialChoices {
  const remaining = Object.entries(choices).filter(
    ([name, value]) => refused[name as keyof NotificationChoices] !== value,
  )
  return Object.fromEntries(remaining)
}

/**
 * The member's settings and how to change one. A change shows at once and reverts with an error when the server
 * refuses.
 */
export function useSettings(): {
  query: UseQueryResult<NotificationSettings>
  /** Choices made here that the server has not confirmed yet. */
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
    // One after another, so that the last choice reaches the server last.
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
