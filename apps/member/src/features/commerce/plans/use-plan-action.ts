import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/api/use-api.ts'
import { useFormatError } from '#platform/format-error.ts'
import { useSessionStore } from '#platform/session/use-session.ts'
import { useToast } from '#platform/toasts.ts'

/** The key of the member's plans in the query cache. */
export const PLANS_KEY = ['commerce', 'subscriptions']

type PlanAction<T> = {
  plan_id: string
  run: (api: ReturnType<typeof useApi>) => Promise<T>
  /** What to say afterwards; null: nothing. */
  formatDone: (result: T) => string | null
  onDone?: (result: T) => void
}

/** Changes a plan, says what came of it, and loads the plans and what the member may open again. */
export function usePlanAction<T>({ plan_id, run, formatDone, onDone }: PlanAction<T>) {
  const api = useApi()
  const toast = useToast()
  const client = useQueryClient()
  const store = useSessionStore()
  const formatError = useFormatError()
  return useMutation({
    mutationFn: () => run(api),
    onSuccess: (result) => {
      const text = formatDone(result)
      if (text !== null) toast({ text, topic: plan_id })
      onDone?.(result)
    },
    onError: (error) => toast({ text: formatError(error), tone: 'danger', topic: plan_id }),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: PLANS_KEY }), store.refresh()]),
  })
}
