/** The address of a new message to some people. */
export function newMessageUrl(user_ids: readonly string[]): string {
  return `/me/messages/new?users=${user_ids.join(',')}`
}
