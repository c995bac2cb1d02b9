import type { InputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { reportsKey } from '../queries.ts'

type Decision = InputFor<'messaging.decideReport'>['data']

/** Decisions after which the next case opens. */
const FINAL: readonly Decision['action'][] = ['keep', 'hide', 'delete', 'mute', 'suspend']
/** Decisions that hide the message, which can be undone at once. */
const HIDING: readonly Decision['action'][] = ['hide', 'mute']

/** Carries out decisions about a case in order, and shows what the last one has done. */
export function useDecide(id: string, onResolved: () => void) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const mutation = useMutation({
    mutationFn: async (decisions: readonly Decision[]) => {
      // oxlint-disable-next-line no-await-in-loop -- each decision follows the one before
      for (const data of decisions) await call('messaging.decideReport', { id, data })
    },
    onSuccess: async (_answer, decisions) => {
      const action = decisions.at(-1)?.action
      if (action === undefined) return
      toasts.add({
        text: t(`studio_moderation.done.${action}`),
        topic: `report:${id}`,
        ...(HIDING.includes(action) && {
          duration: UNDO_DURATION,
          action: { label: t('common.undo'), onAction: () => mutation.mutate([{ action: 'restore' }]) },
        }),
      })
      if (FINAL.includes(action)) onResolved()
      await cache.invalidateQueries({ queryKey: reportsKey(slug) })
    },
    onError: (error) => {
      toasts.add({ text: formatError(t, error), tone: 'danger' })
    },
  })
  return mutation
}
