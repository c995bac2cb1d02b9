type State = {
  isLoading: boolean
  isLoadingError: boolean
  isPlaceholderData: boolean
  errorUpdateCount: number
}

/** Whether what is shown is not the answer to the term yet. */
export function isAwaited({ isLoading, isPlaceholderData }: State): boolean {
  return isLoading || isPlaceholderData
}

/** Whether a search has failed, also while it is tried again. */
export function hasFailed(query: State): boolean {
  return query.isLoadingError || (query.errorUpdateCount > 0 && isAwaited(query))
}
