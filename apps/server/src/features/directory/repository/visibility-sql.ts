/** What the parts of a statement are called, in which people are looked for. */
export type VisibilityNames = {
  /** The app's id. */
  app: string
  /** A row of `users`. */
  user: string
  /** Their row of `subscribers`; all null where they have none. */
  subscriber: string
  /** The viewer's user id; null of a guest. */
  viewer: string
  /** Whether the viewer sees private profiles, too. */
  sees_private: string
}

/** SQL for the ids of everyone who is blocked by a user, or blocks them. */
export function createBlockedIdsSql(app: string, user_id: string): string {
  return `array(
    select blocked_user_id from blocked_people where app_id = ${app} and blocker_user_id = ${user_id}
    union all
    select blocker_user_id from blocked_people where app_id = ${app} and blocked_user_id = ${user_id})`
}

/** Returns the SQL form of `canSeePerson`; every query that lists people to members uses it. */
export function createVisibilitySql({
  app,
  user,
  subscriber,
  viewer,
  sees_private,
}: VisibilityNames): string {
  return `coalesce(${user}.id = ${viewer}, false) or (
    ${subscriber}.id is not null and ${user}.suspended_at is null and ${user}.deletes_at is null
    and (${user}.is_admin or ${user}.is_app_messaging_profile or ${subscriber}.profile_visibility = 'public'
      or ${sees_private})
    and ${user}.id <> all (${createBlockedIdsSql(app, viewer)}))`
}
