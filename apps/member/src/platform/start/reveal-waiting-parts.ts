/** Shows what waits unseen for the member's own data, because that data failed to load. Has no effect on the server. */
export function revealWaitingParts(): void {
  if (typeof document !== 'undefined') document.documentElement.dataset['hasFailed'] = ''
}
